#include "ops/cells.h"
#include "ops/ops.h"

namespace attention {

namespace {

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Matrix<T>& a = self.operand(0);
  const Index first = self.node.attributes.first;
  out.resize(a.rows(), self.node.attributes.cols);
  for (Index i = 0; i < a.rows(); ++i)
    map_run(out.cols(), &out(i, 0), [](auto x) { return x; }, &a(i, first));
}

template <class T>
void vjp(const OpContext<T>& self, const Matrix<T>& grad, const OperandGradients<T>& to) {
  if (!to.wants(0)) return;
  Matrix<T>& sum = to[0];
  for (Index i = 0; i < grad.rows(); ++i) {
    T* const row = &sum(i, self.node.attributes.first);
    map_run(grad.cols(), row, [](auto x, auto g) { return x + g; }, row, &grad(i, 0));
  }
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Factor source = self.factor(0, row, self.node.attributes.first + col);
  return {Reduction::sum,
          {{{source}, source.value}},
          source.value,
          {"explain.slice.columns",
           {{"column", source.cell.col + 1}, {"of", display_name(self.operand_node(0))}}}};
}

template <class T>
std::string equation(const OpContext<T>&) {
  return "\\text{this head’s columns of }\\arg{0}";
}

template <class T>
const Op<T> op = {"slice_columns", forward<T>, vjp<T>, explain<T>, equation<T>};

}  // namespace

template <class T>
Var<T> slice_columns(Var<T> a, Index first, Index count, std::string col_dim) {
  check_columns("slice_columns", argument("operand", a), first, count);
  Attributes attributes;
  attributes.first = first;
  attributes.cols = count;
  return a.tape->record({&op<T>, {a.id}, std::move(attributes), a.node().row_dim, std::move(col_dim)});
}

template Var<double> slice_columns(Var<double>, Index, Index, std::string);
template Var<float> slice_columns(Var<float>, Index, Index, std::string);

}  // namespace attention
