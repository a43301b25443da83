#include <set>
#include <utility>

#include "backward/ops.h"
#include "backward/terms.h"

/// An explanation tells which numbers make a cell. Read the other way round, it tells which cells a number
/// moves, and how fast: for sums of products that is the whole derivative.
namespace attention {

namespace {

/// The node that is reversed, and the operand of it that this gradient belongs to.
int reversed(const Application<double>& self) { return static_cast<int>(self.node.attributes.first); }
int target(const Application<double>& self) { return static_cast<int>(self.node.attributes.last); }

bool is_at(const Factor& factor, int node, Index row, Index col) {
  return factor.cell.node == node && factor.cell.row == row && factor.cell.col == col;
}

/// The gradient of cell `reader` of the reversed node, times the factors of the term but one.
Term passed_on(const Application<double>& self, Index reader, const Term& term, std::size_t but) {
  const Index width = self.operand(0).cols();
  std::vector<Factor> factors = {self.factor(0, reader / width, reader % width)};
  for (std::size_t k = 0; k < term.factors.size(); ++k)
    if (k != but) factors.push_back(term.factors[k]);
  return product_of(std::move(factors));
}

/// Calls visit(term, place of the number in it) for each time that cell `reader` reads the number.
template <class Visit>
void for_each_use(const Application<double>& self, Index reader, Index row, Index col, Visit visit) {
  const Application<double> of = self.tape.application(reversed(self));
  const Index width = of.node.data.cols();
  for (const Term& term : of.node.op->explain(of, reader / width, reader % width).terms)
    for (std::size_t k = 0; k < term.factors.size(); ++k)
      if (is_at(term.factors[k], target(self), row, col)) visit(term, k);
}

/// Who reads a cell: `cells` holds, for each cell of the operand, where its readers start, then all readers.
std::pair<const Index*, const Index*> readers_of(const Application<double>& self, Index row, Index col) {
  const Attributes& known = self.node.attributes;
  const Index* all = known.cells.data();
  const Index* starts = all + row * known.cols + col;
  return {all + starts[0], all + starts[1]};
}

std::vector<Term> terms(const Application<double>& self, Index row, Index col) {
  std::vector<Term> out;
  const auto [first, last] = readers_of(self, row, col);
  for (const Index* reader = first; reader != last; ++reader)
    for_each_use(self, *reader, row, col,
                 [&](const Term& term, std::size_t k) { out.push_back(passed_on(self, *reader, term, k)); });
  if (out.empty()) out.push_back(product_of({constant(0)}));
  return out;
}

void forward(const Application<double>& self, Matrix<double>& out) {
  write_sums(terms, self, out, self.node.attributes.rows, self.node.attributes.cols);
}

std::string sentence(const Application<double>& self, const std::vector<Term>& terms) {
  const std::string gradient = spoken(self.operand_node(0));
  const std::vector<Factor>& first = terms.front().factors;
  if (first.front().cell.node < 0) return "No step reads this number, so nothing comes back to it.";
  if (terms.size() > 1)
    return first.size() > 1 ? "Every cell that reads this number: its " + gradient +
                                  ", times what the number is multiplied with there. All added up."
                            : "The " + gradient + " of every cell that reads this number, added up.";
  return first.size() > 1
             ? "One cell reads this number: its " + gradient + ", times what the number is multiplied with."
             : "One cell reads this number and passes its " + gradient + " back as it is.";
}

Explanation explain(const Application<double>& self, Index row, Index col) {
  std::vector<Term> found = terms(self, row, col);
  std::string why = sentence(self, found);
  return sum_explained(self, row, col, std::move(found), std::move(why));
}

std::string equation(const Application<double>& self) { return self.node.attributes.equation; }

const Op<double> op = {"pull_back", forward, vjp_of_terms<terms>, explain, equation};

/// Who reads the numbers of an operand, and what they are multiplied with.
struct Uses {
  /// For each cell of the operand the cells of the node that read it, each once.
  std::vector<std::vector<Index>> readers;
  std::set<int> companions;

  void note(std::size_t source, Index reader, const Term& term, std::size_t but) {
    std::vector<Index>& list = readers[source];
    if (list.empty() || list.back() != reader) list.push_back(reader);
    for (std::size_t k = 0; k < term.factors.size(); ++k)
      if (k != but && term.factors[k].cell.node >= 0) companions.insert(term.factors[k].cell.node);
  }
};

Uses uses_of(Var<double> node, int operand) {
  const Matrix<double>& source = node.tape->node(operand).data;
  Uses uses{std::vector<std::vector<Index>>(static_cast<std::size_t>(source.size())), {}};
  const Application<double> of = node.tape->application(node.id);
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
  attributes.equation = std::move(equation);
  std::vector<int> operands = {gradient.id};
  operands.insert(operands.end(), uses.companions.begin(), uses.companions.end());
  return node.tape->record({&op, std::move(operands), std::move(attributes), source.row_dim, source.col_dim});
}

}  // namespace attention
