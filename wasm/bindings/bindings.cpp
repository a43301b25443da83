#include "bindings/json.h"
#include "bindings/resolve.h"
#include "bindings/trace.h"

/// The embind exports of both engines.
namespace attention {

namespace {

VariantList list_variants() { return parsed<VariantList>(variants_json()); }

LimitsValue limits() {
  emscripten::val out = emscripten::val::object();
  out.set("side", static_cast<double>(Limits::side));
  out.set("heads", static_cast<double>(Limits::heads));
  out.set("cells", static_cast<double>(Limits::cells));
  return LimitsValue(out);
}

}  // namespace

EMSCRIPTEN_BINDINGS(attention) {
  register_value_types();
  emscripten::function("variants", list_variants);
  emscripten::function("limits", limits);
  emscripten::function("resolve(variant, options, request)", resolve);
  emscripten::function("fitMatrix(variant, options, request)", fit_matrix);
  emscripten::class_<Trace>("Trace")
      .constructor<const VariantId&, const InputList&, const OptionList&>()
      .function("structure", &Trace::structure)
      .function("notes", &Trace::notes)
      .function("data", &Trace::data)
      .function("explain(node, row, col)", &Trace::explain)
      .function("lineage(node, row, col, depth)", &Trace::lineage)
      .function("gradientOfCell(node, row, col)", &Trace::gradient_of_cell)
      .function("gradientOfSum(node)", &Trace::gradient_of_sum)
      .function("gradientOfSquares(node)", &Trace::gradient_of_squares);
}

}  // namespace attention
