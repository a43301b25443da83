def embed_patches(w_e: "patch*patch*channels d_model", b_e, class_token, image: "height width*channels", patch, flatten, group=""):
    across = width // patch
    count = height // patch * across
    size = patch * patch

    # A row for each patch: its pixels, row by row. Each cell is taken from its place in the picture.
    if flatten == "pixel_first":
        patches = take(
            image,
            [
                [
                    ((p // across * patch + k // channels // patch) * width + p % across * patch + k // channels % patch)
                    * channels
                    + k % channels
                    for k in range(size * channels)
                ]
                for p in range(count)
            ],
        )
    else:
        patches = take(
            image,
            [
                [
                    ((p // across * patch + k % size // patch) * width + p % across * patch + k % size % patch) * channels
                    + k // size
                    for k in range(size * channels)
                ]
                for p in range(count)
            ],
        )

    # Each patch becomes a token.
    embedded_product = patches @ w_e
    embedded = embedded_product + b_e

    # A token that stands for the whole picture goes first.
    tokens = concat([class_token, embedded], axis=0)
    return tokens


def patch_embedding(
    w_e: "patch*patch*channels d_model",
    b_e: "1 d_model",
    class_token: "1 d_model",
    image: "height width*channels",
    position_embeddings: "height/patch*width/patch+1 d_model",
    *,
    patch: "1..16" = 2,
    flatten: "pixel_first | channel_first" = "pixel_first",
):
    r"""Patches as tokens

    A picture is cut into squares; each becomes a token.

    Source: Dosovitskiy et al. 2021, equation 1
    Sizes: height = 8 (1..16), width = 8 (1..16), channels = 1 (1..4), d_model = 4
    Learned: class_token, position_embeddings
    Given: image
    Symbols: image = I, patches = X, w_e = E, b_e = b, class_token = x_{\text{class}},
        position_embeddings = E_{\text{pos}}, embedded_product = Z', embedded = Z, tokens = Z^+, z = Z_0
    """
    tokens = embed_patches(w_e, b_e, class_token, image, patch, flatten)

    # Each token learns where it stands.
    z = tokens + position_embeddings
    return z
