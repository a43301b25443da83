def attention(X: "n d"):
    y = region_mask([0.5, 1], -inf)
    return X
