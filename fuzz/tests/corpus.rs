//! Replays what fuzzing found worth keeping: one input a file, `corpus/TARGET/NAME`. Inputs that once failed are
//! called `found-…`.

use std::path::Path;

use dequant_fuzz::TARGETS;

#[test]
fn every_input_of_the_corpus_is_survived() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    for (name, target) in TARGETS {
        let folder = std::fs::read_dir(corpus.join(name)).expect("a folder for each target");
        let mut files: Vec<_> = folder.map(|file| file.expect("a readable folder").path()).collect();
        files.sort();
        assert!(files.len() >= 20, "{name}: {} inputs", files.len());
        for file in files {
            // The name stands in the test's output, if this is the one that fails.
            println!("{}", file.display());
            target(&std::fs::read(&file).expect("a readable file"));
        }
    }
}

/// A few inputs that no fuzzer chose: of every length, all bits clear, all set, and mixed.
#[test]
fn plain_inputs_of_every_length_are_survived() {
    for (name, target) in TARGETS {
        for length in 0..200 {
            for byte in [0x00, 0xff, 0xa5] {
                println!("{name}: {length} bytes of {byte:#x}");
                target(&vec![byte; length]);
            }
        }
    }
}
