#include "training/parameters/initial_parameters.h"

#include <sstream>

#include "graph/resolve/learned.h"
#include "training/parameters/initialization.h"

namespace attention {

namespace {

/// Evaluates a product such as "n_heads*d_k".
Index size_of(const std::string& product, const Sizes& sizes) {
  Index out = 1;
  std::istringstream factors(product);
  for (std::string factor; std::getline(factors, factor, '*');) out *= factor == "1" ? 1 : sizes.at(factor);
  return out;
}

Initializer initializer_of(const std::string& kind) {
  if (kind == "parameter") return Initializer::xavier_uniform;
  return kind == "gain" ? Initializer::ones : Initializer::zeros;
}

}  // namespace

Inputs<double> initial_inputs(const Schema& schema, const Options& options, const Sizes& sizes,
                              std::uint32_t seed) {
  const Options complete = complete_options(schema, options);
  Inputs<double> out;
  std::uint32_t number = 0;
  for (const InputSchema& input : schema.inputs) {
    // One stream for every input, read or not, so that options do not change the values of other inputs.
    const Stream stream{seed, ++number};
    if (!holds(input.when, complete)) continue;
    out[input.name] = initial_parameter(initializer_of(input.kind), stream, size_of(input.rows, sizes),
                                        size_of(input.cols, sizes));
  }
  return out;
}

std::vector<std::string> trainable_inputs(const Schema& schema, const Options& options) {
  const Options complete = complete_options(schema, options);
  std::vector<std::string> out;
  for (const InputSchema& input : schema.inputs)
    if (is_learned(input.kind, input.name) && holds(input.when, complete)) out.push_back(input.name);
  return out;
}

}  // namespace attention
