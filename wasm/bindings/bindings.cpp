#include "bindings/json.h"
#include "bindings/json_writer.h"
#include "bindings/resolve.h"
#include "bindings/trace.h"

/// The boundary: functions over variants and over runs.
namespace attention {

namespace {

VariantList list_variants() { return parsed<VariantList>(variants_json()); }

LimitsValue limits() {
  JsonWriter out;
  out.open('{');
  out.with("side", Limits::width).with("heads", Limits::heads).with("cells", Limits::cells).close('}');
  return parsed<LimitsValue>(out.text());
}

}  // namespace

EMSCRIPTEN_BINDINGS(attention) {
  register_value_types();
  emscripten::function("variants", list_variants);
  emscripten::function("limits", limits);
  emscripten::function("resolve(variant, options, request)", resolve);
  emscripten::function("fitMatrix(variant, options, request)", fit_matrix);
  emscripten::function("run(variant, inputs, options)", run_variant);
  emscripten::function("release(trace)", release);
  emscripten::function("structure(trace)", structure);
  emscripten::function("notes(trace)", notes);
  emscripten::function("data(trace)", data);
  emscripten::function("explain(trace, node, row, col)", explain_cell);
  emscripten::function("lineage(trace, node, row, col, depth)", lineage_of_cell);
  emscripten::function("gradientOfCell(trace, node, row, col)", gradient_of_cell);
  emscripten::function("gradientOfSum(trace, node)", gradient_of_sum);
  emscripten::function("gradientOfSquares(trace, node)", gradient_of_squares);
}

}  // namespace attention
