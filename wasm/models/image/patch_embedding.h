#pragma once

#include <optional>

#include "graph/graph.h"

namespace attention {

/// The inputs of embed_patches.
template <class T>
struct PatchInputs {
  Var<T> image;
  Var<T> w_e;
  Var<T> b_e;
  Var<T> class_token;
  /// Empty if the option `positions` is `none`.
  std::optional<Var<T>> positions;
};

template <class T>
PatchInputs<T> read_patches(Graph<T>& graph);

/// z_0 = [x_class; x_1 E + b; … ; x_N E + b] + E_pos: the patches of the picture as tokens, after a class
/// token. Returns (N + 1) × d_model. Dosovitskiy et al. 2021, equation 1, with an explicit bias of the patch
/// projection.
template <class T>
Var<T> embed_patches(Graph<T>& graph, const PatchInputs<T>& in);

std::vector<DimensionSchema> patch_dimensions();
std::vector<InputSchema> patch_inputs();
std::vector<OptionSchema> patch_options();

}  // namespace attention
