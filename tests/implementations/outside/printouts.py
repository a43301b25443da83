"""Printouts and files that are easily misread: what is not understood is refused, never left out."""

import numpy as np
from masks import INVERTED, OWN_TOKEN
from plain import column, hidden, softmax, text
from register import program

DOT = "dot-product"
HONEST = ("differs", "refused")
READ = ("agrees", "refused")




def lines(weights, context="context\n1.67\n2.33\n"):
    """Arrays without brackets, a name on a line of its own. Score ln 2 against 0, so the shares are ⅔ and ⅓."""
    rows = f"{weights[0]} {weights[1]}\n{weights[2]} {weights[3]}"
    return f"query\n0.693147 0\n0 0.693147\nkey\n1 0\n0 1\nvalue\n1\n3\nweights\n{rows}\n{context}"


# Each is written in a way that few readers know: first right, then with one wrong number.
UNUSUAL = {
    "percent": (["66.7%", "33.3%", "33.3%", "66.7%"], ["67.7%", "33.3%", "33.3%", "66.7%"]),
    "fortran": (["6.667D-01", "3.333D-01", "3.333D-01", "6.667D-01"], ["6.767D-01", "3.333D-01", "3.333D-01", "6.667D-01"]),
    "suffix": (["0.6667f", "0.3333f", "0.3333f", "0.6667f"], ["0.6767f", "0.3333f", "0.3333f", "0.6667f"]),
    "star": (["0.6667*", "0.3333", "0.3333", "0.6667"], ["0.6767*", "0.3333", "0.3333", "0.6667"]),
    "minus_sign": (["0.6667", "0.3333", "0.3333", "0.6667"], ["0.6667", "0.3333", "0.3333", "\u22120.6667"]),
    "msvc_nan": (["0.6667", "0.3333", "0.3333", "0.6667"], ["-nan(ind)", "0.3333", "0.3333", "0.6667"]),
    "old_msvc_nan": (["0.6667", "0.3333", "0.3333", "0.6667"], ["1.#QNAN", "0.3333", "0.3333", "0.6667"]),
    "full_width": (["０．６６６７", "0.3333", "0.3333", "0.6667"], ["０．６７６７", "0.3333", "0.3333", "0.6667"]),
}
for name, (right, wrong) in UNUSUAL.items():
    context = "context\n1.6667\n2.3333\n"
    program(f"a_{name}_right", "text", lesson=DOT, expected=READ)(lambda rows=right: lines(rows, context))
    # The context does not follow from the wrong weights: it is of another computation.
    program(f"a_{name}_wrong", "text", lesson=DOT, expected=(*HONEST, "two_paths"))(lambda rows=wrong: lines(rows, context))


@program("a_same_name_twice", "text", lesson=DOT, expected=HONEST)
def same_name_twice():
    """Only one of the two printed matrices is right."""
    return "q = [[0, 0]]\nk = [[1, 0], [0, 1]]\nv = [[1], [3]]\nweights = [[0.9, 0.1]]\nweights = [[0.5, 0.5]]\n"


R_HEAD = "query\n     [,1] [,2]\n[1,]    0    0\nkey\n     [,1] [,2]\n[1,]    1    0\n[2,]    0    1\nvalue\n     [,1]\n[1,]    1\n[2,]    3\n"


@program("b_r_right", "text", lesson=DOT, expected=READ)
def r_right():
    return R_HEAD + "weights\n     [,1] [,2]\n[1,]  0.5  0.5\n"


@program("b_r_wrong", "text", lesson=DOT, expected=HONEST)
def r_wrong():
    return R_HEAD + "weights\n     [,1] [,2]\n[1,]  0.6  0.4\n"


@program("b_r_one_column", "text", lesson=DOT, expected=HONEST)
def r_one_column():
    """The header [,1] is no matrix of one number."""
    return "query\n     [,1]\n[1,]  0.5\nkey\n     [,1]\n[1,]    1\nvalue\n     [,1]\n[1,]    2\nweights\n     [,1]\n[1,]  0.7\n"


@program("b_matlab_literals", "text", lesson=DOT, expected=READ)
def matlab_literals():
    weights = softmax(np.eye(2))
    rows = "; ".join(" ".join(f"{x:.6f}" for x in row) for row in weights @ [[1, 2], [3, 4]])
    return f"query = [1 0; 0 1]\nkey = [1 0; 0 1]\nvalue = [1 2; 3 4]\ncontext = [{rows}]\n"


@program("b_eigen_clean_format", "text", lesson=DOT, expected=READ)
def eigen_clean_format():
    """IOFormat(4, 0, ", ", "\\n", "[", "]"): rows in brackets, nothing around them."""
    return "query =\n[0, 0]\n[0, 0]\nkey =\n[1, 0]\n[0, 1]\nvalue =\n[1]\n[3]\nweights =\n[0.5, 0.5]\n[0.5, 0.5]\n"


@program("b_eigen_clean_format_wrong", "text", lesson=DOT, expected=HONEST)
def eigen_clean_format_wrong():
    return "query =\n[0, 0]\n[0, 0]\nkey =\n[1, 0]\n[0, 1]\nvalue =\n[1]\n[3]\nweights =\n[0.5, 0.5]\n[0.6, 0.5]\n"


@program("b_csv_with_numeric_header", "text", lesson=DOT, expected=READ)
def csv_with_numeric_header():
    """to_csv of pandas without names: 0,1 is the header, and the first column counts the rows."""
    return "query\n,0,1\n0,0.0,0.0\nkey\n,0,1\n0,1.0,0.0\n1,0.0,1.0\nvalue\n,0\n0,1.0\n1,3.0\nweights\n,0,1\n0,0.5,0.5\n"


@program("b_matlab_factor", "text", lesson=DOT, expected=READ)
def matlab_factor():
    """1.0e-02 * before the columns: MATLAB multiplies."""
    return "q = [0 0]\nk = [1 0; 0 1]\nv = [0.01; 0.03]\noutput =\n\n   1.0e-02 *\n\n    2.0000\n"


@program("b_matlab_factor_wrong", "text", lesson=DOT, expected=HONEST)
def matlab_factor_wrong():
    return "q = [0 0]\nk = [1 0; 0 1]\nv = [0.01; 0.03]\noutput =\n\n   1.0e-02 *\n\n    0.0200\n"


@program("c_averaged_weights_of_a_batch", "json", lesson="multi-head", n_heads=2)
def averaged_weights_of_a_batch():
    """nn.MultiheadAttention averages: (batch, n, n) with as many examples as heads."""
    x = np.array([[[0.0, 0], [0, 0]], [[1, 0], [0, 0]]])
    eye = np.eye(2)
    heads = [softmax(x[..., h : h + 1] @ np.swapaxes(x[..., h : h + 1], 1, 2)) for h in range(2)]
    return {"x": x, "w_q": eye, "w_k": eye, "w_v": eye, "w_o": eye, "attn_weights": sum(heads) / 2}


def attention_module(lead, heads=2, width=6):
    """A batch of tokens, projected and attended by hand."""
    rng = np.random.default_rng(lead)
    x = rng.normal(size=(lead, 5, width))
    weights = [rng.normal(size=(width, width)) / 2 for _ in range(4)]

    def split(t):
        return t.reshape(lead, 5, heads, -1).transpose(0, 2, 1, 3)

    q, k, v = (split(x @ w) for w in weights[:3])
    attn = softmax(q @ k.transpose(0, 1, 3, 2) / np.sqrt(width // heads))
    out = (attn @ v).transpose(0, 2, 1, 3).reshape(lead, 5, width) @ weights[3]
    return dict(zip(["x", "w_q", "w_k", "w_v", "w_o"], [x, *weights])), attn, out


@program("c_averaged_weights_of_three", lesson="multi-head", n_heads=2)
def averaged_weights_of_three():
    given, attn, out = attention_module(3)
    return {**given, "attn_weights": attn.mean(1), "attn_output": out}


@program("c_length_batch_width", lesson="multi-head", n_heads=2)
def length_batch_width():
    """The default layout of nn.MultiheadAttention: (L, N, E) with one example."""
    given, attn, out = attention_module(1)
    return {**given, "x": given["x"].transpose(1, 0, 2), "attn_weights": attn, "attn_output": out.transpose(1, 0, 2)}


@program("c_length_batch_width_of_two", lesson="multi-head", n_heads=2)
def length_batch_width_of_two():
    given, attn, out = attention_module(2)
    return {**given, "x": given["x"].transpose(1, 0, 2), "attn_weights": attn, "attn_output": out.transpose(1, 0, 2)}


@program("c_mask_per_head", "json", lesson="multi-head", n_heads=2, expected=READ, contains="head")
def mask_per_head():
    """ALiBi: another bias for each head."""
    mask = np.array([[[0.0, 0], [0, 0]], [[0, -1], [0, 0]]])
    weights = softmax(mask)
    eye = np.eye(2)
    return {"x": np.zeros((2, 2)), "w_q": eye, "w_k": eye, "w_v": eye, "w_o": eye, "mask": mask, "attn_weights": weights}


def padded(mask, name="mask"):
    rng = np.random.default_rng(4)
    q, k, v = rng.normal(size=(4, 3)), rng.normal(size=(4, 3)), rng.normal(size=(4, 2))
    weights = softmax(q @ k.T / np.sqrt(3) + hidden(np.arange(4) < 3))
    return {"q": q, "k": k, "v": v, name: mask, "weights": weights, "output": weights @ v}


KEPT = np.arange(4) < 3
for shape in [(4,), (1, 4), (1, 1, 1, 4)]:
    label = "x".join(map(str, shape))
    program(f"c_padding_mask_{label}", "npz")(lambda shape=shape: padded(KEPT.reshape(shape)))
program("c_key_padding_mask", "npz")(lambda: padded(~KEPT, "key_padding_mask"))
program("c_key_padding_mask_of_a_batch", "npz")(lambda: padded(~KEPT[None], "key_padding_mask"))
program("c_padding_mask_of_ones", "npz", expected=READ, contains="mask")(lambda: padded(KEPT.astype(np.int64), "attention_mask"))


@program("c_second_example_is_wrong", expected=HONEST)
def second_example_is_wrong():
    rng = np.random.default_rng(3)
    q, k, v = (rng.normal(size=(3, 4, 5)) for _ in range(3))
    weights = softmax(q @ k.transpose(0, 2, 1) / np.sqrt(5))
    weights[1, 2] = weights[1, 2][::-1]
    return {"q": q, "k": k, "v": v, "weights": weights}


FLAGS = np.array([[False, True], [False, False]])


def hiding(flags, weights):
    return text(query=[[2, 0], [0, 2]], key=np.eye(2), value=column(1, 3), mask=flags, weights=weights)


@program("d_true_hides", "text")
def true_hides():
    return hiding(FLAGS, softmax(np.eye(2) * np.sqrt(2) + hidden(~FLAGS)))


@program(
    "d_true_hides_and_no_scale",
    "text",
    expected=("mistake.scale_missing", "option.mask=causal + mistake.scale_missing"),
    contains="not scaled",
)
def true_hides_and_no_scale():
    """Two things at once: how the mask is read, and a mistake."""
    weights = softmax(np.eye(2) * 2 + hidden(~FLAGS))
    assert np.allclose(weights, [[1, 0], [0.119203, 0.880797]])
    return hiding(FLAGS, weights)


@program("d_true_hides_and_no_scale_in_json", "json", expected="mistake.scale_missing", contains="not scaled")
def true_hides_and_no_scale_in_json():
    """The same with a mask that no option has."""
    rng = np.random.default_rng(45)
    q, k, v = rng.normal(size=(3, 4)), rng.normal(size=(4, 4)), rng.normal(size=(4, 2))
    hides = np.array([[False, True, False, False], [True, False, False, True], [False, False, True, False]])
    return {"q": q, "k": k, "v": v, "attn_mask": hides, "attn": softmax(q @ k.T + hidden(~hides))}


def zeros(n, keep, **more):
    weights = softmax(np.zeros((n, n)) + hidden(keep))
    return text(query=np.zeros((n, 1)), key=np.zeros((n, 1)), value=column(*range(1, n + 1)), weights=weights, **more)


MASKS = {"lesson": "masks", "mask": "causal"}


@program("d_inverted_with_nan", "text", expected=INVERTED, **MASKS)
def inverted_with_nan():
    return zeros(3, np.triu(np.ones((3, 3), bool), 1))


@program("d_own_token_hidden_with_nan", "text", expected=OWN_TOKEN, **MASKS)
def own_token_hidden_with_nan():
    return zeros(3, np.tri(3, k=-1, dtype=bool))


def padding_and(keep, scale=1.0):
    rng = np.random.default_rng(44)
    q, k, v = rng.normal(size=(6, 4)), rng.normal(size=(6, 4)), rng.normal(size=(6, 3))
    weights = softmax(q @ k.T / 2 * scale + hidden(keep))
    return {"q": q, "k": k, "v": v, "attn": weights, "out": weights @ v}


@program("d_padding_of_four", expected=("option.mask=padding", "option.mask=padding, valid_len=4"), contains="4", lesson="masks", mask="none")
def padding_of_four():
    return padding_and(np.arange(6)[None] < 4)


@program("d_window_of_two", expected=("option.mask=window", "option.mask=window, window_left=2, window_right=0"), contains="2", lesson="masks", mask="none")
def window_of_two():
    at = np.arange(6)
    distance = at[:, None] - at[None, :]
    return padding_and((distance >= 0) & (distance <= 2))


@program("d_blocks_of_three", expected=("option.mask=block", "option.mask=block, block_size=3"), contains="3", lesson="masks", mask="none")
def blocks_of_three():
    at = np.arange(6) // 3
    return padding_and(at[:, None] == at[None, :])


@program("d_causal_and_no_scale", expected="option.mask=causal + mistake.scale_missing", contains=("causal", "not scaled"), lesson="masks", mask="none")
def causal_and_no_scale():
    return padding_and(np.tri(6, dtype=bool), 2.0)


@program("f_near_the_maximum", "json", lesson=DOT, expected="differs")
def near_the_maximum():
    """A maximum gives 0, ½ or 1; the softmax .4223."""
    return {"query": [[2]], "key": [[0.5], [1], [1]], "value": [[0], [1], [0]], "context": [[0.432062]]}


@program("f_near_no_rotation", "json", lesson="positions", positions="rotary", expected="differs")
def near_no_rotation():
    """Without turning it would be 9.7e-7."""
    eye = np.eye(4)
    x = [[0, 0, 0, 0], [1, 2, 3, 4]]
    weights = [[0.5, 0.5], [1.8e-6, 1 - 1.8e-6]]
    return {"x": x, "w_q": eye, "w_k": eye, "w_v": eye, "weights": weights}


@program("f_near_no_rotation_typed", "text", lesson="positions", positions="rotary", expected="differs")
def near_no_rotation_typed():
    eye = np.eye(4)
    given = text(x=[[0, 0, 0, 0], [1, 2, 3, 4]], w_q=eye, w_k=eye, w_v=eye)
    return given + "weights = [[0.5, 0.5], [1.8e-6, 0.9999982]]\n"


@program("f_nothing_but_noise", "json", lesson=DOT, expected="differs")
def nothing_but_noise():
    rng = np.random.default_rng(6)
    q, k, v = rng.normal(size=(4, 3)), rng.normal(size=(4, 3)), rng.normal(size=(4, 2))
    return {"query": q, "key": k, "value": v, "context": softmax(q @ k.T) @ v * (1 + 0.01 * rng.normal(size=(4, 2)))}


GIVEN = "q = [[0, 0]]\nk = [[1, 0], [0, 1]]\nv = [[1], [3]]\n"
EVEN = "[[0.5, 0.5]]"
HEADINGS = {
    "blank_line": f"weights =\n\n{EVEN}\n",
    "shape_in_brackets": f"weights (1, 2)\n{EVEN}\n",
    "torch_size": f"weights torch.Size([1, 2])\n{EVEN}\n",
    "ipython": f"In [3]: weights\nOut[3]: array({EVEN})\n",
    "log_prefix": f"2024-05-01 12:00:00,123 INFO model: weights = {EVEN}\n",
    "tensorflow": "weights = <tf.Tensor: shape=(1, 2), dtype=float32, numpy=array([[0.5, 0.5]], dtype=float32)>\n",
    "matlab_columns": "weights =\n\n  Columns 1 through 1\n\n    0.5000\n\n  Column 2\n\n    0.5000\n\n",
}
for name, heading in HEADINGS.items():
    program(f"j_{name}", "text", lesson=DOT, expected=READ)(lambda heading=heading: GIVEN + heading)
    program(f"j_{name}_wrong", "text", lesson=DOT, expected=HONEST)(
        lambda heading=heading: GIVEN + heading.replace("0.5, 0.5", "0.6, 0.4").replace("0.5000", "0.6000", 1)
    )


@program("j_names_of_savez", expected=READ, contains="arr_0")
def names_of_savez():
    """np.savez without names."""
    given = padded(KEPT)
    return {"arr_0": given["q"], "arr_1": given["k"], "arr_2": given["v"], "arr_3": softmax(given["q"] @ given["k"].T / np.sqrt(3))}


@program("j_folders_in_names", expected=READ)
def folders_in_names():
    """run1/query of a logger."""
    given = padded(KEPT)
    weights = softmax(given["q"] @ given["k"].T / np.sqrt(3))
    return {"run1/query": given["q"], "run1/key": given["k"], "run1/value": given["v"], "run1/weights": weights}


@program("b_softmax_of_a_vector", "text")
def softmax_of_a_vector():
    """A list of numbers is one row."""
    scores = np.array([2.0, 1.0, 0.1])
    return text(4, scores=scores, softmax=softmax(scores))


@program("b_softmax_of_a_vector_wrong", "text", expected="differs")
def softmax_of_a_vector_wrong():
    return "scores = [2.0, 1.0, 0.1]\nsoftmax = [0.659, 0.342, 0.099]\n"


@program("b_norm_of_a_vector", "text")
def norm_of_a_vector():
    x = np.array([1.0, 2.0, 3.0, 5.0])
    return text(6, x=x, layer_norm=(x - x.mean()) / np.sqrt(x.var() + 1e-5))


@program("b_one_query", "text")
def one_query():
    q, k, v = np.array([1.0, 0.0]), np.array([[2.0, 0], [0, 1], [1, 1]]), np.array([[1.0, 2], [3, 4], [5, 6]])
    weights = softmax(k @ q / np.sqrt(2))
    return text(6, q=q, k=k, v=v, weights=weights, context=weights @ v)


@program("b_one_query_without_scale", "text", expected="mistake.scale_missing")
def one_query_without_scale():
    q, k, v = np.array([1.0, 0.5]), np.array([[2.0, 0], [0, 1], [1, 1]]), np.array([[1.0, 2], [3, 4], [5, 6]])
    weights = softmax(k @ q)
    return text(6, q=q, k=k, v=v, weights=weights, context=weights @ v)


@program("b_single_values", "text")
def single_values():
    """One number for each key is a column."""
    q, k, v = np.array([[1.0, 0.0]]), np.array([[2.0, 0], [0, 1], [1, 1]]), np.array([1.0, 3.0, 5.0])
    weights = softmax(q @ k.T / np.sqrt(2))
    return text(6, q=q, k=k, v=v, weights=weights, context=weights @ v)


@program("c_positional_names", expected="refused", contains=("arr_3 (4 × 4)", "MATRIX is one of: query, key, value"))
def positional_names():
    q, k, v = np.random.randn(3, 4, 8)
    weights = softmax(q @ k.T / np.sqrt(8))
    return {f"arr_{at}": each for at, each in enumerate([q, k, v, weights, weights @ v])}


@program("c_weights_alone", expected="refused", contains="Add yours: query, key, value")
def weights_alone():
    """Nothing tells the inputs, and those of the page have other sizes."""
    return {"weights": softmax(np.random.randn(4, 5))}


@program("b_float16_with_few_results", "text", lesson="scaled-dot-product")
def float16_with_few_results():
    """NumPy does not print the type. The few results are off by more than their digits; the many inputs tell why."""
    while True:
        q, k, v = (np.random.randn(rows, 4).astype(np.float16) for rows in (1, 8, 8))
        scores = (q @ k.T) / np.float16(2)
        e = np.exp(scores - scores.max(-1, keepdims=True))
        context = (e / e.sum(-1, keepdims=True, dtype=np.float16)) @ v
        right = softmax(q.astype(float) @ k.T.astype(float) / 2) @ v.astype(float)
        if np.abs(context - right).max() > 2e-3:
            break
    return "\n".join(f"{name}\n{array}" for name, array in dict(q=q, k=k, v=v, context=context).items()) + "\n"
