#include <emscripten/bind.h>

#include "bindings/guard.h"
#include "bindings/json_writer.h"
#include "bindings/trace.h"
#include "changes/explain_change.h"

/// Exports why a cell differs between two runs.
namespace attention {

namespace {

EMSCRIPTEN_DECLARE_VAL_TYPE(ComparedCell);
EMSCRIPTEN_DECLARE_VAL_TYPE(PackedChange);

constexpr const char* rule = "explain_change";

const char* name_of(CellChange::Kind kind) {
  switch (kind) {
    case CellChange::Kind::moved:
      return "moved";
    case CellChange::Kind::moved_little:
      return "moved_little";
    case CellChange::Kind::unmoved:
      return "unmoved";
    case CellChange::Kind::incomparable:
      return "incomparable";
  }
  return "";
}

const char* name_of(Obstacle::Kind kind) {
  switch (kind) {
    case Obstacle::Kind::zero_factor:
      return "zero_factor";
    case Obstacle::Kind::flat:
      return "flat";
    case Obstacle::Kind::other:
      return "other";
  }
  return "";
}

/// Names and structure as JSON, and beside it the numbers in the same order, since JSON has no NaN and no
/// infinities.
struct ChangeWriter {
  JsonWriter json{};
  std::vector<double> numbers{};

  /// [node, row, column]; null for none.
  void cell(const Cell& cell) {
    if (cell.node < 0) return json.null();
    const Index place[] = {cell.node, cell.row, cell.col};
    json.list(place, [&](Index number) { json.value(number); });
  }
  void cell(const char* name, const Cell& of) {
    json.key(name);
    cell(of);
  }
  template <class Change>
  void change(const Change& of) {
    numbers.insert(numbers.end(), {of.before, of.after, of.contribution});
  }
};

void write(ChangeWriter& out, const FactorChange& factor) {
  out.change(factor);
  out.json.open('{');
  out.cell("cell", factor.cell);
  out.cell("before", factor.cell_before);
  out.json.close('}');
}

void write(ChangeWriter& out, const TermChange& term) {
  out.change(term);
  out.json.open('{');
  out.json.with("index", term.index).with("sentence", term.sentence);
  out.json.list("factors", term.factors, [&](const FactorChange& factor) { write(out, factor); });
  out.json.close('}');
}

void write(ChangeWriter& out, const PathStep& step) {
  out.change(step);
  out.cell(step.cell);
}

void write(ChangeWriter& out, const Obstacle& obstacle) {
  out.numbers.push_back(obstacle.difference);
  out.json.open('{');
  out.json.with("sentence", obstacle.sentence).with("kind", name_of(obstacle.kind));
  out.cell("at", obstacle.at);
  out.cell("by", obstacle.by);
  out.cell("moved", obstacle.moved);
  out.json.close('}');
}

void write(ChangeWriter& out, const CellChange& change) {
  out.numbers = {change.before,       change.after,       change.difference,
                 change.total_before, change.total_after, change.tolerance};
  out.json.open('{');
  out.json.with("kind", name_of(change.kind))
      .with("sentence", change.sentence)
      .with("reduction", name_of(change.reduction))
      .with("function", name_of(change.function))
      .with("chosen", change.chosen)
      .with("count", change.count);
  const auto one = [&](const auto& item) { write(out, item); };
  out.json.list("terms", change.terms, one).list("path", change.path, one);
  out.json.key("pathEnd");
  change.path_end.empty() ? out.json.null() : out.json.value(change.path_end);
  out.json.list("obstacles", change.obstacles, one).close('}');
}

PackedChange explain_change_of_cell(TraceHandle before, TraceHandle after, const ComparedCell& cell,
                                    double resolution) {
  return guarded([&] {
    const Tape<double>& tape = graph_of(after).tape;
    const Cell of = checked_cell(rule, tape, cell["node"].as<double>(), cell["row"].as<double>(),
                                 cell["col"].as<double>());
    ChangeWriter out;
    write(out, explain_change(RunPair(graph_of(before).tape, tape), of, resolution));
    emscripten::val packed = parsed(out.json.text());
    packed.set("numbers", copied(out.numbers));
    return PackedChange(packed);
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(changes) {
  emscripten::register_type<ComparedCell>("{ node: number; row: number; col: number }");
  emscripten::register_type<PackedChange>("import('../engine/analysis/packed').PackedChange");
  emscripten::function("explainChange(before, after, cell, resolution)", explain_change_of_cell);
}

}  // namespace attention
