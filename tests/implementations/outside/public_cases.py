"""Questions and bug reports of others, as small files: what they show is computed here once more."""

import io

import numpy as np
from masks import INVERTED
from plain import column, hidden, softmax, text
from register import program

MASKS = {"lesson": "masks"}


def equal_scores(m, n, keep, values, **given):
    """All scores are 0, so each row is the mean of the values that it sees."""
    weights = np.nan_to_num(softmax(np.zeros((m, n)) + hidden(keep)))
    output = weights @ column(*values)
    return text(query=np.zeros((m, 1)), key=np.zeros((n, 1)), value=column(*values), output=output, **given)


def corner(m, n, shift):
    return np.arange(n)[None, :] <= np.arange(m)[:, None] + shift


ALIGNMENTS = [
    # m, n, values, shift, setting, expected
    ("top_left_2x4", 2, 4, 0, "causal", "agrees"),
    ("top_left_2x4_from_none", 2, 4, 0, "none", "option.mask=causal"),
    ("top_left_2x4_from_bottom_right", 2, 4, 0, "causal_bottom_right", "option.mask=causal"),
    ("bottom_right_2x4", 2, 4, 2, "causal_bottom_right", "agrees"),
    ("bottom_right_2x4_from_causal", 2, 4, 2, "causal", "option.mask=causal_bottom_right"),
    ("top_left_4x2", 4, 2, 0, "causal", "agrees"),
    ("bottom_right_4x2_flash", 4, 2, -2, "causal_bottom_right", "agrees"),
    ("bottom_right_4x2_flash_from_none", 4, 2, -2, "none", "option.mask=causal_bottom_right"),
]
for name, m, n, shift, mask, expected in ALIGNMENTS:
    program(f"p01_{name}", "text", expected=expected, **MASKS, mask=mask)(
        lambda m=m, n=n, shift=shift: equal_scores(m, n, corner(m, n, shift), range(1, 2 * n, 2) if n == 2 else [1, 2, 3, 4])
    )


def scores_cases(scores, values=None, **more):
    """Queries 1 and keys that are the scores: m = 1, d_k = 1."""
    return {"query": [[1.0]], "key": column(*scores), "value": column(*(values or range(1, len(scores) + 1))), **more}


UPPER = np.triu(np.ones((3, 3), bool), 1)


@program("p02_triu_that_keeps_nan", "text", expected=INVERTED, **MASKS, mask="causal")
def triu_that_keeps_nan():
    """triu(1) given to scaled_dot_product_attention, where True keeps: the last row is NaN."""
    output = softmax(hidden(UPPER)) @ column(1, 2, 3)
    assert output[:2].tolist() == [[2.5], [3]]
    return text(query=np.zeros((3, 1)), key=np.zeros((3, 1)), value=column(1, 2, 3), output=output)


@program("p02_triu_that_keeps_zero", "text", expected="mistake.mask_inverted", **MASKS, mask="causal")
def triu_that_keeps_zero():
    return equal_scores(3, 3, UPPER, [1, 2, 3])


@program("p02_right", "text", **MASKS, mask="causal")
def right():
    return equal_scores(3, 3, ~UPPER, [1, 2, 3])


@program(
    "p02_mask_of_the_file_against_the_option",
    "text",
    expected=("mistake.mask_inverted", "differs", "refused"),
    **MASKS,
    mask="causal",
)
def mask_of_the_file_against_the_option():
    """The option says causal, the mask of the file hides the past."""
    return equal_scores(3, 3, UPPER, [1, 2, 3], mask=UPPER)


def dropped(weights, drop, p):
    return np.where(drop, 0, weights / (1 - p))


@program("p03_dropout_in_one_row", "text", expected="mistake.dropout")
def dropout_in_one_row():
    """.5 .3 .2 with p = .2, the second one dropped: .625 0 .25."""
    weights = np.array([[0.5, 0.3, 0.2]])
    given = dropped(weights, [[False, True, False]], 0.2)
    assert np.allclose(given, [[0.625, 0, 0.25]])
    return text(**scores_cases(np.log(weights[0])), weights=given)


def dropout_of_rows():
    scores = np.array([[1.0, 0, 2], [0.5, -1, 0], [0, 1, 1.5]])
    weights = dropped(softmax(scores), np.array([[0, 1, 0], [0, 0, 0], [1, 0, 0]], bool), 0.2)
    return {"query": scores, "key": np.eye(3), "value": column(1, 2, 4)}, weights


@program("p03_dropout_in_three_rows", "text", expected="mistake.dropout", lesson="dot-product")
def dropout_in_three_rows():
    inputs, weights = dropout_of_rows()
    return text(**inputs, weights=weights)


@program("p03_dropout_in_the_output", "text", expected=("mistake.dropout", "differs"), lesson="dot-product")
def dropout_in_the_output():
    """From the output alone, several patterns of dropout may give the same numbers."""
    inputs, weights = dropout_of_rows()
    return text(**inputs, output=weights @ inputs["value"])


def window(left):
    at = np.arange(4)
    return (at[None, :] <= at[:, None]) & (at[:, None] - at[None, :] <= left)


@program("p04_window_of_transformers", "text", lesson="sliding-window", window_left=1, window_right=0)
def window_of_transformers():
    """W = 2: itself and one more."""
    return equal_scores(4, 4, window(1), [1, 2, 3, 4])


WIDER = ("option.window_left=2", "mistake.window_more_before")


@program("p04_window_of_flash_attention", "text", expected=WIDER, lesson="sliding-window", window_left=1, window_right=0)
def window_of_flash_attention():
    """window_size=(2, 0): itself and two more."""
    return equal_scores(4, 4, window(2), [1, 2, 3, 4])


PAIR_OF_OPTIONS = ("option.mask=window", "option.mask=window, window_left=2, window_right=0")


@program("p04_window_from_no_mask", "text", expected=PAIR_OF_OPTIONS, contains="window", **MASKS, mask="none")
def window_from_no_mask():
    return equal_scores(4, 4, window(2), [1, 2, 3, 4])


@program("p04_window_from_causal", "text", expected=PAIR_OF_OPTIONS, contains="window", **MASKS, mask="causal")
def window_from_causal():
    return equal_scores(4, 4, window(2), [1, 2, 3, 4])


def rotary(turn):
    """Two tokens of width 4, W = I; only the second one, at position 1, is turned."""
    x = np.array([[1.0, 2, 3, 4], [1, 2, 3, 4]])
    angle = np.array([1.0, 0.01])
    rotated = np.stack([x[0], turn(x[1], angle)])
    return text(4, x=x, w_q=np.eye(4), w_k=np.eye(4), w_v=np.eye(4), q_rot=rotated)


def neighbours(q, angle):
    c, s = np.cos(angle), np.sin(angle)
    return np.stack([q[0::2] * c - q[1::2] * s, q[0::2] * s + q[1::2] * c], -1).ravel()


def halves(q, angle):
    c, s = np.tile(np.cos(angle), 2), np.tile(np.sin(angle), 2)
    return q * c + np.concatenate([-q[2:], q[:2]]) * s


def mixture(q, angle):
    """repeat_interleave with rotate_half: no rotation, since the length changes."""
    c, s = np.repeat(np.cos(angle), 2), np.repeat(np.sin(angle), 2)
    return q * c + np.concatenate([-q[2:], q[:2]]) * s


TURNS = {"lesson": "positions", "positions": "rotary"}


@program("p05_neighbours", "text", **TURNS, pairing="interleaved")
def rotary_neighbours():
    return rotary(neighbours)


@program("p05_halves", "text", **TURNS, pairing="half")
def rotary_halves():
    return rotary(halves)


@program("p05_mixture", "text", expected="mistake.rotary_halves_mixed", **TURNS, pairing="half")
def rotary_mixture():
    assert np.allclose(mixture(np.arange(1, 5.0), [1, 0.01]), [-1.9841, -2.2853, 3.0099, 4.0198], atol=5e-5)
    return rotary(mixture)


def capped(scores, cap):
    return cap * np.tanh(scores / cap)


def softcap(weights):
    return text(query=[[1.0]], key=column(2, 4), value=column(1, 3), mask=[[0, -np.inf]], weights=weights)


@program("p06_cap_before_mask", "text", softcap=1)
def cap_before_mask():
    return softcap(softmax(capped(np.array([[2.0, 4]]), 1) + [[0, -np.inf]]))


@program("p06_cap_after_mask", "text", expected="mistake.softcap_after_mask", softcap=1)
def cap_after_mask():
    """−∞ becomes −1: a leak of 12 %."""
    weights = softmax(capped(np.array([[2.0, -np.inf]]), 1))
    assert np.allclose(weights, [[0.877, 0.123]], atol=5e-4)
    return softcap(weights)


def capped_pair(weights):
    return text(query=[[2.0, 0, 0, 0]], key=[[2.0, 0, 0, 0], [4, 0, 0, 0]], value=column(1, 3), weights=weights)


@program("p06_cap_forgotten", "text", expected=("mistake.softcap_missing", "option.softcap=0"), softcap=1)
def cap_forgotten():
    return capped_pair(softmax(np.array([[2.0, 4]])))


@program("p06_cap_before_scale", "text", expected="mistake.softcap_before_scale", softcap=1)
def cap_before_scale():
    return capped_pair(softmax(capped(np.array([[4.0, 8]]), 1) / 2))


def with_sink(scores, sink):
    e = np.exp(scores)
    return e / (e.sum(-1, keepdims=True) + np.exp(sink))


@program("p07_extra_key", "text", lesson="dot-product")
def extra_key():
    """A key that scores .5 and has nothing to give is a sink."""
    weights = softmax(np.array([[1.0, 2, 0.5]]))
    assert np.allclose(weights, [[0.2312, 0.6285, 0.1402]], atol=5e-5)
    return text(**scores_cases([1.0, 2, 0.5], [1, 2, 0]), weights=weights)


SINK = "mistake.softmax_sink"


@program("p07_sink", "text", expected=(SINK, "mistake.softmax_epsilon"), contains="sink", lesson="dot-product")
def sink():
    weights = with_sink(np.array([[1.0, 2]]), 0.5)
    assert np.allclose(weights, [[0.2312, 0.6285]], atol=5e-5)
    return text(**scores_cases([1.0, 2]), weights=weights)


@program("p07_softmax_one", "text", expected=("mistake.softmax_plus_one", SINK), lesson="dot-product")
def softmax_one():
    """1 beside the sum: a sink of 0."""
    scores = np.array([[1.0, 2, -1], [0, -2, 1]])
    weights = with_sink(scores, 0.0)
    return text(query=scores, key=np.eye(3), value=column(1, 2, 4), weights=weights)


@program("p07_epsilon_beside_the_sum", "text", expected=("mistake.softmax_epsilon", SINK, "differs"), lesson="dot-product")
def epsilon_beside_the_sum():
    e = np.exp(np.array([[1.0, 2]]))
    return text(10, **scores_cases([1.0, 2]), weights=e / (e.sum() + 1e-3))


def one_head_without_keys(nan):
    """Three heads of width 2 and a mask for each; the third hides everything."""
    rng = np.random.default_rng(8)
    x, w_q, w_k, w_v, w_o = rng.normal(size=(4, 6)), *(rng.normal(size=(6, 6)) / 2 for _ in range(4))
    keep = np.stack([np.tri(4, dtype=bool), np.ones((4, 4), bool), np.zeros((4, 4), bool)])
    q, k, v = ((x @ w).reshape(4, 3, 2).transpose(1, 0, 2) for w in (w_q, w_k, w_v))
    weights = softmax(q @ k.transpose(0, 2, 1) / np.sqrt(2) + hidden(keep))
    weights = weights if nan else np.nan_to_num(weights)
    output = (weights @ v).transpose(1, 0, 2).reshape(4, 6) @ w_o
    arrays = {"x": x, "w_q": w_q, "w_k": w_k, "w_v": w_v, "w_o": w_o, "attn_weights": weights, "attn_output": output}
    return {**arrays, "attn_mask": hidden(keep)}


@program("p08_one_head_without_keys", lesson="multi-head", expected=("agrees", "refused"), contains="head")
def one_head_without_keys_right():
    """The mask has an axis for the heads, which a matrix of the page has not: read so, or refused in words."""
    return one_head_without_keys(nan=False)


@program("p08_one_head_without_keys_nan", lesson="multi-head", expected=("agrees", "option.fully_masked=nan", "differs"))
def one_head_without_keys_nan():
    """NaN weights in head 3, and a NaN output everywhere."""
    return one_head_without_keys(nan=True)


def finite_mask(number, weights):
    return text(10, **scores_cases([-6.6, 0, 0]), mask=np.full((1, 3), number), weights=weights)


@program("p09_all_minus_10000", "text", lesson="dot-product")
def all_minus_10000():
    """The same number on every key changes nothing."""
    weights = softmax(np.array([[-6.6, 0, 0]]) - 10000)
    assert np.allclose(weights, [[0.0007, 0.4997, 0.4997]], atol=5e-5)
    return finite_mask(-10000.0, weights)


@program("p09_all_minus_9999", "text", lesson="dot-product")
def all_minus_9999():
    return finite_mask(-9999.0, softmax(np.array([[-6.6, 0, 0]]) - 9999))


@program("p09_all_minus_1e9", lesson="dot-product", expected=("agrees", "differs", "mistake.masked_row_equal"))
def all_minus_1e9():
    """In float32 the scores drown in −1e9: the shares are equal."""
    scores = np.array([[-6.6, 0, 0]], np.float32) + np.float32(-1e9)
    weights = softmax(scores)
    assert np.allclose(weights, 1 / 3)
    arrays = {"query": [[1.0]], "key": column(-6.6, 0, 0), "value": column(1, 2, 3), "mask": np.full((1, 3), -1e9)}
    return {**{name: np.float32(array) for name, array in arrays.items()}, "weights": weights}


@program("p09_left_padding", lesson="dot-product", form="json")
def left_padding():
    """As in transformers: padding on the left, causal, both as −65504; the rows of padding see only hidden keys."""
    rng = np.random.default_rng(9)
    q, k, v = rng.normal(size=(4, 2)), rng.normal(size=(4, 2)), rng.normal(size=(4, 2))
    mask = np.where(np.tri(4, dtype=bool) & (np.arange(4) >= 2), 0.0, -65504.0)
    weights = softmax(q @ k.T + mask)
    return {"q": q, "k": k, "v": v, "mask": mask, "attn_weights": weights, "output": weights @ v}


def two_paths():
    mean = np.full((3, 3), 1 / 3)
    return text(query=np.zeros((3, 1)), key=np.zeros((3, 1)), value=column(1, 2, 3), weights=mean, output=column(1, 1.5, 2))


@program("p10_two_paths_causal", "text", expected="mistake.mask_missing", **MASKS, mask="causal")
def two_paths_causal():
    """The weights come from a call without the mask, the output from one with it."""
    return two_paths()


@program("p10_two_paths_no_mask", "text", expected=("differs", "option.mask=causal"), **MASKS, mask="none")
def two_paths_no_mask():
    return two_paths()


SHARED = "mistake.heads_share_projection"


def shared_projection(names, widen):
    """One small Linear for all heads."""
    rng = np.random.default_rng(11)
    x = np.array([[1.0, 2, 3, 4], [0, 1, 0, 2], [2, -1, 1, 0]])
    small = [np.array([[1.0, 0], [1, 1]]), rng.normal(size=(2, 2)), rng.normal(size=(2, 2))]
    w_o = rng.normal(size=(4, 4))
    q, k, v = ((x.reshape(3, 2, 2) @ w).transpose(1, 0, 2) for w in small)
    assert q[:, 0].tolist() == [[3, 2], [7, 4]]
    weights = softmax(q @ k.transpose(0, 2, 1) / np.sqrt(2))
    output = (weights @ v).transpose(1, 0, 2).reshape(3, 4) @ w_o
    return {"x": x, **dict(zip(names, [widen(w) for w in small])), names[3]: w_o.T if "weight" in names[3] else w_o, "attn": weights, "out": output}


@program("p11_shared_projection", form="json", expected=("agrees", "refused"), contains="head", lesson="multi-head", n_heads=2)
def shared_projection_small():
    """W of 2 × 2: no matrix of the page, but x · blockdiag(W, W) is its product."""
    return shared_projection(["w_q", "w_k", "w_v", "w_o"], lambda w: w)


@program("p11_shared_projection_full", form="json", expected=SHARED, lesson="multi-head", n_heads=2)
def shared_projection_full():
    """The file has the whole W, and its first block was used by both heads."""
    rng = np.random.default_rng(12)
    return shared_projection(["w_q", "w_k", "w_v", "w_o"], lambda w: np.block([[w, rng.normal(size=(2, 2))], [rng.normal(size=(2, 2)), rng.normal(size=(2, 2))]]))


@program("p11_names_of_the_tutorial", form="json", expected=("agrees", "refused"), contains="head", lesson="multi-head", n_heads=2)
def names_of_the_tutorial():
    return shared_projection(["queries.weight", "keys.weight", "values.weight", "fc_out.weight"], lambda w: w.T)


@program("p18_future_scores_are_zero", "text", expected="mistake.mask_with_zero", **MASKS, mask="causal")
def future_scores_are_zero():
    """2, 0, 0 gives .787 .107 .107: a leak of 21 %."""
    scores = np.array([[2.0, 1, 0], [1, 2, 1], [0, 1, 2]])
    weights = softmax(scores * np.tri(3))
    assert np.allclose(weights[0], [0.787, 0.107, 0.107], atol=5e-4)
    return text(query=scores / np.sqrt(1), key=np.eye(3) * np.sqrt(3), value=column(1, 2, 3), weights=weights)


def npy_bytes(descr, shape, raw):
    header = f"{{'descr': {descr!r}, 'fortran_order': False, 'shape': {shape}, }}"
    header = header.ljust(117) + "\n"
    return b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header.encode() + raw


def zipped(files):
    import zipfile

    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, raw in files.items():
            archive.writestr(zipfile.ZipInfo(name + ".npy"), raw)
    return out.getvalue()


def bfloat16_bytes(array):
    return (np.asarray(array, np.float32).view(np.uint32) >> 16).astype(np.uint16).tobytes()


@program("p25_bfloat16_of_ml_dtypes", "bytes", lesson="dot-product")
def bfloat16_of_ml_dtypes():
    """descr '<V2', as numpy saves a bfloat16 of ml_dtypes."""
    q, k, v = np.array([[1.0, 2], [0, 1]]), np.array([[0.0, 1], [2, 3]]), np.array([[0.0, 1], [2, 3]])
    output = softmax(q @ k.T) @ v
    files = {name: npy_bytes("<V2", (2, 2), bfloat16_bytes(a)) for name, a in [("q", q), ("k", k), ("v", v)]}
    return zipped({**files, "output": npy_bytes("<f8", (2, 2), output.tobytes())}), "npz"


@program("p25_float8", "bytes", expected="refused", contains="float32", lesson="dot-product")
def float8():
    return zipped({name: npy_bytes("<f1", (2, 2), bytes(4)) for name in "qkv"}), "npz"


@program("p25_objects", "bytes", expected="refused", contains="np.save", lesson="dot-product")
def objects():
    out = io.BytesIO()
    np.savez(out, q=np.array([[1], [1, 2]], dtype=object))
    return out.getvalue(), "npz"


@program("p26_numpy_scalars", "text", lesson="dot-product")
def numpy_scalars():
    """What a list of numpy's scalars prints."""
    return (
        "q = [[np.float64(0.0), np.float64(0.0)]]\nk = [[np.float64(1.0), np.float64(0.5)], [np.float64(2.0), np.float64(1.0)]]\n"
        "v = [[1.0], [3.0]]\nweights = [tensor(0.5000), tensor(0.5000)]\noutput = [[np.float64(2.0)]]\n"
    )


EVEN = "q = [[0, 0]]\nk = [[1, 0], [0, 1]]\nv = [[0.04], [0.02]]\n"


@program("p27_factor_of_torch", "text", expected=("agrees", "refused"), contains="sci_mode", lesson="dot-product")
def factor_of_torch():
    """1.00000e-02 * before the brackets; versions of torch differ in what it means."""
    return EVEN + "output = tensor(1.00000e-02 *\n       [[3.0000]])\n"


@program("p27_factor_of_numbers_that_do_not_fit", "text", expected=("differs", "refused"), lesson="dot-product")
def factor_of_numbers_that_do_not_fit():
    """Without the factor they would."""
    return "q = [[0, 0]]\nk = [[1, 0], [0, 1]]\nv = [[4], [2]]\noutput = tensor(1.00000e-02 *\n       [[3.0000]])\n"


@program("p29_shortened", "printed", expected="refused", contains="threshold", lesson="dot-product")
def shortened():
    """numpy leaves numbers out beyond 1,000."""
    rng = np.random.default_rng(29)
    q, k, v = (rng.normal(size=(40, 40)) for _ in range(3))
    print("q =", q)
    print("k =", k)
    print("v =", v)
    print("output =", softmax(q @ k.T) @ v)


def batch_of_heads(wrong_example):
    rng = np.random.default_rng(290)
    q, k, v = (rng.normal(size=(2, 2, 5, 3)) for _ in range(3))
    weights = softmax(q @ k.transpose(0, 1, 3, 2) / np.sqrt(3))
    if wrong_example is not None:
        weights[wrong_example] = softmax(q @ k.transpose(0, 1, 3, 2))[wrong_example]
    return {"q": q, "k": k, "v": v, "weights": weights}


@program("p29_every_example_counts", expected=("mistake.scale_missing", "differs"))
def every_example_counts():
    """Only the second example of the batch is wrong."""
    return batch_of_heads(1)


@program("p29_a_batch_of_heads")
def a_batch_of_heads():
    return batch_of_heads(None)


@program("p29_tokens_heads_width", lesson="multi-head", n_heads=2)
def tokens_heads_width():
    """T = H = 2: (T, H, D) and (H, T, D) have the same shape."""
    rng = np.random.default_rng(291)
    x, w_q, w_k, w_v, w_o = rng.normal(size=(2, 6)), *(rng.normal(size=(6, 6)) / 2 for _ in range(4))
    q, k, v = ((x @ w).reshape(2, 2, 3) for w in (w_q, w_k, w_v))
    weights = softmax(np.einsum("mhd,nhd->hmn", q, k) / np.sqrt(3))
    out = np.einsum("hmn,nhd->mhd", weights, v).reshape(2, 6) @ w_o
    return {"x": x, "w_q": w_q, "w_k": w_k, "w_v": w_v, "w_o": w_o, "query": q, "key": k, "value": v, "attn": weights, "out": out}


@program("p30_decimal_commas", "text", expected=("agrees", "refused"), contains="comma", lesson="dot-product")
def decimal_commas():
    """As a French spreadsheet exports."""
    return "q\n0;0\nk\n1,5;0\n0;1,5\nv\n0,25;0,75\n0,5;0,5\nweights\n0,5;0,5\noutput\n0,375;0,625\n"


@program("p30_decimal_commas_wrong", "text", expected=("differs", "refused"), lesson="dot-product")
def decimal_commas_wrong():
    return "q\n0;0\nk\n1,5;0\n0;1,5\nv\n0,25;0,75\n0,5;0,5\nweights\n0,5;0,5\noutput\n0,375;0,735\n"


@program("p53_keras_random_kernels", "json", expected=("refused", "differs"))
def keras_random_kernels():
    """Plain attention of a book against a layer with kernels of its own, which the file does not show."""
    x = np.array([[1.0, 0, 0, 1], [0, 1, 0, 0], [0, 1, 1, 1]])
    plain = softmax(x @ x.T / 2)
    assert np.allclose(plain[0], [0.5065, 0.1863, 0.3072], atol=5e-5)
    kernels = np.random.default_rng(53).normal(size=(3, 4, 4)) / 2
    q, k, v = (x @ w for w in kernels)
    return {"query": x, "key": x, "value": x, "output": softmax(q @ k.T / 2) @ v}
