import builtins as _builtins
import inspect as _inspect
import math as _math
import re as _re

_lib = __import__(LIBRARY)
_is_torch = LIBRARY == "torch"
inf, nan, pi, floor, ceil = _math.inf, _math.nan, _math.pi, _math.floor, _math.ceil


def _matrix(rows):
    return _lib.tensor(rows, dtype=_lib.float64) if _is_torch else _lib.array(rows, dtype=float)


def _is_matrix(x):
    return isinstance(x, _lib.Tensor if _is_torch else _lib.ndarray)


def _as_array(x):
    return x if _is_matrix(x) else _matrix(x)


def _places(indices):
    return _lib.tensor(indices, dtype=_lib.int64) if _is_torch else _lib.array(indices, dtype=int)


def _join(parts, axis):
    return _lib.cat(parts, axis) if _is_torch else _lib.concatenate(parts, axis)


def _table(rows, cols, number):
    return _matrix([[number(i, j) for j in range(cols)] for i in range(rows)])


def _cell_by_cell(of_number, x):
    return _matrix([[of_number(number) for number in row] for row in x.tolist()])


def _either(name):
    return lambda x: getattr(_lib, name)(x) if _is_matrix(x) else getattr(_math, name)(x)


# Of matrices, and of numbers.
exp, log, sin, cos, tanh = (_either(name) for name in ("exp", "log", "sin", "cos", "tanh"))


def sqrt(x, epsilon=0):
    return _lib.sqrt(x + epsilon) if _is_matrix(x) else _math.sqrt(x + epsilon)


def abs(x):
    return _lib.abs(x) if _is_matrix(x) else _builtins.abs(x)


# Cell by cell.
def sigmoid(x):
    return 1 / (1 + _lib.exp(-x))


def relu(x):
    return maximum(x, 0.0)


def silu(x):
    return x / (1 + _lib.exp(-x))


def gelu(x, approximate="none"):
    if approximate == "tanh":
        return 0.5 * x * (1 + _lib.tanh(_math.sqrt(2 / _math.pi) * (x + 0.044715 * x**3)))
    return 0.5 * x * (1 + _cell_by_cell(lambda a: _math.erf(a / _math.sqrt(2)), x))


def maximum(a, b):
    return _lib.maximum(_as_array(a), _as_array(b))


def minimum(a, b):
    return _lib.minimum(_as_array(a), _as_array(b))


def where(condition, a, b):
    return _lib.where(condition, _as_array(a), _as_array(b))


def softcap(x, cap):
    return cap * _lib.tanh(x / cap)


def round_to(x, kind):
    """The nearest number of a smaller format, ties to even; infinite beyond its range."""
    digits, smallest, end = {"float32": (24, -126, 128), "float16": (11, -14, 16), "bfloat16": (8, -126, 128)}[kind]

    def nearest(a):
        if a == 0 or not _math.isfinite(a):
            return a
        unit = _math.ldexp(1.0, _builtins.max(_math.frexp(a)[1] - 1, smallest) - (digits - 1))
        size = round(_builtins.abs(a) / unit) * unit
        return _math.copysign(inf if size >= 2.0**end else size, a)

    return _cell_by_cell(nearest, x)


# Along an axis, which stays with length 1.
def sum(x, axis=None):
    if not _is_matrix(x):
        total = x[0]
        for part in x[1:]:
            total = total + part
        return total
    return _lib.sum(x, axis=axis, keepdims=True)


def mean(x, axis):
    return _lib.mean(x, axis=axis, keepdims=True)


def max(x, *more, axis=None):
    return _lib.amax(x, axis=axis, keepdims=True) if _is_matrix(x) else _builtins.max(x, *more)


def min(x, *more, axis=None):
    return _lib.amin(x, axis=axis, keepdims=True) if _is_matrix(x) else _builtins.min(x, *more)


def norm(x):
    return _lib.sqrt(sum(x * x, axis=1))


def sum_of_squares(x):
    return sum(x * x, axis=1)


def _shift(x, axis):
    """The largest number of each line; 0 where it is infinite."""
    largest = max(x, axis=axis)
    return where(_lib.isfinite(largest), largest, 0.0)


def softmax(x, axis=-1, fully_masked="zeros"):
    powers = _lib.exp(x - _shift(x, axis))
    total = sum(powers, axis=axis)
    return powers / (total if fully_masked == "nan" else where(total == 0, 1.0, total))


def logsumexp(x, axis):
    shift = _shift(x, axis)
    return shift + _lib.log(sum(_lib.exp(x - shift), axis=axis))


def log_softmax(x):
    shifted = x - max(x, axis=1)
    return shifted - _lib.log(sum(_lib.exp(shifted), axis=1))


def cross_entropy(targets, logs):
    return -sum(targets * logs, axis=1)


def hardmax(x):
    """1 for the largest number of each row, split among equal ones; zeros for a row of -inf."""
    is_largest = where((x == max(x, axis=1)) & (x > -inf), 1.0, 0.0)
    return is_largest / maximum(sum(is_largest, axis=1), 1.0)


def top_k_mask(x, k):
    """0 for the k largest of each row, -inf elsewhere; of equal numbers the first, and -inf stays."""

    def row_mask(row):
        kept = sorted(range(len(row)), key=lambda j: -row[j])[:k]
        return [0.0 if j in kept and row[j] > -inf else -inf for j in range(len(row))]

    return _matrix([row_mask(row) for row in x.tolist()])


# Cells in other places.
def concat(parts, axis):
    return _join(parts, axis)


def split(x, parts, axis):
    size = x.shape[axis] // parts
    bounds = [(k * size, (k + 1) * size) for k in range(parts)]
    return [x[a:b] if axis in (0, -2) else x[:, a:b] for a, b in bounds]


def reshape(x, rows, cols):
    return x.reshape(rows, cols)


def take(x, indices, axis=None):
    """Rows or columns by their numbers; without an axis, the cells at a table of places, counted row by row."""
    if axis is None:
        return x.reshape(-1)[_places(indices)]
    return x[_places(indices)] if axis in (0, -2) else x[:, _places(indices)]


def interleave(a, b, cols=None):
    return _lib.stack([a, b], 2).reshape(a.shape[0], -1)[:, :cols]


def tril(x, k=0):
    return _lib.tril(x, k)


def _pairs(outer, inner):
    """Every row of the first with every row of the second."""
    m, n = outer.shape[0], inner.shape[0]
    return outer[_places([i for i in range(m) for _ in range(n)])], inner[_places([*range(n)] * m)]


def pair_sum(outer, inner):
    a, b = _pairs(outer, inner)
    return a + b


def pair_concat(outer, inner, first="outer"):
    a, b = _pairs(outer, inner)
    return _join([a, b] if first == "outer" else [b, a], 1)


def rotate_pairs(x, cosines, sines, pairing="interleaved"):
    half = x.shape[1] // 2
    a, b = (x[:, :half], x[:, half:]) if pairing == "half" else (x[:, 0::2], x[:, 1::2])
    turned = [a * cosines - b * sines, a * sines + b * cosines]
    return _join(turned, 1) if pairing == "half" else interleave(*turned)


# Matrices made from numbers.
def array(rows):
    return _matrix([[float(number) for number in row] for row in rows])


def zeros(rows, cols):
    return _table(rows, cols, lambda i, j: 0.0)


def ones(rows, cols):
    return _table(rows, cols, lambda i, j: 1.0)


def eye(n):
    return _table(n, n, lambda i, j: float(i == j))


def _mask(rows, cols, is_visible):
    return _table(rows, cols, lambda i, j: 0.0 if is_visible(i, j) else -inf)


def causal_mask(rows, cols, offset=0):
    return _mask(rows, cols, lambda i, j: j <= i + offset)


def window_mask(rows, cols, left, right):
    return _mask(rows, cols, lambda i, j: i - left <= j <= i + right)


def padding_mask(rows, cols, valid):
    return _mask(rows, cols, lambda i, j: j < valid)


def block_mask(rows, cols, size):
    return _mask(rows, cols, lambda i, j: i // size == j // size)


def region_mask(regions, barrier):
    n = len(regions)
    return _table(n, n, lambda i, j: 0.0 if regions[i] == regions[j] else float(barrier))


# Bands and pictures.
def band_scores(query, key, left, right):
    """Row i: query i with the keys i - left ... i + right; -inf where there is no key."""
    products, n = query @ key.T, key.shape[0]
    columns = []
    for offset in range(-left, right + 1):
        inside = [[0 <= i + offset < n] for i in range(query.shape[0])]
        places = _places([[_builtins.min(_builtins.max(i + offset, 0), n - 1) + i * n] for i in range(query.shape[0])])
        columns.append(where(_lib.asarray(inside), products.reshape(-1)[places], -inf))
    return _join(columns, 1)


def band_context(weights, value, left):
    """Row i: the weighted sum of the values i - left, i - left + 1 ..., as far as they exist."""
    n = value.shape[0]
    total = zeros(weights.shape[0], value.shape[1])
    for k in range(weights.shape[1]):
        rows = [(i, i - left + k) for i in range(weights.shape[0]) if 0 <= i - left + k < n]
        part = zeros(*total.shape)
        if rows:
            one, other = _places([i for i, _ in rows]), _places([j for _, j in rows])
            part[one] = weights[one][:, k : k + 1] * value[other]
        total = total + part
    return total


def convolve(picture, kernel, border="nearest"):
    """The 3 x 3 cross-correlation of a picture (height x width * channels), a row per pixel."""
    channels = kernel.shape[0] // 9
    height, width = picture.shape[0], picture.shape[1] // channels
    around = []
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            cells = [(i + down, j + right) for i in range(height) for j in range(width)]
            places = [
                [(_builtins.min(_builtins.max(i, 0), height - 1) * width + _builtins.min(_builtins.max(j, 0), width - 1)) * channels + c for c in range(channels)]
                for i, j in cells
            ]
            part = picture.reshape(-1)[_places(places)]
            if border == "zeros":
                inside = [[0 <= i < height and 0 <= j < width] for i, j in cells]
                part = where(_lib.asarray(inside), part, 0.0)
            around.append(part)
    return _join(around, 1) @ kernel


def offset_distances(centers, row, height, width):
    """For all pairs of pixels: the squared distance between their offset and a center, both (down, right)."""
    pixels = [(i, j) for i in range(height) for j in range(width)]
    down = _matrix([[float(c - a) for c, _ in pixels] for a, _ in pixels])
    right = _matrix([[float(d - b) for _, d in pixels] for _, b in pixels])
    center = centers[row]
    return (down - center[0]) ** 2 + (right - center[1]) ** 2


# Shapes such as "m d_k": what they bind are numbers in the body of a function.
def _bind(size, formula, sizes, what):
    names = dict.fromkeys(_re.findall(r"[A-Za-z_]\w*", formula))
    unknown = [name for name in names if name not in sizes]
    if len(unknown) == 1:
        sizes[unknown[0]] = size // int(eval(formula, {}, {**sizes, unknown[0]: 1}))
    assert eval(formula, {}, sizes) == size, f"{what}: {formula} is not {size}"


def _sized(function):
    parameters = _inspect.signature(function).parameters

    def call(*args, **options):
        bound = _inspect.signature(function).bind(*args, **options)
        bound.apply_defaults()
        values = bound.arguments
        own = {name: value for name, value in values.items() if type(value) is int}
        sizes = dict(own)
        for name, parameter in parameters.items():
            shape = parameter.annotation
            if parameter.kind is parameter.KEYWORD_ONLY or not isinstance(shape, str) or _re.search(r"\.\.|\|", shape):
                continue
            if isinstance(values[name], list):
                values[name] = _matrix(values[name])
            for size, formula in zip(values[name].shape, shape.split()):
                _bind(int(size), formula, sizes, f"{function.__name__}, {name}")
        bound_here = {name: size for name, size in sizes.items() if name not in own}
        before = {name: globals()[name] for name in bound_here if name in globals()}
        globals().update(bound_here)
        try:
            return function(*bound.args, **bound.kwargs)
        finally:
            for name in bound_here:
                del globals()[name]
            globals().update(before)

    return call


def _run(function, inputs, options):
    """Names are those of the page: "norm_1/gain" for the parameter norm_1__gain."""
    given = {}
    for name, parameter in _inspect.signature(function).parameters.items():
        values = options if parameter.kind is parameter.KEYWORD_ONLY else inputs
        id = name.rstrip("_").replace("__", "/")
        if id in values:
            given[name] = values[id]
    result = _sized(function)(**given)
    return result if isinstance(result, tuple) else (result,)


def _check(name, computed, tolerance, expected):
    expected = _matrix(expected)
    assert tuple(computed.shape) == tuple(expected.shape), f"{name}: {tuple(computed.shape)} is its shape"
    for one, other in zip(computed.reshape(-1).tolist(), expected.reshape(-1).tolist()):
        is_equal = one == other or one != one and other != other
        assert is_equal or _builtins.abs(one - other) <= tolerance, f"{name} differs: {one} in place of {other}"
