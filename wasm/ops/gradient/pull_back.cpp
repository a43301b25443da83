#include <set>
#include <utility>

#include "ops/gradient/gradient_ops.h"
#include "ops/gradient/terms.h"

/// An explanation tells which numbers make a cell. Read the other way round, it tells which cells a number
/// moves, and how fast: for sums of products that is the whole derivative.
namespace attention {

namespace {

/// The node that is reversed, and the operand of it that this gradient belongs to.
int reversed(const OpContext<double>& self) { return static_cast<int>(self.node.attributes.first); }
int target(const OpContext<double>& self) { return static_cast<int>(self.node.attributes.last); }

bool is_at(const Cell& cell, Index row, Index col) { return cell.row == row && cell.col == col; }

/// The gradient of cell `reader` of the reversed node, times the factors of the term but one.
Term passed_on(const OpContext<double>& self, Index reader, const Term& term, std::size_t but) {
  const Index width = self.operand(0).cols();
  std::vector<Factor> factors = {self.factor(0, reader / width, reader % width)};
  for (std::size_t k = 0; k < term.factors.size(); ++k)
    if (k != but) factors.push_back(term.factors[k]);
  return product_of(std::move(factors));
}

/// Calls visit(term, place of the number in it) for each number of the operand that cell `reader` reads.
template <class Visit>
void for_each_use(const OpContext<double>& self, Index reader, Visit visit) {
  const OpContext<double> of = self.tape.context_of(reversed(self));
  const Index width = of.node.data.cols();
  for (const Term& term : of.node.op->explain(of, reader / width, reader % width).terms)
    for (std::size_t k = 0; k < term.factors.size(); ++k)
      if (term.factors[k].cell.node == target(self)) visit(term, k);
}

/// Whether every reader reads a number once and by itself, and so gives its gradient back unchanged.
bool is_passed_on(const OpContext<double>& self) { return self.node.attributes.factor == 1; }

/// Who reads a cell: `cells` holds, for each cell of the operand, where its readers start, then all readers.
std::pair<const Index*, const Index*> readers_of(const OpContext<double>& self, Index row, Index col) {
  const Attributes& known = self.node.attributes;
  const Index* all = known.cells.data();
  const Index* starts = all + row * known.cols + col;
  return {all + starts[0], all + starts[1]};
}

std::vector<Term> terms(const OpContext<double>& self, Index row, Index col) {
  std::vector<Term> out;
  const auto [first, last] = readers_of(self, row, col);
  for (const Index* reader = first; reader != last; ++reader)
    for_each_use(self, *reader, [&](const Term& term, std::size_t k) {
      if (is_at(term.factors[k].cell, row, col)) out.push_back(passed_on(self, *reader, term, k));
    });
  if (out.empty()) out.push_back(product_of({constant(0)}));
  return out;
}

/// What reads the operand passes its gradient on as it is: nothing need be asked but who reads.
void add_readers(const OpContext<double>& self, Matrix<double>& out) {
  const Matrix<double>& gradient = self.operand(0);
  for (Index row = 0; row < out.rows(); ++row)
    for (Index col = 0; col < out.cols(); ++col) {
      const auto [first, last] = readers_of(self, row, col);
      double sum = first == last ? 0 : gradient.data()[*first];
      for (const Index* reader = first + 1; reader < last; ++reader) sum += gradient.data()[*reader];
      out(row, col) = sum;
    }
}

/// Each cell that reads is asked once for what it reads, in the order of `terms`: so every sum is made of the
/// same products in the same order, and has the same bits.
void add_uses(const OpContext<double>& self, Matrix<double>& out) {
  out.setZero();
  std::vector<bool> has_begun(static_cast<std::size_t>(out.size()), false);
  for (Index reader = 0; reader < self.operand(0).size(); ++reader)
    for_each_use(self, reader, [&](const Term& term, std::size_t k) {
      const Cell& cell = term.factors[k].cell;
      const std::size_t place = static_cast<std::size_t>(cell.row * out.cols() + cell.col);
      const double passed = passed_on(self, reader, term, k).value;
      out(cell.row, cell.col) = has_begun[place] ? out(cell.row, cell.col) + passed : passed;
      has_begun[place] = true;
    });
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  out.resize(self.node.attributes.rows, self.node.attributes.cols);
  if (is_passed_on(self))
    add_readers(self, out);
  else
    add_uses(self, out);
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
  std::vector<Term> found = terms(self, row, col);
  Message why = sentence(self, found);
  return sum_explained(self, row, col, std::move(found), std::move(why));
}

std::string equation(const OpContext<double>& self) { return self.node.attributes.equation; }

const Op<double> op = {"pull_back", forward, vjp_of_terms<terms>, explain, equation};

/// Who reads the numbers of an operand, and what they are multiplied with.
struct Uses {
  /// For each cell of the operand the cells of the node that read it, each once.
  std::vector<std::vector<Index>> readers;
  std::set<int> companions{};
  bool is_passed_on = true;

  void note(std::size_t source, Index reader, const Term& term, std::size_t but) {
    std::vector<Index>& list = readers[source];
    const bool is_known = !list.empty() && list.back() == reader;
    if (is_known || term.factors.size() > 1) is_passed_on = false;
    if (!is_known) list.push_back(reader);
    for (std::size_t k = 0; k < term.factors.size(); ++k)
      if (k != but && term.factors[k].cell.node >= 0) companions.insert(term.factors[k].cell.node);
  }
};

Uses uses_of(Var<double> node, int operand) {
  const Matrix<double>& source = node.tape->node(operand).data;
  Uses uses{std::vector<std::vector<Index>>(static_cast<std::size_t>(source.size()))};
  const OpContext<double> of = node.tape->context_of(node.id);
  for (Index reader = 0; reader < node.data().size(); ++reader)
    for (const Term& term : of.node.op->explain(of, reader / node.cols(), reader % node.cols()).terms)
      for (std::size_t k = 0; k < term.factors.size(); ++k) {
        const Cell& cell = term.factors[k].cell;
        if (cell.node == operand)
          uses.note(static_cast<std::size_t>(cell.row * source.cols() + cell.col), reader, term, k);
      }
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

}  // namespace

Var<double> pull_back(Var<double> gradient, Var<double> node, int operand, std::string equation) {
  const Node<double>& source = node.tape->node(operand);
  Attributes attributes;
  attributes.first = node.id;
  attributes.last = operand;
  attributes.rows = source.data.rows();
  attributes.cols = source.data.cols();
  const Uses uses = uses_of(node, operand);
  attributes.cells = packed(uses.readers);
  attributes.factor = uses.is_passed_on ? 1 : 0;
  attributes.equation = std::move(equation);
  std::vector<int> operands = {gradient.id};
  operands.insert(operands.end(), uses.companions.begin(), uses.companions.end());
  return node.tape->record({&op, std::move(operands), std::move(attributes), source.row_dim, source.col_dim});
}

}  // namespace attention
