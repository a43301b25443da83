#pragma once

#include <memory>
#include <string>

#include "graph/graph.h"
#include "training/trainer.h"

namespace attention {

enum class Loss { mean_squares, cross_entropy };

/// What a model should give, and how far from it what it gives is.
template <class T>
struct Objective {
  Loss loss = Loss::cross_entropy;
  /// t × d: the last t rows of the output are held against them.
  Matrix<T> targets;
  /// Of cross_entropy: the share of each target that is spread over all classes.
  double smoothing = 0;
};

/// A walk on one example that ends in a loss.
template <class T>
struct RecordedModel {
  std::unique_ptr<Graph<T>> graph;
  /// The node that the targets stand in.
  int targets;
  /// The rows of the output that are held against them.
  int asked;
  int loss;
  /// The inputs that training moves, in the order of their names.
  std::vector<int> parameters;

  Recording<T> recording() const { return {graph->tape, parameters, loss}; }
};

/// Appends the aim to a finished walk. Throws InputError when shapes do not fit, or a name of `trainable` is
/// not that of an input.
template <class T>
RecordedModel<T> record(std::unique_ptr<Graph<T>> graph, const Objective<T>& objective,
                        const std::vector<std::string>& trainable);

/// The walk of the model or variant of that name.
std::unique_ptr<Graph<double>> run_model(const std::string& id, const Inputs<double>& inputs,
                                         const Options& options);

/// The place of the node of that name, or -1.
template <class T>
int find_node(const Tape<T>& tape, const std::string& id);

}  // namespace attention
