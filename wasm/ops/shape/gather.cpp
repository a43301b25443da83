#include "ops/ops.h"

namespace attention {

namespace {

/// Calls visit(cell of the result, cell of the operand), both arange row by row, for each cell.
template <class T, class Visit>
void for_each_copy(const OpContext<T>& self, Visit visit) {
  const std::vector<Index>& cells = self.node.attributes.cells;
  for (std::size_t k = 0; k < cells.size(); ++k) visit(static_cast<Index>(k), cells[k]);
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  out.resize(self.node.attributes.rows, self.node.attributes.cols);
  for_each_copy(self, [&](Index to, Index from) { out.data()[to] = self.operand(0).data()[from]; });
}

/// A cell that went to several places gathers the gradients of all of them.
template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  for_each_copy(self, [&](Index place, Index from) { to[0].data()[from] += grad.data()[place]; });
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Attributes& to = self.node.attributes;
  const Index from = to.cells[static_cast<std::size_t>(row * to.cols + col)];
  const Index width = self.operand(0).cols();
  const Factor source = self.factor(0, from / width, from % width);
  return {Reduction::sum,
          {{{source}, source.value}},
          source.value,
          {to.sentence,
           {{"row", source.cell.row + 1},
            {"column", source.cell.col + 1},
            {"of", display_name(self.operand_node(0))}}}};
}

template <class T>
std::string equation(const OpContext<T>& self) {
  return self.node.attributes.equation;
}

template <class T>
const Op<T> op = {"gather", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> gather(Var<T> a, Rearrangement to) {
  check_size("gather", unnamed("result"), static_cast<double>(to.rows), static_cast<double>(to.cols));
  if (static_cast<Index>(to.source.size()) != to.rows * to.cols)
    fail("gather",
         {"error.places_of_result",
          {{"count", static_cast<Index>(to.source.size())}, {"shape", shape_text(to.rows, to.cols)}}});
  for (const Index from : to.source)
    if (from < 0 || from >= a.data().size())
      fail("gather", {"error.place_outside",
                      {{"place", from}, {"shape", shape_text(a.data())}, {"last", a.data().size() - 1}}});
  Attributes attributes;
  attributes.rows = to.rows;
  attributes.cols = to.cols;
  attributes.cells = std::move(to.source);
  attributes.equation = std::move(to.equation);
  attributes.sentence = std::move(to.sentence);
  return a.tape->record(
      {&op<T>, {a.id}, std::move(attributes), std::move(to.row_dim), std::move(to.col_dim)});
}

template Var<double> gather(Var<double>, Rearrangement);
template Var<float> gather(Var<float>, Rearrangement);

}  // namespace attention
