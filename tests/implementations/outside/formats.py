"""The file formats that people save arrays in."""

import contextlib
import io
import json
import struct

import numpy as np
import torch


def as_array(value):
    if isinstance(value, torch.Tensor):
        value = value.detach()
        return value.float().numpy() if value.dtype == torch.bfloat16 else value.numpy()
    return np.asarray(value)


def npz(arrays):
    out = io.BytesIO()
    np.savez(out, **{name: as_array(value) for name, value in arrays.items()})
    return out.getvalue()


def npz_packed(arrays):
    out = io.BytesIO()
    np.savez_compressed(out, **{name: as_array(value) for name, value in arrays.items()})
    return out.getvalue()


def npy(arrays):
    out = io.BytesIO()
    (value,) = arrays.values()
    np.save(out, as_array(value))
    return out.getvalue()


def as_json(arrays):
    return json.dumps({name: as_array(value).tolist() for name, value in arrays.items()}).encode()


SAFETENSORS = {
    torch.float64: "F64",
    torch.float32: "F32",
    torch.float16: "F16",
    torch.bfloat16: "BF16",
    torch.int64: "I64",
    torch.bool: "BOOL",
}


def safetensors(arrays):
    header, body = {"__metadata__": {"format": "pt"}}, b""
    for name, value in arrays.items():
        tensor = torch.as_tensor(value).detach().contiguous()
        raw = tensor.view(torch.int16) if tensor.dtype == torch.bfloat16 else tensor
        part = raw.numpy().tobytes()
        place = [len(body), len(body) + len(part)]
        header[name] = {"dtype": SAFETENSORS[tensor.dtype], "shape": list(tensor.shape), "data_offsets": place}
        body += part
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    return struct.pack("<Q", len(text)) + text + body


def printed(function):
    """What a program prints."""
    out = io.StringIO()
    torch.set_printoptions(profile="default")
    np.set_printoptions(precision=8, suppress=False, threshold=1000)
    with contextlib.redirect_stdout(out):
        function()
    return out.getvalue().encode()


WRITERS = {
    "npz": (npz, "npz"),
    "npz_packed": (npz_packed, "npz"),
    "npy": (npy, "npy"),
    "json": (as_json, "json"),
    "safetensors": (safetensors, "safetensors"),
}
