#pragma once

#include <memory>
#include <vector>

#include "variants/walk.h"

namespace attention {

/// A mechanism: what it needs, and how it computes.
struct Variant {
  Schema schema;
  void (*run)(Walk<double>&);
};

Variant dot_product();
Variant scaled_dot_product();
Variant self_attention();
Variant cross_attention();
Variant multi_head_self_attention();
Variant multi_head_cross_attention();
Variant softmax_alone();

/// Every variant, in reading order.
const std::vector<Variant>& variants();

/// Runs a variant by its id. Throws InputError when an input, a shape or an option does not fit.
std::unique_ptr<Walk<double>> run(const std::string& id, const Inputs<double>& inputs,
                                  const Options& options);

}  // namespace attention
