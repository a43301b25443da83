#include "bindings/trace.h"

#include <algorithm>
#include <stdexcept>

#include "bindings/guard.h"
#include "bindings/json.h"

namespace attention {

namespace {

struct KeptTrace {
  TraceHandle handle;
  std::unique_ptr<Graph<double>> graph;
};

/// Few at a time: web/engine releases all but the last ones that were asked.
std::vector<KeptTrace>& kept_traces() {
  static std::vector<KeptTrace> all;
  return all;
}

std::vector<KeptTrace>::iterator find_trace(TraceHandle trace) {
  std::vector<KeptTrace>& all = kept_traces();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const KeptTrace& each) { return each.handle == trace; });
  if (found == all.end()) throw std::out_of_range("the run was released or never made");
  return found;
}

Tape<double>& tape_of(TraceHandle trace) { return graph_of(trace).tape; }

Numbers packed_gradients(const std::vector<Matrix<double>>& gradients) {
  return packed_matrices(static_cast<int>(gradients.size()), [&](int k) -> const Matrix<double>& {
    return gradients[static_cast<std::size_t>(k)];
  });
}

}  // namespace

TraceHandle keep(std::unique_ptr<Graph<double>> graph) {
  static TraceHandle last = 0;
  kept_traces().push_back({++last, std::move(graph)});
  return last;
}

Graph<double>& graph_of(TraceHandle trace) { return *find_trace(trace)->graph; }

int checked_node(const char* rule, const Tape<double>& tape, double node) {
  return static_cast<int>(check_integer(rule, unnamed("node"), node, 0, tape.size() - 1));
}

Cell checked_cell(const char* rule, const Tape<double>& tape, double node, double row, double col) {
  const int id = checked_node(rule, tape, node);
  const Node<double>& found = tape.node(id);
  check_cell(rule, {found.id, found.data.rows(), found.data.cols()}, row, col);
  return {id, static_cast<Index>(row), static_cast<Index>(col)};
}

TraceHandle run_variant(const VariantId& variant, const InputList& inputs, const OptionList& options) {
  return guarded([&] { return keep(run(text_of(variant), read_inputs(inputs), read_options(options))); });
}

void release(TraceHandle trace) {
  guarded([&] { kept_traces().erase(find_trace(trace)); });
}

Structure structure(TraceHandle trace) {
  return guarded([&] { return parsed<Structure>(structure_json(graph_of(trace))); });
}

NoteList notes(TraceHandle trace) {
  return guarded([&] { return parsed<NoteList>(notes_json(graph_of(trace))); });
}

Numbers data(TraceHandle trace) {
  return guarded([&] {
    Tape<double>& tape = tape_of(trace);
    return packed_matrices(tape.size(), [&](int k) -> const Matrix<double>& { return tape.node(k).data; });
  });
}

PackedExplanation explain_cell(TraceHandle trace, double node, double row, double col) {
  return guarded([&] {
    Tape<double>& tape = tape_of(trace);
    return packed(explain(tape, checked_cell("explain", tape, node, row, col)));
  });
}

PackedLineage lineage_of_cell(TraceHandle trace, double node, double row, double col, double depth) {
  return guarded([&] {
    Tape<double>& tape = tape_of(trace);
    const Index levels = check_integer("lineage", unnamed("depth"), depth, 0, Limits::cells);
    return packed(lineage(tape, checked_cell("lineage", tape, node, row, col), static_cast<int>(levels)));
  });
}

Numbers gradient_of_cell(TraceHandle trace, double node, double row, double col) {
  return guarded([&] {
    Tape<double>& tape = tape_of(trace);
    const Cell of = checked_cell("gradient", tape, node, row, col);
    const Matrix<double>& data = tape.node(of.node).data;
    Matrix<double> seed = Matrix<double>::Zero(data.rows(), data.cols());
    seed(of.row, of.col) = 1;
    return packed_gradients(tape.backward(of.node, seed));
  });
}

Numbers gradient_of_sum(TraceHandle trace, double node) {
  return guarded([&] {
    Tape<double>& tape = tape_of(trace);
    const int of = checked_node("gradient", tape, node);
    const Matrix<double>& data = tape.node(of).data;
    return packed_gradients(tape.backward(of, Matrix<double>::Ones(data.rows(), data.cols())));
  });
}

Numbers gradient_of_squares(TraceHandle trace, double node) {
  return guarded([&] {
    Tape<double>& tape = tape_of(trace);
    return packed_gradients(tape.backward_of_squares(checked_node("gradient", tape, node)));
  });
}

}  // namespace attention
