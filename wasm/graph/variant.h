#pragma once

#include <memory>
#include <vector>

#include "graph/graph.h"

namespace attention {

/// A mechanism: its schema and its computation.
struct Variant {
  Schema schema;
  void (*run)(Graph<double>&);
  /// Makes the whole run in place of `run`, by the id of the variant. For mechanisms that are not compiled.
  std::unique_ptr<Graph<double>> (*make)(const std::string& id, const Inputs<double>& inputs,
                                         const Options& options, const Rounding& rounding) = nullptr;
};

Variant dot_product();
Variant scaled_dot_product();
Variant self_attention();
Variant cross_attention();
Variant multi_head_self_attention();
Variant multi_head_cross_attention();
Variant softmax_alone();
Variant multi_head_attention();
Variant activation_alone();
Variant layer_norm();
Variant feed_forward_network();
Variant encoder_layer();
Variant decoder_layer();
Variant transformer();
Variant two_scales();
Variant self_attention_with_positions();
Variant sliding_window();
Variant recurrent_attention();
Variant grouped_query_attention();
Variant soft_addressing();
Variant similarity_attention();
Variant basic_self_attention();
Variant additive_attention();
Variant luong_attention();
Variant score_counts();
Variant cross_entropy_loss();
Variant one_vector();
Variant word_similarity();

// Pictures: wasm/models.
Variant image_self_attention();
Variant patch_embedding();
Variant vision_transformer();
Variant shifted_window_sequence();
Variant shifted_window_attention();
Variant convolution_as_attention();

/// Every variant of this build: one of the two lists below.
const std::vector<Variant>& variants();

/// The variants of the small engine, for the first lessons (bindings/builds/core_variants.cpp).
std::vector<Variant> core_variants();

/// All variants (bindings/builds/full_variants.cpp).
std::vector<Variant> all_variants();

/// A variant that is in no list because its id says all of it, such as a program. Null if this build has no
/// such variants, or the id is none. It is valid until the next call.
const Variant* variant_in_words(const std::string& id);

/// The variant of that id. Throws InputError when this build has none.
const Variant& variant_named(const std::string& id);

/// Runs a variant by its id, with rounding errors in every step if there are any. Throws InputError when an
/// input, a shape or an option does not fit.
std::unique_ptr<Graph<double>> run(const std::string& id, const Inputs<double>& inputs,
                                   const Options& options, const Rounding& rounding = {});

}  // namespace attention
