#include "variants/variant.h"

namespace attention {

const std::vector<Variant>& variants() {
  static const std::vector<Variant> all = {
      softmax_alone(),
      dot_product(),
      scaled_dot_product(),
      self_attention(),
      cross_attention(),
      multi_head_self_attention(),
      multi_head_cross_attention(),
  };
  return all;
}

std::unique_ptr<Walk<double>> run(const std::string& id, const Inputs<double>& inputs,
                                  const Options& options) {
  for (const Variant& variant : variants()) {
    if (variant.schema.id != id) continue;
    auto walk = std::make_unique<Walk<double>>(variant.schema, options, inputs);
    variant.run(*walk);
    return walk;
  }
  fail("run", "there is no variant \"" + id + "\"");
}

}  // namespace attention
