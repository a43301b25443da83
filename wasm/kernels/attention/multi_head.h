#pragma once

#include "kernels/tiles/shape.h"

namespace attention::kernels {

/// concat(head_1 … head_h) W_o with head_i = attention(X W_q, X W_k, X W_v), each head on its own d_model /
/// n_heads columns. X n × d_model, all four parameters d_model × d_model.
struct MultiHead {
  int n;
  int d_model;
  int n_heads;
  Band band;
};

struct Parameters {
  const float* w_q;
  const float* w_k;
  const float* w_v;
  const float* w_o;
};

/// Sizes of the packed parameters and of the workspace of `multi_head`, in floats.
long packed_parameters_size(const MultiHead& shape);
long multi_head_workspace(const MultiHead& shape);

/// Packs the parameters, once for any number of calls.
void pack_parameters(const MultiHead& shape, const Parameters& parameters, float* to);

/// Vaswani et al. (2017), section 3.2.2. `output` is n × d_model.
void multi_head(const MultiHead& shape, Rows x, float* packed_parameters, WritableRows output,
                float* workspace);

}  // namespace attention::kernels
