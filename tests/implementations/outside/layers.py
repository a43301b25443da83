"""Layer norm, feed-forward networks and whole layers: right, and wrong in one place."""

import torch
import torch.nn.functional as F
from heads import attend, split
from register import program
from torch import nn

ENCODER = "encoder-layer"
NORM = "layer-norm"


def randomize(module):
    """Gains of 1 and biases of 0 would hide mistakes."""
    for name, parameter in module.named_parameters():
        if parameter.dim() == 1:
            nn.init.normal_(parameter, mean=1.0 if "norm" in name and "weight" in name else 0.0, std=0.3)
    return module


def encoder(**options):
    return randomize(nn.TransformerEncoderLayer(16, 4, 32, dropout=0.0, batch_first=True, **options))


@program("c09_pre_norm_encoder", form="safetensors", lesson=ENCODER, n_heads=4, norm="pre", activation="gelu")
def pre_norm_encoder():
    """The module of torch, with what hooks saw of it."""
    layer, src, seen = encoder(norm_first=True, activation="gelu"), torch.randn(1, 5, 16), {}
    layer.norm1.register_forward_hook(lambda _m, _i, out: seen.update(norm1_out=out))
    layer.linear1.register_forward_hook(lambda _m, _i, out: seen.update(linear1_out=out))
    out = layer(src)
    return {"src": src, **layer.state_dict(), **seen, "output": out}


@program("c15_decoder_layer", form="safetensors", lesson="decoder-layer", n_heads=4)
def decoder_layer():
    """nn.TransformerDecoderLayer with its own names."""
    layer = randomize(nn.TransformerDecoderLayer(16, 4, 32, dropout=0.0, batch_first=True)).eval()
    tgt, memory = torch.randn(1, 5, 16), torch.randn(1, 7, 16)
    mask = nn.Transformer.generate_square_subsequent_mask(5)
    return {"tgt": tgt, "memory": memory, **layer.state_dict(), "output": layer(tgt, memory, tgt_mask=mask)}


def whole_layer(**options):
    layer, x = randomize(nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True, **options)), torch.randn(1, 5, 8)
    return {"x": x, **layer.state_dict(), "output": layer(x)}


@program("r15_encoder_layer_of_bert", form="npz", contains="activation = gelu, epsilon = 1e-12", dtype=torch.float64)
def encoder_layer_of_bert():
    """Nobody states the activation and the epsilon: the numbers tell."""
    return whole_layer(activation="gelu", layer_norm_eps=1e-12)


@program(
    "r15_encoder_layer_of_vit",
    form="npz",
    contains="norm = pre, activation = gelu, epsilon = 0.000001",
    dtype=torch.float64,
)
def encoder_layer_of_vit():
    return whole_layer(activation="gelu", layer_norm_eps=1e-6, norm_first=True)


def by_hand(layer, x, gelu="none", relu=False, pre=False, first_residual=True, attention=None):
    """The encoder layer from its parameters, one line per step."""
    state = layer.self_attn

    def self_attention(y):
        q, k, v = (split(F.linear(y, w, b), 4) for w, b in zip(state.in_proj_weight.chunk(3), state.in_proj_bias.chunk(3)))
        return state.out_proj(attend(q, k, v)[1].transpose(0, 1).reshape(y.shape))

    def feed_forward(y):
        pre_activation = layer.linear1(y)
        hidden = F.relu(pre_activation) if relu else F.gelu(pre_activation, approximate=gelu)
        seen["hidden"] = hidden
        return layer.linear2(hidden)

    seen = {}
    if pre:
        x = x + self_attention(layer.norm1(x))
        out = x + feed_forward(layer.norm2(x))
    else:
        attended = self_attention(x)
        x = layer.norm1(x + attended if first_residual else attended)
        seen["norm1_out"] = x
        out = layer.norm2(x + feed_forward(x))
    return {**seen, "output": out}


@program(
    "m22_gelu_by_tanh",
    form="safetensors",
    lesson=ENCODER,
    expected=("mistake.gelu_formula", "option.activation=gelu_tanh"),
    n_heads=4,
    activation="gelu",
)
def gelu_by_tanh():
    layer, x = encoder(activation="gelu"), torch.randn(5, 16)
    return {"x": x, **layer.state_dict(), **by_hand(layer, x, gelu="tanh")}


@program(
    "m29_relu_for_gelu",
    form="safetensors",
    lesson=ENCODER,
    expected=("option.activation=relu", "mistake.relu_for_gelu"),
    n_heads=4,
    activation="gelu",
)
def relu_for_gelu():
    layer, x = encoder(activation="gelu"), torch.randn(5, 16)
    return {"x": x, **layer.state_dict(), **by_hand(layer, x, relu=True)}


@program(
    "m26_post_for_pre",
    form="safetensors",
    lesson=ENCODER,
    expected=("mistake.norm_after_sum", "option.norm=post"),
    n_heads=4,
    norm="pre",
    activation="gelu",
)
def post_for_pre():
    layer, x = encoder(activation="gelu"), torch.randn(5, 16)
    return {"x": x, **layer.state_dict(), **by_hand(layer, x)}


@program(
    "m26_pre_for_post",
    form="safetensors",
    lesson=ENCODER,
    expected=("mistake.norm_before_layer", "option.norm=pre"),
    n_heads=4,
    activation="gelu",
)
def pre_for_post():
    layer, x = encoder(activation="gelu"), torch.randn(5, 16)
    return {"x": x, **layer.state_dict(), "output": by_hand(layer, x, pre=True)["output"]}


@program(
    "m26_post_for_pre_output_only",
    form="safetensors",
    lesson=ENCODER,
    expected=("mistake.norm_after_sum", "option.norm=post"),
    n_heads=4,
    norm="pre",
    activation="gelu",
)
def post_for_pre_output_only():
    layer, x = encoder(activation="gelu"), torch.randn(5, 16)
    return {"x": x, **layer.state_dict(), "output": by_hand(layer, x)["output"]}


@program(
    "m27_residual_forgotten",
    form="safetensors",
    lesson=ENCODER,
    expected="mistake.residual_missing",
    n_heads=4,
    activation="gelu",
)
def residual_forgotten():
    layer, x = encoder(activation="gelu"), torch.randn(5, 16)
    return {"x": x, **layer.state_dict(), **by_hand(layer, x, first_residual=False)}


def norm_inputs():
    return {"x": torch.randn(4, 16) * 2 + 1, "gamma": torch.randn(16), "beta": torch.randn(16)}


def finished(i, x_hat, **more):
    return {**i, **more, "x_hat": x_hat, "out": x_hat * i["gamma"] + i["beta"]}


@program("m23_norm_axis", expected="mistake.norm_of_columns", lesson=NORM)
def norm_axis():
    i = norm_inputs()
    x = i["x"]
    mean, var = x.mean(0, keepdim=True), x.var(0, unbiased=False, keepdim=True)
    return finished(i, (x - mean) / torch.sqrt(var + 1e-5))


@program("m24_unbiased_variance", expected="mistake.variance_of_sample", lesson=NORM)
def unbiased_variance():
    i = norm_inputs()
    x = i["x"]
    mean, var = x.mean(-1, keepdim=True), x.var(-1, keepdim=True)
    return finished(i, (x - mean) / torch.sqrt(var + 1e-5), mean=mean, var=var)


@program("m25_epsilon_outside", expected="mistake.epsilon_outside_root", lesson=NORM, dtype=torch.float64)
def epsilon_outside():
    """1e-5 shows in float64."""
    i = norm_inputs()
    x = i["x"]
    std = torch.sqrt(((x - x.mean(-1, keepdim=True)) ** 2).mean(-1, keepdim=True)) + 1e-5
    return finished(i, (x - x.mean(-1, keepdim=True)) / std, std=std)


@program("m26_annotated_transformer", expected=("mistake.deviation_of_sample", "option.epsilon=0.000001 + mistake.deviation_of_sample"), lesson=NORM, dtype=torch.float64)
def annotated_transformer():
    """a_2 * (x - mean) / (std + eps) + b_2 with eps = 1e-6."""
    i = norm_inputs()
    x = i["x"]
    out = i["gamma"] * (x - x.mean(-1, keepdim=True)) / (x.std(-1, keepdim=True) + 1e-6) + i["beta"]
    return {**i, "out": out}
