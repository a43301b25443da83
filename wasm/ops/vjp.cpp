#include <algorithm>
#include <set>
#include <utility>

#include "ops/derivative.h"
#include "ops/terms.h"

/// A generic vector-Jacobian product for ops with `terms`: the derivative of a product by one factor is the
/// product of the others.
namespace attention {

namespace vjp_op {

int reversed(const OpContext<double>& self) { return parameters_of<VjpParameters>(self.node).reversed; }
int target(const OpContext<double>& self) { return parameters_of<VjpParameters>(self.node).target; }

bool is_at(const Cell& cell, Index row, Index col) { return cell.row == row && cell.col == col; }

/// The gradient of cell `reader` of the forward node and all factors of the term but one.
std::vector<Factor> factors_of_part(const OpContext<double>& self, Index reader, std::span<const Factor> term,
                                    std::size_t except) {
  const Index width = self.operand(0).cols();
  std::vector<Factor> factors = {self.factor(0, reader / width, reader % width)};
  for (std::size_t k = 0; k < term.size(); ++k)
    if (k != except) factors.push_back(term[k]);
  return factors;
}

/// Their product.
double part(double gradient, std::span<const Factor> term, std::size_t except) {
  for (std::size_t k = 0; k < term.size(); ++k)
    if (k != except) gradient *= term[k].value;
  return gradient;
}

/// Calls visit(term, index of the factor) for each factor of cell `reader` that is a cell of the operand.
template <class Visitor>
void for_each_use(const OpContext<double>& self, Index reader, Terms& terms, Visitor visit) {
  const OpContext<double> of = self.tape.context_of(reversed(self));
  const Index width = of.node.data.cols();
  terms.clear();
  of.node.op->terms(of, reader / width, reader % width, terms);
  for (std::size_t number = 0; number < terms.size(); ++number) {
    const std::span<const Factor> term = terms[number];
    for (std::size_t k = 0; k < term.size(); ++k)
      if (term[k].cell.node == target(self)) visit(term, k);
  }
}

/// The cells that read a cell of the operand.
std::pair<const Index*, const Index*> readers_of(const OpContext<double>& self, Index row, Index col) {
  const VjpParameters& known = parameters_of<VjpParameters>(self.node);
  const Index* all = known.readers.data();
  const Index* starts = all + row * known.cols + col;
  return {all + starts[0], all + starts[1]};
}

void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  Terms read;
  const auto [first, last] = readers_of(self, row, col);
  for (const Index* reader = first; reader != last; ++reader)
    for_each_use(self, *reader, read, [&](std::span<const Factor> term, std::size_t k) {
      if (is_at(term[k].cell, row, col)) out.add(factors_of_part(self, *reader, term, k));
    });
  if (out.size() == 0) out.add({constant(0)});
}

/// Visits each reading cell once. Every sum adds the same products in the same order as `terms`, so that the
/// bits agree.
void forward(const OpContext<double>& self, Matrix<double>& out) {
  const VjpParameters& known = parameters_of<VjpParameters>(self.node);
  out.setZero(known.rows, known.cols);
  std::vector<bool> has_begun(static_cast<std::size_t>(out.size()), false);
  Terms read;
  for (Index reader = 0; reader < self.operand(0).size(); ++reader)
    for_each_use(self, reader, read, [&](std::span<const Factor> term, std::size_t k) {
      const Cell& cell = term[k].cell;
      const std::size_t place = static_cast<std::size_t>(cell.row * out.cols() + cell.col);
      const double added = part(self.operand(0).data()[reader], term, k);
      out(cell.row, cell.col) = has_begun[place] ? out(cell.row, cell.col) + added : added;
      has_begun[place] = true;
    });
}

Message sentence(const OpContext<double>& self, const std::vector<Term>& terms) {
  const std::vector<Factor>& first = terms.front().factors;
  if (first.front().cell.node < 0) return {"explain.vjp.none"};
  const bool is_product = first.size() > 1;
  const char* const key = terms.size() > 1 ? (is_product ? "explain.vjp.every_product" : "explain.vjp.every")
                                           : (is_product ? "explain.vjp.one_product" : "explain.vjp.one");
  return {key, {{"reader", display_name(self.tape.node(reversed(self)))}}};
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  Explanation out = explain_sum(self, row, col, terms, {});
  out.sentence = sentence(self, out.terms);
  return out;
}

std::string equation(const OpContext<double>& self) {
  return parameters_of<VjpParameters>(self.node).equation;
}

std::optional<Var<double>> derivative(const DerivativeContext& of) { return vjp(of, "\\arg{0}"); }

const Op<double> op = {.name = "vjp",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative,
                       .terms = terms};

/// Without explanations, for numbers only.
const Op<double> numbers_op = {.name = "vjp", .forward = forward, .explain = nullptr, .equation = nullptr};

/// The cells that read each cell of the operand, and the nodes of the other factors.
struct Uses {
  /// For each cell of the operand, the distinct cells of the node that read it.
  std::vector<std::vector<Index>> readers;
  std::set<int> other_factors{};

  void note(std::size_t source, Index reader, std::span<const Factor> term, std::size_t except) {
    std::vector<Index>& list = readers[source];
    if (list.empty() || list.back() != reader) list.push_back(reader);
    for (std::size_t k = 0; k < term.size(); ++k)
      if (k != except && term[k].cell.node >= 0) other_factors.insert(term[k].cell.node);
  }
};

Uses uses_of(const OpContext<double>& self) {
  const Matrix<double>& source = self.tape.node(target(self)).data;
  Uses uses{std::vector<std::vector<Index>>(static_cast<std::size_t>(source.size()))};
  Terms read;
  for (Index reader = 0; reader < self.tape.node(reversed(self)).data.size(); ++reader)
    for_each_use(self, reader, read, [&](std::span<const Factor> term, std::size_t k) {
      const Cell& cell = term[k].cell;
      uses.note(static_cast<std::size_t>(cell.row * source.cols() + cell.col), reader, term, k);
    });
  return uses;
}

/// Compressed sparse rows: the offset of each list, the end, then all lists.
std::vector<Index> to_compressed(const std::vector<std::vector<Index>>& lists) {
  std::vector<Index> out;
  Index end = static_cast<Index>(lists.size()) + 1;
  for (const std::vector<Index>& list : lists) {
    out.push_back(end);
    end += static_cast<Index>(list.size());
  }
  out.push_back(end);
  for (const std::vector<Index>& list : lists) out.insert(out.end(), list.begin(), list.end());
  return out;
}

/// A node with the parameters that `forward` needs.
Node<double> make_node(const Op<double>& with, Var<double> gradient, Var<double> node, int operand) {
  const Node<double>& source = node.tape->node(operand);
  VjpParameters parameters{node.id, operand, source.data.rows(), source.data.cols()};
  return {&with, {gradient.id}, std::move(parameters), source.row_dim, source.col_dim};
}

/// Adds what `terms` and the equation need.
void add_explanation_data(Node<double>& node, const Tape<double>& tape, std::string equation) {
  const Uses uses = uses_of({tape, node});
  VjpParameters& parameters = parameters_of<VjpParameters>(node);
  parameters.readers = to_compressed(uses.readers);
  parameters.equation = std::move(equation);
  node.operands.insert(node.operands.end(), uses.other_factors.begin(), uses.other_factors.end());
}

/// Whether an earlier slot holds the same node, so that its result covers this one.
bool is_repeated(const DerivativeContext& of) {
  const std::vector<int>& operands = of.node.node().operands;
  const auto end = operands.begin() + static_cast<std::ptrdiff_t>(of.slot);
  return std::find(operands.begin(), end, operands[of.slot]) != end;
}

}  // namespace vjp_op

Var<double> vjp(Var<double> gradient, Var<double> node, int operand, std::string equation) {
  Node<double> made = vjp_op::make_node(vjp_op::op, gradient, node, operand);
  vjp_op::add_explanation_data(made, *node.tape, std::move(equation));
  return node.tape->record(std::move(made));
}

std::optional<Var<double>> vjp(const DerivativeContext& of, const char* equation) {
  if (vjp_op::is_repeated(of)) return {};
  if (of.helpers != nullptr) return of.helpers->pulled_back(of, equation);
  return of.node.tape->record(
      vjp_op::make_node(vjp_op::numbers_op, of.gradient, of.node, of.operand(of.slot).id));
}

}  // namespace attention
