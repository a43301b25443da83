#include "graph/variant.h"

namespace attention {

std::unique_ptr<Graph<double>> run(const std::string& id, const Inputs<double>& inputs,
                                   const Options& options) {
  for (const Variant& variant : variants()) {
    if (variant.schema.id != id) continue;
    auto graph = std::make_unique<Graph<double>>(variant.schema, options, inputs);
    variant.run(*graph);
    return graph;
  }
  fail("run", {"error.no_variant", {{"id", id}}});
}

}  // namespace attention
