#include "mistakes/mistakes.h"

#include <emscripten/bind.h>

#include <algorithm>
#include <optional>

#include "bindings/guard.h"
#include "bindings/json_writer.h"
#include "bindings/trace.h"
#include "mistakes/fitted.h"

/// Exports the usual mistakes, and recognising them.
namespace attention {

namespace {

EMSCRIPTEN_DECLARE_VAL_TYPE(PackedMistakes);
EMSCRIPTEN_DECLARE_VAL_TYPE(PackedRecognition);
EMSCRIPTEN_DECLARE_VAL_TYPE(PackedNear);
EMSCRIPTEN_DECLARE_VAL_TYPE(PackedPairs);
EMSCRIPTEN_DECLARE_VAL_TYPE(PackedFitted);

/// The list as JSON.
void write(JsonWriter& out, const std::vector<Mistake>& list) {
  out.list("list", list, [&](const Mistake& each) {
    out.open('{');
    out.with("diagnosis", each.diagnosis).with("site", each.site).with("only", each.only);
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

std::vector<double> read_numbers(const Numbers& numbers) {
  std::vector<double> out(static_cast<std::size_t>(length_of(numbers)));
  fill(out.data(), numbers);
  return out;
}

/// Row, column and number of each cell, one after the other.
std::vector<GivenNumber> read_given(const Numbers& numbers) {
  const std::vector<double> flat = read_numbers(numbers);
  std::vector<GivenNumber> out;
  for (std::size_t k = 0; k + 2 < flat.size(); k += 3)
    out.push_back({check_integer("recognise", unnamed("row"), flat[k], 0, Limits::width),
                   check_integer("recognise", unnamed("column"), flat[k + 1], 0, Limits::width),
                   flat[k + 2]});
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

/// As many numbers as the node has, in its shape, from `from` on.
Matrix<double> read_like(const Node<double>& node, const std::vector<double>& numbers, std::size_t from) {
  Matrix<double> out = node.data;
  const auto size = static_cast<std::size_t>(out.size());
  if (from + size > numbers.size())
    fail("mistakes", {"error.same_shape",
                      {{"left", node.id},
                       {"left_shape", shape_text(out)},
                       {"right", std::string("given")},
                       {"right_shape", std::to_string(numbers.size() - from)}}});
  std::copy_n(numbers.begin() + static_cast<std::ptrdiff_t>(from), size, out.data());
  return out;
}

/// Keys with a space after each; for each, the node at which alone the mistake is made, or -1.
std::vector<NamedCause> read_causes(const Graph<double>& graph, const VariantId& keys, const Numbers& only) {
  const std::string text = text_of(keys);
  std::vector<NamedCause> out;
  std::size_t at = 0;
  for (const double node : read_numbers(only)) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    out.push_back({text.substr(at, end - at), node < 0 ? -1 : checked_node("mistakes", graph.tape, node)});
    at = std::min(end + 1, text.size());
  }
  return out;
}

/// For each replaced node its number, then its numbers row by row.
std::vector<Replacement> read_replacements(const Graph<double>& graph, const Numbers& numbers) {
  const std::vector<double> flat = read_numbers(numbers);
  std::vector<Replacement> out;
  for (std::size_t at = 0; at < flat.size();) {
    const int node = checked_node("mistakes", graph.tape, flat[at]);
    out.push_back({node, read_like(graph.tape.node(node), flat, at + 1)});
    at += 1 + static_cast<std::size_t>(graph.tape.node(node).data.size());
  }
  return out;
}

/// The numbers of a node with mistakes and replaced nodes; empty if that cannot be made.
Numbers altered_numbers(TraceHandle trace, double node, const VariantId& keys, const Numbers& only,
                        const Numbers& replaced) {
  return guarded([&] {
    const Graph<double>& graph = graph_of(trace);
    const std::optional<Matrix<double>> found =
        altered_node(graph, checked_node("mistakes", graph.tape, node), read_causes(graph, keys, only),
                     read_replacements(graph, replaced));
    return packed_matrices(found ? 1 : 0, [&](int) -> const Matrix<double>& { return *found; });
  });
}

PackedNear mistakes_near(TraceHandle trace, double node, const Numbers& given, double tolerance) {
  return guarded([&] {
    const Graph<double>& graph = graph_of(trace);
    const int of = checked_node("mistakes", graph.tape, node);
    const Matrix<double> matrix = read_like(graph.tape.node(of), read_numbers(given), 0);
    JsonWriter json;
    json.list(near_mistakes(graph, of, matrix, tolerance), [&](const NearMistake& each) {
      json.open('{');
      json.with("key", each.cause.key).with("only", each.cause.only).with("site", each.site).close('}');
    });
    return parsed<PackedNear>(json.text());
  });
}

PackedPairs pairs_near(TraceHandle trace, double node, const Numbers& given, double tolerance) {
  return guarded([&] {
    const Graph<double>& graph = graph_of(trace);
    const int of = checked_node("mistakes", graph.tape, node);
    JsonWriter json;
    json.list(mistake_pairs(graph, of, read_like(graph.tape.node(of), read_numbers(given), 0), tolerance),
              [&](const MistakePair& each) {
                json.open('{');
                json.with("first", each.first.key)
                    .with("firstOnly", each.first.only)
                    .with("firstSite", each.first_site);
                json.with("second", each.second.key).with("secondOnly", each.second.only);
                json.with("secondSite", each.second_site).close('}');
              });
    return parsed<PackedPairs>(json.text());
  });
}

const char* name_of(FittedKind kind) {
  switch (kind) {
    case FittedKind::dropout:
      return "mistake.dropout";
    case FittedKind::sink:
      return "mistake.softmax_sink";
    case FittedKind::epsilon_in_sum:
      return "mistake.softmax_epsilon";
  }
  return "";
}

PackedFitted fitted_to(TraceHandle trace, double node, const Numbers& given) {
  return guarded([&] {
    const Graph<double>& graph = graph_of(trace);
    const int of = checked_node("mistakes", graph.tape, node);
    const std::vector<FittedMistake> found =
        fitted_mistakes(graph, of, read_like(graph.tape.node(of), read_numbers(given), 0));
    JsonWriter json;
    json.open('{');
    json.list("list", found, [&](const FittedMistake& each) {
      json.open('{');
      json.with("key", name_of(each.kind)).with("parameter", each.parameter).close('}');
    });
    json.close('}');
    emscripten::val out = parsed(json.text());
    out.set("numbers", packed_matrices(static_cast<int>(found.size()), [&](int k) -> const Matrix<double>& {
              return found[static_cast<std::size_t>(k)].data;
            }));
    return PackedFitted(out);
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(mistakes) {
  emscripten::register_type<PackedMistakes>("import('../engine/analysis/packed').PackedMistakes");
  emscripten::register_type<PackedRecognition>("import('../engine/analysis/packed').PackedRecognition");
  emscripten::register_type<PackedNear>("import('../engine/analysis/packed').PackedNear");
  emscripten::function("nearMistakes(trace, node, given, tolerance)", mistakes_near);
  emscripten::register_type<PackedPairs>("import('../engine/analysis/packed').PackedPairs");
  emscripten::register_type<PackedFitted>("import('../engine/analysis/packed').PackedFitted");
  emscripten::function("alteredNumbers(trace, node, keys, only, replaced)", altered_numbers);
  emscripten::function("mistakePairs(trace, node, given, tolerance)", pairs_near);
  emscripten::function("fittedMistakes(trace, node, given)", fitted_to);
  emscripten::function("mistakes(trace, node, tolerance, isWholeRun)", mistakes_of);
  emscripten::function("recognise(trace, node, given, tolerance)", recognise_numbers);
}

}  // namespace attention
