#include "ops/broadcast.h"
#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace compare_op {

bool holds_for(Comparison comparison, double a, double b) {
  switch (comparison) {
    case Comparison::equal:
      return a == b;
    case Comparison::different:
      return a != b;
    case Comparison::less:
      return a < b;
    case Comparison::not_greater:
      return a <= b;
    case Comparison::greater:
      return a > b;
    case Comparison::not_less:
      return a >= b;
  }
  return false;
}

/// The right operand, or the number.
double right_at(const OpContext<double>& self, Index row, Index col) {
  return self.node.operands.size() == 1 ? parameters_of<CompareParameters>(self.node).number
                                        : broadcast(self.operand(1), row, col);
}

bool holds_at(const OpContext<double>& self, Index row, Index col) {
  const Comparison comparison = parameters_of<CompareParameters>(self.node).comparison;
  return holds_for(comparison, broadcast(self.operand(0), row, col), right_at(self, row, col));
}

void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  out.add({constant(holds_at(self, row, col) ? 1 : 0)});
}

void forward(const OpContext<double>& self, Matrix<double>& out) { write_broadcast(terms, self, out); }

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  return explain_sum(self, row, col, terms,
                     {holds_at(self, row, col) ? "explain.compare.holds" : "explain.compare.fails",
                      {{"of", display_name(self.operand_node(0))}}});
}

std::string equation(const OpContext<double>& self) {
  constexpr const char* signs[] = {"=", "\\ne ", "<", "\\le ", ">", "\\ge "};
  return std::string("\\arg{0}") +
         signs[static_cast<std::size_t>(parameters_of<CompareParameters>(self.node).comparison)] +
         (self.node.operands.size() == 1 ? "c" : "\\arg{1}");
}

/// The derivative is 0 where it exists.
std::optional<Var<double>> derivative(const DerivativeContext&) { return {}; }

const Op<double> op = {.name = "compare",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative,
                       .terms = terms};

Var<double> record(Comparison comparison, Var<double> a, std::vector<int> operands, double number) {
  return a.tape->record(
      {&op, std::move(operands), CompareParameters{comparison, number}, a.node().row_dim, a.node().col_dim});
}

}  // namespace compare_op

Var<double> compare(Comparison comparison, Var<double> a, Var<double> b) {
  check_all_broadcastable("compare", {argument("left_operand", a), argument("right_operand", b)});
  return compare_op::record(comparison, a, {a.id, b.id}, 0);
}

Var<double> compare(Comparison comparison, Var<double> a, double number) {
  return compare_op::record(comparison, a, {a.id}, number);
}

}  // namespace attention
