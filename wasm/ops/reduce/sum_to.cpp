#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace sum_to_op {

/// The cells that are summed into this one, row by row.
void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  const Matrix<double>& a = self.operand(0);
  const bool all_rows = parameters_of<SumToParameters>(self.node).rows == 1;
  const bool all_cols = parameters_of<SumToParameters>(self.node).cols == 1;
  for (Index i = all_rows ? 0 : row; i < (all_rows ? a.rows() : row + 1); ++i)
    for (Index j = all_cols ? 0 : col; j < (all_cols ? a.cols() : col + 1); ++j)
      out.add({self.factor(0, i, j)});
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  write_sums(terms, self, out, parameters_of<SumToParameters>(self.node).rows,
             parameters_of<SumToParameters>(self.node).cols);
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  const bool all_rows = parameters_of<SumToParameters>(self.node).rows == 1;
  const bool all_cols = parameters_of<SumToParameters>(self.node).cols == 1;
  Message sentence{all_rows && all_cols ? "explain.sum_to.all"
                   : all_cols           ? "explain.sum_to.row"
                                        : "explain.sum_to.column",
                   {{"of", display_name(self.operand_node(0))}}};
  if (all_cols && !all_rows) sentence.args.push_back({"row", row + 1});
  if (!all_cols) sentence.args.push_back({"column", col + 1});
  return explain_sum(self, row, col, terms, std::move(sentence));
}

std::string equation(const OpContext<double>& self) {
  if (parameters_of<SumToParameters>(self.node).rows != 1) return "\\sum_{j}\\arg{0}_{ij}";
  return parameters_of<SumToParameters>(self.node).cols == 1 ? "\\sum_{ij}\\arg{0}_{ij}"
                                                             : "\\sum_{i}\\arg{0}_{ij}";
}

std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return vjp(of, "\\arg{0}\\text{ for each number of the sum}");
}

const Op<double> op = {.name = "sum_to",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative,
                       .terms = terms};

}  // namespace sum_to_op

Var<double> sum_to(Var<double> a, Index rows, Index cols) {
  const bool rows_fit = rows == 1 || rows == a.rows();
  const bool cols_fit = cols == 1 || cols == a.cols();
  if (!rows_fit || !cols_fit)
    fail("sum_to", {"error.cannot_be_summed",
                    {{"name", argument("operand", a).name},
                     {"shape", shape_text(a.data())},
                     {"to", shape_text(rows, cols)}}});
  return a.tape->record({&sum_to_op::op,
                         {a.id},
                         SumToParameters{rows, cols},
                         rows == 1 ? "1" : a.node().row_dim,
                         cols == 1 ? "1" : a.node().col_dim});
}

}  // namespace attention
