#include "digests/digest.h"

#include <algorithm>
#include <numeric>

#include "backward/backward.h"
#include "graph/lineage.h"

namespace attention::tests {

namespace {

/// Maximum numbers of explained cells: per case and per node, forward and in each backward graph.
struct Budget {
  Index cells;
  Index of_node;
};
constexpr Budget forward_budget = {20000, 400};
constexpr Budget backward_budget = {1500, 24};

Index limit_of(const Budget& budget, Index nodes) {
  return std::max<Index>(1, std::min(budget.of_node, budget.cells / nodes));
}

/// Independent of the order of the enumeration.
int number_of(Reduction reduction) {
  switch (reduction) {
    case Reduction::sum:
      return 0;
    case Reduction::softmax:
      return 1;
    case Reduction::log_softmax:
      return 2;
    case Reduction::hardmax:
      return 3;
    case Reduction::norm:
      return 4;
    case Reduction::softcap:
      return 5;
    case Reduction::function:
      return 6;
    case Reduction::given:
      return 7;
    case Reduction::log_sum_exp:
      return 8;
  }
  return -1;
}

Hash hash_of_matrix(const std::string& id, const Matrix<double>& data) {
  Hash hash;
  hash.text(id).word(data.rows()).word(data.cols());
  for (Index at = 0; at < data.size(); ++at) hash.number(data.data()[at]);
  return hash;
}

/// Cells at equal distances, at most `limit` of them, and not all in the same columns.
std::vector<Index> sampled_cells(const Matrix<double>& data, Index limit) {
  Index step = std::max<Index>(1, (data.size() + limit - 1) / limit);
  while (step > 1 && std::gcd(step, data.cols()) > 1) ++step;
  std::vector<Index> cells;
  for (Index at = 0; at < data.size(); at += step) cells.push_back(at);
  return cells;
}

void add_factor(Hash& hash, const Tape<double>& tape, const Factor& factor) {
  const bool is_cell = factor.cell.node >= 0;
  hash.text(is_cell ? tape.node(factor.cell.node).id : "")
      .word(is_cell ? factor.cell.row : 0)
      .word(is_cell ? factor.cell.col : 0)
      .number(factor.value);
}

void add_explanation(Hash& hash, const Tape<double>& tape, const Explanation& explanation) {
  hash.word(number_of(explanation.reduction)).number(explanation.result).number(explanation.total);
  hash.word(explanation.chosen).word(static_cast<Index>(explanation.terms.size()));
  for (const Term& term : explanation.terms) {
    hash.number(term.value).word(static_cast<Index>(term.factors.size()));
    for (const Factor& factor : term.factors) add_factor(hash, tape, factor);
  }
}

void add_explanations(Hash& hash, const Tape<double>& tape, int node, Index limit) {
  const Matrix<double>& data = tape.node(node).data;
  for (const Index at : sampled_cells(data, limit)) {
    hash.word(at);
    add_explanation(hash, tape, explain(tape, Cell{node, at / data.cols(), at % data.cols()}));
  }
}

/// The gradient of the sum of the output with respect to every node, by reverse accumulation.
void add_reverse_gradients(DigestItems& items, Graph<double>& graph) {
  const int of = graph.outputs.front();
  const Matrix<double>& data = graph.tape.node(of).data;
  const auto gradients = graph.tape.backward(of, Matrix<double>::Ones(data.rows(), data.cols()));
  for (int k = 0; k < graph.tape.size(); ++k) {
    const std::string& id = graph.tape.node(k).id;
    items.push_back({"gradient of " + id, hash_of_matrix(id, gradients[static_cast<std::size_t>(k)])});
  }
}

/// The nodes of the backward pass of a loss of the output; none if the output depends on no input.
void add_backward_walk(DigestItems& items, const DigestCase& of, const std::string& name, const Loss& loss) {
  const auto graph = run(of.variant, of.inputs, of.options);
  const Tape<double>& tape = graph->tape;
  const int start = tape.size();
  try {
    append_backward_pass(*graph, graph->outputs.front(), loss);
  } catch (const InputError&) {
    items.push_back({name + ": the refusal", Hash()});
    return;
  }
  const Index limit = limit_of(backward_budget, tape.size() - start);
  for (int k = start; k < tape.size(); ++k) {
    Hash hash = hash_of_matrix(tape.node(k).id, tape.node(k).data);
    add_explanations(hash, tape, k, limit);
    items.push_back({name + ": " + tape.node(k).id, hash});
  }
}

void add_backward_walks(DigestItems& items, const DigestCase& of, const Matrix<double>& output) {
  Loss loss;
  loss.kind = Loss::Kind::sum;
  add_backward_walk(items, of, "sum", loss);
  loss.kind = Loss::Kind::sum_of_squares;
  add_backward_walk(items, of, "sum_of_squares", loss);
  loss = {Loss::Kind::cell, output.rows() - 1, output.cols() - 1, {}};
  add_backward_walk(items, of, "cell", loss);
}

}  // namespace

Digest digest_of(const DigestCase& of) {
  const auto graph = run(of.variant, of.inputs, of.options);
  const Tape<double>& tape = graph->tape;
  const Index limit = limit_of(forward_budget, tape.size());
  Digest digest;
  auto& [nodes, explanations, gradients] = digest;
  for (int k = 0; k < tape.size(); ++k) {
    const std::string& id = tape.node(k).id;
    nodes.push_back({id, hash_of_matrix(id, tape.node(k).data)});
    Hash hash;
    hash.text(id);
    add_explanations(hash, tape, k, limit);
    explanations.push_back({id, hash});
  }
  add_reverse_gradients(gradients, *graph);
  add_backward_walks(gradients, of, tape.node(graph->outputs.front()).data);
  return digest;
}

std::string record_of(const DigestItems& items) {
  Hash whole;
  std::string characters;
  for (const DigestItem& each : items) {
    whole.hash(each.hash);
    characters += each.hash.character();
  }
  return whole.hex() + " " + characters;
}

std::string first_difference(const DigestItems& items, const std::string& recorded) {
  const std::string characters = recorded.substr(recorded.find(' ') + 1);
  std::size_t at = 0;
  while (at < items.size() && at < characters.size() && items[at].hash.character() == characters[at]) ++at;
  const std::string label = at < items.size() ? items[at].label : "no single node";
  const std::string count =
      items.size() == characters.size()
          ? ""
          : ", " + std::to_string(items.size()) + " items instead of " + std::to_string(characters.size());
  return "first seen at " + label + count;
}

}  // namespace attention::tests
