#include <algorithm>
#include <set>
#include <utility>

#include "ops/derivative.h"
#include "ops/terms.h"

/// The terms of a cell tell which numbers make it. Read the other way round, they tell which cells a number
/// moves, and how fast: for sums of products that is the whole derivative.
namespace attention {

namespace {

/// The node that is reversed, and the operand of it that this gradient belongs to.
int reversed(const OpContext<double>& self) { return static_cast<int>(self.node.attributes.first); }
int target(const OpContext<double>& self) { return static_cast<int>(self.node.attributes.last); }

bool is_at(const Cell& cell, Index row, Index col) { return cell.row == row && cell.col == col; }

/// The gradient of cell `reader` of the reversed node, times the factors of the term but one.
std::vector<Factor> factors_of_part(const OpContext<double>& self, Index reader, std::span<const Factor> term,
                                    std::size_t but) {
  const Index width = self.operand(0).cols();
  std::vector<Factor> factors = {self.factor(0, reader / width, reader % width)};
  for (std::size_t k = 0; k < term.size(); ++k)
    if (k != but) factors.push_back(term[k]);
  return factors;
}

/// The product of those.
double part(double gradient, std::span<const Factor> term, std::size_t but) {
  for (std::size_t k = 0; k < term.size(); ++k)
    if (k != but) gradient *= term[k].value;
  return gradient;
}

/// Calls visit(term, place of the number in it) for each number of the operand that cell `reader` reads.
template <class Visit>
void for_each_use(const OpContext<double>& self, Index reader, Terms& terms, Visit visit) {
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

/// Who reads a cell: `cells` holds, for each cell of the operand, where its readers start, then all readers.
std::pair<const Index*, const Index*> readers_of(const OpContext<double>& self, Index row, Index col) {
  const Attributes& known = self.node.attributes;
  const Index* all = known.cells.data();
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

/// Each cell that reads is asked once for what it reads, in the order of `terms`: so every sum is made of the
/// same products in the same order, and has the same bits.
void forward(const OpContext<double>& self, Matrix<double>& out) {
  out.setZero(self.node.attributes.rows, self.node.attributes.cols);
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
  if (first.front().cell.node < 0) return {"explain.pull_back.none"};
  const bool is_product = first.size() > 1;
  const char* const key = terms.size() > 1
                              ? (is_product ? "explain.pull_back.every_product" : "explain.pull_back.every")
                              : (is_product ? "explain.pull_back.one_product" : "explain.pull_back.one");
  return {key, {{"reader", display_name(self.tape.node(reversed(self)))}}};
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  Explanation out = explain_sum(self, row, col, terms, {});
  out.sentence = sentence(self, out.terms);
  return out;
}

std::string equation(const OpContext<double>& self) { return self.node.attributes.equation; }

std::optional<Var<double>> derivative(const DerivativeContext& of) { return pull_back(of, "\\arg{0}"); }

const Op<double> op = {.name = "pull_back",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative,
                       .terms = terms};

/// Where only numbers are asked for.
const Op<double> numbers_op = {
    .name = "pull_back", .forward = forward, .explain = nullptr, .equation = nullptr};

/// Who reads the numbers of an operand, and what they are multiplied with.
struct Uses {
  /// For each cell of the operand the cells of the node that read it, each once.
  std::vector<std::vector<Index>> readers;
  std::set<int> companions{};

  void note(std::size_t source, Index reader, std::span<const Factor> term, std::size_t but) {
    std::vector<Index>& list = readers[source];
    if (list.empty() || list.back() != reader) list.push_back(reader);
    for (std::size_t k = 0; k < term.size(); ++k)
      if (k != but && term[k].cell.node >= 0) companions.insert(term[k].cell.node);
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

/// Where the readers of each cell start, where the last ones end, and all of them.
std::vector<Index> packed(const std::vector<std::vector<Index>>& lists) {
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

/// What forward needs.
Node<double> bare_node(const Op<double>& with, Var<double> gradient, Var<double> node, int operand) {
  const Node<double>& source = node.tape->node(operand);
  Attributes attributes;
  attributes.first = node.id;
  attributes.last = operand;
  attributes.rows = source.data.rows();
  attributes.cols = source.data.cols();
  return {&with, {gradient.id}, std::move(attributes), source.row_dim, source.col_dim};
}

/// What terms and the equation need as well.
void complete(Node<double>& bare, const Tape<double>& tape, std::string equation) {
  const Uses uses = uses_of({tape, bare});
  bare.attributes.cells = packed(uses.readers);
  bare.attributes.equation = std::move(equation);
  bare.operands.insert(bare.operands.end(), uses.companions.begin(), uses.companions.end());
}

/// The slots before this one hold the same node, whose uses were all pulled back with the first of them.
bool is_repeated(const DerivativeContext& of) {
  const std::vector<int>& operands = of.node.node().operands;
  const auto end = operands.begin() + static_cast<std::ptrdiff_t>(of.slot);
  return std::find(operands.begin(), end, operands[of.slot]) != end;
}

}  // namespace

Var<double> pull_back(Var<double> gradient, Var<double> node, int operand, std::string equation) {
  Node<double> made = bare_node(op, gradient, node, operand);
  complete(made, *node.tape, std::move(equation));
  return node.tape->record(std::move(made));
}

std::optional<Var<double>> pull_back(const DerivativeContext& of, const char* equation) {
  if (is_repeated(of)) return {};
  if (of.helpers != nullptr) return of.helpers->pulled_back(of, equation);
  return of.node.tape->record(bare_node(numbers_op, of.gradient, of.node, of.operand(of.slot).id));
}

}  // namespace attention
