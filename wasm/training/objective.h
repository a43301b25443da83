#pragma once

#include <memory>
#include <string>

#include "graph/graph.h"
#include "training/trainer.h"

namespace attention {

enum class Loss { mean_squares, cross_entropy };

/// The targets of a model and the loss function.
template <class T>
struct Objective {
  Loss loss = Loss::cross_entropy;
  /// t × d, compared with the last t rows of the output.
  Matrix<T> targets;
  /// ε of label smoothing, for cross_entropy.
  double smoothing = 0;
};

/// A model on one example, with its loss.
template <class T>
struct RecordedModel {
  std::unique_ptr<Graph<T>> graph;
  /// The node of the targets.
  int targets;
  /// The node of the output rows that are compared with the targets.
  int predictions;
  int loss;
  /// The trainable inputs.
  std::vector<int> parameters;

  Recording<T> recording() const { return {graph->tape, parameters, loss}; }
};

/// Appends the loss to a finished graph. Throws InputError if shapes do not match or a name of `trainable` is
/// not an input.
template <class T>
RecordedModel<T> record(std::unique_ptr<Graph<T>> graph, const Objective<T>& objective,
                        const std::vector<std::string>& trainable);

/// Runs the model or variant of that name.
std::unique_ptr<Graph<double>> run_model(const std::string& id, const Inputs<double>& inputs,
                                         const Options& options);

/// The index of the node of that name, or -1.
template <class T>
int find_node(const Tape<T>& tape, const std::string& id);

}  // namespace attention
