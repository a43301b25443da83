#include "training/objective.h"

#include "graph/variant.h"
#include "models/trainable.h"
#include "ops/ops.h"
#include "training/losses/loss.h"

namespace attention {

namespace {

/// The last `count` rows.
template <class T>
Var<T> last_rows(Var<T> output, Index count) {
  if (count == output.rows()) return output;
  return slice(output, Axis::rows, output.rows() - count, count, output.node().row_dim);
}

template <class T>
Var<T> distance(const Objective<T>& objective, Var<T> predictions, Var<T> targets) {
  if (objective.loss == Loss::mean_squares) return mean_squares(predictions, targets);
  return mean_cross_entropy(predictions, targets, objective.smoothing);
}

template <class T>
int input_node(const Tape<T>& tape, const std::string& id) {
  const int found = find_node(tape, id);
  if (found < 0 || !tape.node(found).operands.empty() || tape.node(found).kind == "generated")
    fail("training", {"error.no_input_to_train", {{"id", id}}});
  return found;
}

}  // namespace

template <class T>
RecordedModel<T> record(std::unique_ptr<Graph<T>> graph, const Objective<T>& objective,
                        const std::vector<std::string>& trainable) {
  Tape<T>& tape = graph->tape;
  const Var<T> output{&tape, graph->outputs.front()};
  Var<T> targets = tape.given(objective.targets, output.node().row_dim, output.node().col_dim);
  targets.node().id = "targets";
  const Var<T> predictions = last_rows(output, std::min(targets.rows(), output.rows()));
  Var<T> loss = distance(objective, predictions, targets);
  loss.node().id = "loss";
  RecordedModel<T> out{nullptr, targets.id, predictions.id, loss.id, {}};
  for (const std::string& id : trainable) out.parameters.push_back(input_node(tape, id));
  out.graph = std::move(graph);
  return out;
}

std::unique_ptr<Graph<double>> run_model(const std::string& id, const Inputs<double>& inputs,
                                         const Options& options) {
  for (const Model& model : models()) {
    if (model.schema.id != id) continue;
    auto graph = std::make_unique<Graph<double>>(model.schema, options, inputs);
    model.run(*graph);
    return graph;
  }
  return run(id, inputs, options);
}

template <class T>
int find_node(const Tape<T>& tape, const std::string& id) {
  for (int k = 0; k < tape.size(); ++k)
    if (tape.node(k).id == id) return k;
  return -1;
}

template RecordedModel<double> record(std::unique_ptr<Graph<double>>, const Objective<double>&,
                                      const std::vector<std::string>&);
template RecordedModel<float> record(std::unique_ptr<Graph<float>>, const Objective<float>&,
                                     const std::vector<std::string>&);
template int find_node(const Tape<double>&, const std::string&);
template int find_node(const Tape<float>&, const std::string&);

}  // namespace attention
