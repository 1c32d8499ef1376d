"""Other software, timed in the benchmark's rounds: reads requests from stdin, answers on stdout, a line of JSON each.

    {"prepare": {"input": "int4", "scale": "float32", "zero_point": "int4", "output": "float32",
                 "grouping": "blocks", "shape": [512, 1024], "parameters": [512, 32], "axis": 1, "block": 32}}
    -> {"runners": ["onnxruntime"]}
    {"prepare": {"format": "gguf.Q4_0", "bytes": 73728, "shape": [32, 4096], "output": "float32"}}
    -> {"runners": ["ggml"]}
    {"run": "onnxruntime", "calls": 8}
    -> {"ns": 81234.0}

Each runs on one thread and writes into memory that it has already, where its interface allows that. The time of a call
holds the few microseconds that calling it from Python takes.

ggml is the library that the package llama_cpp brings, or the one that the variable GGML_LIBRARY names: one with the
functions dequantize_row_*, compiled for this machine and without contraction of products and sums. torch takes part in
formats of floats of 4 bits: the formula, compiled by torch.compile, which needs a compiler of C++.
"""

import ctypes
import glob
import importlib.util
import json
import os
import sys
import time

import numpy as np

try:
    import onnx
    import onnxruntime
except ImportError:
    onnx = None
try:
    import torch

    torch.set_num_threads(1)
except ImportError:
    torch = None

BITS = {"int2": 2, "uint2": 2, "int4": 4, "uint4": 4, "float4e2m1": 4, "int16": 16, "uint16": 16, "float16": 16,
        "bfloat16": 16, "int32": 32, "float32": 32}
random = np.random.default_rng(7)


def codes(name, shape):
    """Random bytes, as many as the elements take."""
    count = int(np.prod(shape, dtype=np.int64))
    return random.integers(0, 256, (count * BITS.get(name, 8) + 7) // 8, dtype=np.uint8)


def scales(name, shape):
    """Numbers near one, in the type's bits."""
    count = int(np.prod(shape, dtype=np.int64))
    numbers = random.uniform(0.5, 1.5, count).astype(np.float32)
    if name == "float32":
        return numbers.view(np.uint8)
    if name == "float16":
        return numbers.astype(np.float16).view(np.uint8)
    if name == "bfloat16":
        return (numbers.view(np.uint32) >> 16).astype(np.uint16).view(np.uint8)
    return np.full(count, 127, np.uint8)


def onnx_type(name):
    names = {"float32": "FLOAT", "bfloat16": "BFLOAT16", "float8e8m0": "FLOAT8E8M0"}
    return onnx.TensorProto.DataType.Value(names.get(name, name.upper()))


def onnxruntime_call(case):
    """A graph of one node whose inputs are constants that no optimisation folds; the output is bound once."""
    for opset, ir in ((21, 10), (23, 11), (25, 13)):
        try:
            return onnxruntime_session(case, opset, ir)
        except Exception:
            continue
    return None


def onnxruntime_session(case, opset, ir):
    tensor = lambda name, kind, shape, data: onnx.helper.make_tensor(name, onnx_type(kind), shape, data.tobytes(), raw=True)
    constants = [tensor("x", case["input"], case["shape"], codes(case["input"], case["shape"])),
                 tensor("scale", case["scale"], case["parameters"], scales(case["scale"], case["parameters"]))]
    if case["zero_point"]:
        data = codes(case["zero_point"], case["parameters"])
        if case["input"].startswith(("float", "int32")):
            data[:] = 0
        constants.append(tensor("zero_point", case["zero_point"], case["parameters"], data))
    attributes = {}
    if case["grouping"] != "tensor":
        attributes["axis"] = case["axis"]
    if case["block"]:
        attributes["block_size"] = case["block"]
    if case["scale"] != case["output"]:
        attributes["output_dtype"] = onnx_type(case["output"])
    node = onnx.helper.make_node("DequantizeLinear", [constant.name for constant in constants], ["y"], **attributes)
    y = onnx.helper.make_tensor_value_info("y", onnx_type(case["output"]), case["shape"])
    graph = onnx.helper.make_graph([node], "one", [], [y], constants)
    model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", opset)], ir_version=ir)
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.intra_op_num_threads = 1
    options.log_severity_level = 4
    session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    output = onnxruntime.OrtValue.ortvalue_from_shape_and_type(case["shape"], onnx_type(case["output"]))
    binding = session.io_binding()
    binding.bind_ortvalue_output("y", output)
    call = lambda: session.run_with_iobinding(binding)
    call()
    return call


def torch_call(case):
    """Eager operators: subtract, multiply; or a cast and a product for floats."""
    kinds = {"int8": "int8", "uint8": "uint8", "int32": "int32", "int16": "int16", "float8e4m3fn": "float8_e4m3fn",
             "float8e5m2": "float8_e5m2", "float8e4m3fnuz": "float8_e4m3fnuz", "float8e5m2fnuz": "float8_e5m2fnuz"}
    if case["input"] not in kinds or case["grouping"] == "blocks":
        return None
    output = getattr(torch, case["output"])
    x = torch.from_numpy(codes(case["input"], case["shape"])).view(getattr(torch, kinds[case["input"]]))
    x = x.reshape(case["shape"])
    shape = [1] * len(case["shape"])
    if case["grouping"] == "axis":
        shape[case["axis"]] = case["shape"][case["axis"]]
    scale = torch.full(shape, 0.02, dtype=output)
    zero = torch.full(shape, 3, dtype=output)
    floats = case["input"].startswith("float")
    y = torch.empty(case["shape"], dtype=output)

    def call():
        y.copy_(x)
        if not floats:
            y.sub_(zero)
        y.mul_(scale)

    call()
    return call


def ggml_library():
    """The library, if there is one."""
    package = importlib.util.find_spec("llama_cpp")
    folders = package.submodule_search_locations if package else []
    found = [path for folder in folders for path in sorted(glob.glob(f"{folder}/lib/libggml-base.*"))]
    path = os.environ.get("GGML_LIBRARY") or (found and found[0])
    try:
        return ctypes.CDLL(path) if path else None
    except OSError as error:
        print(f"ggml: {error}", file=sys.stderr)
        return None


def ggml_call(case):
    """The function of a block format, from blocks to float32."""
    if case["output"] != "float32":
        return None
    family, name = case["format"].split(".")
    symbol = "dequantize_row_" + name.lower()
    symbol = symbol[:-1] + "K" if symbol.endswith("_k") else symbol
    function = getattr(GGML, symbol, None) if family == "gguf" else None
    if function is None:
        return None
    # Exponents of half floats that are no NaN.
    blocks = random.integers(0, 256, case["bytes"], dtype=np.uint8) & 0xbf
    output = np.empty(case["shape"], np.float32)
    arguments = ctypes.c_void_p(blocks.ctypes.data), ctypes.c_void_p(output.ctypes.data), ctypes.c_int64(output.size)
    held = blocks, output

    def call(held=held):
        function(*arguments)

    call()
    return call


def torch_format_call(case):
    """float4e2m1 with scales of blocks, and of the whole tensor: the formula as torch.compile makes it."""
    block = {"mx.MXFP4": 32, "nvfp4.multiply": 16}.get(case["format"])
    if block is None or case["output"] == "float32":
        return None
    rows, columns = case["shape"]
    numbers = torch.tensor([0, 0.5, 1, 1.5, 2, 3, 4, 6, -0.0, -0.5, -1, -1.5, -2, -3, -4, -6])
    codes = torch.from_numpy(random.integers(0, 256, (rows, columns // 2), dtype=np.uint8))
    scale = torch.from_numpy(random.integers(0x30, 0x70, (rows, columns // block), dtype=np.uint8))
    per_tensor_scale = torch.tensor(0.37)
    y = torch.empty((rows, columns), dtype=getattr(torch, case["output"]))

    def scales(scale):
        if block == 32:
            # float8e8m0: an exponent of float32; 0 is the subnormal 2^-127.
            exponent = scale.to(torch.int32)
            return torch.where(exponent == 0, 0x400000, exponent << 23).view(torch.float32)
        return scale.view(torch.float8_e4m3fn).to(torch.float32) * per_tensor_scale

    def formula(y, codes, scale):
        # The even column is in the low half of a byte.
        index = torch.stack((codes & 15, codes >> 4), -1).reshape(rows, columns // block, block)
        weights = numbers[index.to(torch.int64)] * scales(scale).unsqueeze(-1)
        y.copy_(weights.reshape(rows, columns))

    compiled = torch.compile(formula)
    call = lambda: compiled(y, codes, scale)
    call()
    call()
    expected = torch.empty_like(y)
    formula(expected, codes, scale)
    assert torch.equal(y, expected)
    return call


GGML = ggml_library()
PEERS = {"onnxruntime": onnxruntime_call if onnx else None, "torch": torch_call if torch else None}

FORMAT_PEERS = {"ggml": ggml_call if GGML else None, "torch.compile": torch_format_call if torch else None}


def prepare(case):
    calls = {}
    makers = FORMAT_PEERS if "format" in case else PEERS
    for name, make in makers.items():
        try:
            call = make(case) if make else None
        except Exception as error:
            print(f"{name}: {error}", file=sys.stderr)
            call = None
        if call:
            calls[name] = call
    return calls


def main():
    calls = {}
    for line in sys.stdin:
        request = json.loads(line)
        if "prepare" in request:
            # What the last case held is freed first.
            calls = {}
            calls = prepare(request["prepare"])
            answer = {"runners": list(calls)}
        elif "versions" in request:
            modules = {"onnxruntime": onnx and onnxruntime, "torch": torch}
            answer = {"versions": [f"{name} {module.__version__}" for name, module in modules.items() if module]}
            answer["versions"] += ["ggml"] if GGML else []
        else:
            call = calls[request["run"]]
            start = time.perf_counter_ns()
            for _ in range(request["calls"]):
                call()
            answer = {"ns": (time.perf_counter_ns() - start) / request["calls"]}
        print(json.dumps(answer), flush=True)


main()
