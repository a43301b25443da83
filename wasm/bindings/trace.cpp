#include "bindings/trace.h"

#include "bindings/guard.h"
#include "bindings/json.h"

namespace attention {

namespace {

Numbers packed_gradients(const std::vector<Matrix<double>>& gradients) {
  return packed_matrices(static_cast<int>(gradients.size()), [&](int k) -> const Matrix<double>& {
    return gradients[static_cast<std::size_t>(k)];
  });
}

}  // namespace

Trace::Trace(const VariantId& variant, const InputList& inputs, const OptionList& options)
    : graph_(guarded(
          [&] { return run(variant.as<std::string>(), read_inputs(inputs), read_options(options)); })) {}

Structure Trace::structure() const {
  return guarded([&] { return parsed<Structure>(structure_json(*graph_)); });
}

NoteList Trace::notes() const {
  return guarded([&] { return parsed<NoteList>(notes_json(*graph_)); });
}

Numbers Trace::data() const {
  const Tape<double>& tape = graph_->tape;
  return guarded([&] {
    return packed_matrices(tape.size(), [&](int k) -> const Matrix<double>& { return tape.node(k).data; });
  });
}

PackedExplanation Trace::explain(double node, double row, double col) const {
  return guarded([&] { return packed(attention::explain(graph_->tape, cell("explain", node, row, col))); });
}

PackedLineage Trace::lineage(double node, double row, double col, double depth) const {
  return guarded([&] {
    const Index levels = check_integer("lineage", unnamed("depth"), depth, 0, Limits::cells);
    return packed(
        attention::lineage(graph_->tape, cell("lineage", node, row, col), static_cast<int>(levels)));
  });
}

Numbers Trace::gradient_of_cell(double node, double row, double col) const {
  return guarded([&] {
    const Cell of = cell("gradient", node, row, col);
    const Matrix<double>& data = graph_->tape.node(of.node).data;
    Matrix<double> seed = Matrix<double>::Zero(data.rows(), data.cols());
    seed(of.row, of.col) = 1;
    return packed_gradients(graph_->tape.backward(of.node, seed));
  });
}

Numbers Trace::gradient_of_sum(double node) const {
  return guarded([&] {
    const int of = index("gradient", node);
    const Matrix<double>& data = graph_->tape.node(of).data;
    return packed_gradients(graph_->tape.backward(of, Matrix<double>::Ones(data.rows(), data.cols())));
  });
}

Numbers Trace::gradient_of_squares(double node) const {
  return guarded([&] { return packed_gradients(graph_->tape.backward_of_squares(index("gradient", node))); });
}

int Trace::index(const char* rule, double node) const {
  return static_cast<int>(check_integer(rule, unnamed("node"), node, 0, graph_->tape.size() - 1));
}

Cell Trace::cell(const char* rule, double node, double row, double col) const {
  const int id = index(rule, node);
  const Node<double>& found = graph_->tape.node(id);
  check_cell(rule, {found.id, found.data.rows(), found.data.cols()}, row, col);
  return {id, static_cast<Index>(row), static_cast<Index>(col)};
}

}  // namespace attention
