#include "ops/broadcast.h"
#include "ops/derivative.h"

namespace attention {

namespace where_op {

/// The operand of each choice, or -1 where it is a number.
struct Choice {
  bool is_first;
  std::size_t operand;
  bool is_number;
};

Choice choice_at(const OpContext<double>& self, Index row, Index col) {
  const WhereParameters& of = parameters_of<WhereParameters>(self.node);
  const bool is_first = broadcast(self.operand(0), row, col) == 1;
  if (is_first) return {true, 1, of.is_first_number};
  return {false, of.is_first_number ? 1u : 2u, of.is_second_number};
}

void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  const Choice choice = choice_at(self, row, col);
  const WhereParameters& of = parameters_of<WhereParameters>(self.node);
  if (choice.is_number)
    out.add({constant(choice.is_first ? of.first : of.second)});
  else
    out.add({broadcast_factor(self, choice.operand, row, col)});
}

void forward(const OpContext<double>& self, Matrix<double>& out) { write_broadcast(terms, self, out); }

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  const Choice choice = choice_at(self, row, col);
  return explain_sum(self, row, col, terms,
                     {choice.is_first ? "explain.where.holds" : "explain.where.fails",
                      {{"condition", display_name(self.operand_node(0))}}});
}

std::string equation(const OpContext<double>& self) {
  const WhereParameters& of = parameters_of<WhereParameters>(self.node);
  const std::string first = of.is_first_number ? "a" : "\\arg{1}";
  const std::string second = of.is_second_number ? "b" : of.is_first_number ? "\\arg{1}" : "\\arg{2}";
  return "\\begin{cases}" + first + "&\\arg{0}\\\\" + second + "&\\text{else}\\end{cases}";
}

/// The condition has none.
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  if (of.slot == 0) return {};
  return vjp(of, "\\arg{0}");
}

const Op<double> op = {.name = "where",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative,
                       .terms = terms};

}  // namespace where_op

Var<double> where(Var<double> condition, const CellChoice& first, const CellChoice& second) {
  std::vector<int> operands = {condition.id};
  std::vector<Argument> shapes = {argument("condition", condition)};
  for (const CellChoice* each : {&first, &second}) {
    if (!each->of) continue;
    shapes.push_back(argument("operand", *each->of));
    operands.push_back(each->of->id);
  }
  check_all_broadcastable("where", shapes);
  const WhereParameters parameters{!first.of, !second.of, first.number, second.number};
  const Node<double>& node = condition.node();
  return condition.tape->record({&where_op::op, std::move(operands), parameters, node.row_dim, node.col_dim});
}

}  // namespace attention
