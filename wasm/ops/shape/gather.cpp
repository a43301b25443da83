#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace gather_op {

/// Calls visit(cell of the result, cell of the operand) for each cell, both as row-major indices.
template <class T, class Visitor>
void for_each_copy(const OpContext<T>& self, Visitor visit) {
  const std::vector<Index>& sources = parameters_of<GatherParameters>(self.node).sources;
  for (std::size_t k = 0; k < sources.size(); ++k) visit(static_cast<Index>(k), sources[k]);
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const GatherParameters& to = parameters_of<GatherParameters>(self.node);
  out.resize(to.rows, to.cols);
  for_each_copy(self, [&](Index cell, Index from) { out.data()[cell] = self.operand(0).data()[from]; });
}

template <class T>
Factor source_of(const OpContext<T>& self, Index row, Index col) {
  const GatherParameters& to = parameters_of<GatherParameters>(self.node);
  const Index from = to.sources[static_cast<std::size_t>(row * to.cols + col)];
  const Index width = self.operand(0).cols();
  return self.factor(0, from / width, from % width);
}

template <class T>
void terms(const OpContext<T>& self, Index row, Index col, Terms& out) {
  out.add({source_of(self, row, col)});
}

/// A cell that was copied several times gets the sum of the gradients.
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return vjp(of, "\\text{each cell of }\\arg{0}\\text{, back where it came from}");
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Cell source = source_of(self, row, col).cell;
  return explain_sum(
      self, row, col, terms<T>,
      {parameters_of<GatherParameters>(self.node).sentence,
       {{"row", source.row + 1}, {"column", source.col + 1}, {"of", display_name(self.operand_node(0))}}});
}

template <class T>
std::string equation(const OpContext<T>& self) {
  return parameters_of<GatherParameters>(self.node).equation;
}

template <class T>
const Op<T> op = {.name = "gather",
                  .forward = forward<T>,
                  .explain = explain<T>,
                  .equation = equation<T>,
                  .derivative = derivative,
                  .terms = terms<T>};

}  // namespace gather_op

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
  GatherParameters parameters{to.rows, to.cols, std::move(to.source), std::move(to.equation),
                              std::move(to.sentence)};
  return a.tape->record(
      {&gather_op::op<T>, {a.id}, std::move(parameters), std::move(to.row_dim), std::move(to.col_dim)});
}

template Var<double> gather(Var<double>, Rearrangement);
template Var<float> gather(Var<float>, Rearrangement);

}  // namespace attention
