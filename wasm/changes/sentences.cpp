#include "changes/sentences.h"

#include <algorithm>

#include "ops/ops.h"

namespace attention {

namespace {

bool is_softmax(Reduction reduction) {
  return reduction == Reduction::softmax || reduction == Reduction::log_softmax;
}

Index changed_terms(const CellPair& pair) {
  return std::count_if(pair.terms.begin(), pair.terms.end(),
                       [](const TermChange& term) { return term.is_changed(); });
}

/// A sum of one term of one factor is a copy, as in a transpose.
bool is_copy(const CellPair& pair) {
  return pair.after.reduction == Reduction::sum && pair.terms.size() == 1 &&
         pair.terms.front().factors.size() == 1;
}

Message softmax_sentence(const CellPair& pair) {
  const bool own = pair.terms.at(static_cast<std::size_t>(pair.after.chosen)).is_changed();
  if (!own) return {"change.moved.softmax.others"};
  return {changed_terms(pair) == 1 ? "change.moved.softmax.own" : "change.moved.softmax.both"};
}

/// A term with a changed factor stays if another factor is 0.
Index moved_terms(const CellPair& pair) {
  return std::count_if(pair.terms.begin(), pair.terms.end(),
                       [](const TermChange& term) { return difference(term.before, term.after) != 0; });
}

Message terms_sentence(const CellPair& pair) {
  const Index changed = moved_terms(pair);
  const Index count = static_cast<Index>(pair.terms.size());
  const bool is_norm = pair.after.reduction == Reduction::norm;
  if (count == 1) return {"change.moved.term"};
  return {is_norm ? "change.moved.norm" : "change.moved.sum", {{"changed", changed}, {"terms", count}}};
}

Message score_sentence(const Tape<double>& after, const CellPair& pair, const TermChange& term) {
  const FactorChange& score = term.factors.front();
  const char* key = "change.term.denominator";
  if (is_masked_score(score.after))
    key = "change.term.masked";
  else if (is_masked_score(score.before))
    key = "change.term.unmasked";
  else if (term.index == pair.after.chosen)
    key = "change.term.numerator";
  return {key, {{"place", place_of(after, score.cell)}}};
}

}  // namespace

Message place_of(const Tape<double>& tape, const Cell& cell) {
  const Node<double>& node = tape.node(cell.node);
  return {"change.place",
          {{"row", cell.row + 1}, {"column", cell.col + 1}, {"of", display_name(node)}, {"node", node.id}}};
}

bool reads_same_cell(const RunPair& runs, const FactorChange& factor) {
  const Cell& was = factor.cell_before;
  return factor.cell.node >= 0 && was.node == runs.counterpart(factor.cell.node) &&
         was.row == factor.cell.row && was.col == factor.cell.col;
}

Message changed_place(const RunPair& runs, const FactorChange& factor) {
  if (factor.cell.node < 0) return {"change.constant"};
  return reads_same_cell(runs, factor) ? place_of(runs.after, factor.cell) : Message{"change.what_is_read"};
}

Message new_step_sentence(const Node<double>& node) {
  return {"change.new_step", {{"of", display_name(node)}}};
}

Message other_step_sentence(const Node<double>& node) {
  return {"change.other_step", {{"of", display_name(node)}}};
}

Message shapes_differ_sentence(const Node<double>& before, const Node<double>& after) {
  return {
      "change.shapes_differ",
      {{"of", display_name(after)}, {"before", shape_text(before.data)}, {"after", shape_text(after.data)}}};
}

Message terms_differ_sentence(const Node<double>& node, std::size_t before, std::size_t after) {
  return {"change.terms_differ",
          {{"of", display_name(node)},
           {"before", static_cast<Index>(before)},
           {"after", static_cast<Index>(after)}}};
}

Message moved_sentence(const Tape<double>& after, const Cell& of, const CellPair& pair) {
  if (pair.after.reduction == Reduction::given)
    return {after.node(of.node).kind == "generated" ? "change.moved.option" : "change.moved.edited"};
  if (changed_terms(pair) == 0) return other_step_sentence(after.node(of.node));
  if (is_copy(pair)) return {"change.moved.copy"};
  if (is_softmax(pair.after.reduction)) return softmax_sentence(pair);
  if (pair.after.reduction == Reduction::hardmax) return {"change.moved.hardmax"};
  return terms_sentence(pair);
}

Message term_sentence(const RunPair& runs, const CellPair& pair, const TermChange& term) {
  if (is_softmax(pair.after.reduction)) return score_sentence(runs.after, pair, term);
  const auto is_changed = [](const FactorChange& factor) { return factor.is_changed(); };
  const auto first = std::find_if(term.factors.begin(), term.factors.end(), is_changed);
  const auto second = std::find_if(first + 1, term.factors.end(), is_changed);
  if (first->cell.node < 0) return {"change.term.constant"};
  const Message place = changed_place(runs, *first);
  if (second == term.factors.end()) return {"change.term.one", {{"place", place}}};
  if (second->cell.node < 0) return {"change.term.with_constant", {{"place", place}}};
  return {"change.term.two", {{"place", place}, {"other", changed_place(runs, *second)}}};
}

}  // namespace attention
