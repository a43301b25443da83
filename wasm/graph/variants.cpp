#include "graph/variant.h"

namespace attention {

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
