#pragma once

#include <optional>

#include "graph/graph.h"

namespace attention {

/// What embed_patches reads.
template <class T>
struct PatchInputs {
  Var<T> image;
  Var<T> w_e;
  Var<T> b_e;
  Var<T> class_token;
  /// None where the options say that patches keep no place.
  std::optional<Var<T>> positions;
};

template <class T>
PatchInputs<T> read_patches(Graph<T>& graph);

/// z_0 = [x_class; x_1 E + b; … ; x_N E + b] + E_pos: the patches of the picture as tokens, a class token
/// before them. Returns (N + 1) × d_model. Dosovitskiy et al. 2021, equation 1, with the bias of its patch
/// projection written out.
template <class T>
Var<T> embed_patches(Graph<T>& graph, const PatchInputs<T>& in);

std::vector<DimensionSchema> patch_dimensions();
std::vector<InputSchema> patch_inputs();
std::vector<OptionSchema> patch_options();

}  // namespace attention
