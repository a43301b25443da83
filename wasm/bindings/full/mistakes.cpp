#include "mistakes/mistakes.h"

#include <emscripten/bind.h>

#include "bindings/guard.h"
#include "bindings/json_writer.h"
#include "bindings/trace.h"

/// Exports the usual mistakes, and recognising them.
namespace attention {

namespace {

EMSCRIPTEN_DECLARE_VAL_TYPE(PackedMistakes);
EMSCRIPTEN_DECLARE_VAL_TYPE(PackedRecognition);

/// The list as JSON.
void write(JsonWriter& out, const std::vector<Mistake>& list) {
  out.list("list", list, [&](const Mistake& each) {
    out.open('{');
    out.with("diagnosis", each.diagnosis).with("site", each.site);
    out.with("isIndistinguishable", each.is_indistinguishable).close('}');
  });
}

emscripten::val with_numbers(const JsonWriter& json, const std::vector<Mistake>& list) {
  emscripten::val out = parsed(json.text());
  out.set("numbers", packed_matrices(static_cast<int>(list.size()), [&](int k) -> const Matrix<double>& {
            return list[static_cast<std::size_t>(k)].data;
          }));
  return out;
}

/// Row, column and number of each cell, one after the other.
std::vector<GivenNumber> read_given(const Numbers& numbers) {
  std::vector<double> flat(static_cast<std::size_t>(length_of(numbers)));
  fill(flat.data(), numbers);
  std::vector<GivenNumber> out;
  for (std::size_t k = 0; k + 2 < flat.size(); k += 3)
    out.push_back({check_integer("recognise", unnamed("row"), flat[k], 0, Limits::side),
                   check_integer("recognise", unnamed("column"), flat[k + 1], 0, Limits::side), flat[k + 2]});
  return out;
}

PackedMistakes mistakes_of(TraceHandle trace, double node, double tolerance, bool is_whole_run) {
  return guarded([&] {
    const Graph<double>& graph = graph_of(trace);
    const std::vector<Mistake> list = mistakes(graph, checked_node("mistakes", graph.tape, node), tolerance,
                                               is_whole_run ? MistakeScope::run : MistakeScope::group);
    JsonWriter json;
    json.open('{');
    write(json, list);
    json.close('}');
    return PackedMistakes(with_numbers(json, list));
  });
}

PackedRecognition recognise_numbers(TraceHandle trace, double node, const Numbers& given, double tolerance) {
  return guarded([&] {
    const Graph<double>& graph = graph_of(trace);
    const Recognition found =
        recognise(graph, checked_node("recognise", graph.tape, node), read_given(given), tolerance);
    JsonWriter json;
    json.open('{');
    json.with("isRight", found.is_right);
    write(json, found.mistakes);
    json.close('}');
    return PackedRecognition(with_numbers(json, found.mistakes));
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(mistakes) {
  emscripten::register_type<PackedMistakes>("import('../engine/analysis/packed').PackedMistakes");
  emscripten::register_type<PackedRecognition>("import('../engine/analysis/packed').PackedRecognition");
  emscripten::function("mistakes(trace, node, tolerance, isWholeRun)", mistakes_of);
  emscripten::function("recognise(trace, node, given, tolerance)", recognise_numbers);
}

}  // namespace attention
