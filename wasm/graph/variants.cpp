#include "graph/variant.h"

namespace attention {

const Variant& variant_named(const std::string& id) {
  for (const Variant& variant : variants())
    if (variant.schema.id == id) return variant;
  if (const Variant* const found = variant_in_words(id)) return *found;
  fail("run", {"error.no_variant", {{"id", id}}});
}

std::unique_ptr<Graph<double>> run(const std::string& id, const Inputs<double>& inputs,
                                   const Options& options, const Rounding& rounding) {
  const Variant& variant = variant_named(id);
  if (variant.make != nullptr) return variant.make(id, inputs, options, rounding);
  auto graph = std::make_unique<Graph<double>>(variant.schema, options, inputs);
  graph->tape.round_with(rounding);
  variant.run(*graph);
  return graph;
}

}  // namespace attention
