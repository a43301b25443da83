#pragma once

#include <memory>

#include "training/objective.h"
#include "training/tasks/examples.h"

namespace attention {

/// Runs a model on single examples: writes inputs and targets to its tape and reads predictions.
template <class T>
class ModelRunner {
 public:
  /// `smoothing` is the ε of label smoothing.
  ModelRunner(RecordedModel<T> recorded, const ExampleShape& shape, double smoothing);

  const RecordedModel<T>& recorded() const { return recorded_; }

  /// Writes an example to the tape, without computing. Each target has weight `weight` / positions in the
  /// loss.
  void set_example(const Example& example, double weight);
  /// The weight for which the loss is the mean over the targets of an example: positions / targets.
  double weight_of(const Example& example) const;

  /// Computes every node.
  void replay() { recorded_.graph->tape.replay(); }
  /// Teacher forcing: the argmax at each output position, given the example. `predictions` has one element
  /// per position.
  void predict(const Example& example, Words& predictions);
  /// After `predict`: greedy generation, each word from the previous ones. Starts at the first position with
  /// a target and stops after the word `end` or before position `places`; other positions get `no_word`.
  /// Recomputes only nodes that depend on generated words.
  void generate(const Example& example, Index places, std::int32_t end, Words& predictions);

 private:
  void set_inputs(const Example& example);
  /// Masks the source from position `length` on.
  void set_source_length(Index length);
  void set_targets(const Words& target, double weight);
  /// Feeds the word generated at `place` into the input of the next position. Returns whether the input
  /// changed.
  bool feed(Index place, std::int32_t word);
  void read_predictions(Words& predictions) const;
  /// The first position to generate.
  Index first_place(const Example& example) const;
  void generate_parallel(Index first, Index places, std::int32_t end, Words& predictions);
  void generate_sequentially(Index first, Index places, std::int32_t end, Words& predictions);
  Matrix<T>& at(int node) { return recorded_.graph->tape.node(node).data; }

  RecordedModel<T> recorded_;
  double smoothing_;
  /// Input nodes, -1 where the model has none.
  int source_;
  int target_;
  int picture_;
  /// The input node of generated words, and the nodes that depend on it.
  int decoder_input_;
  std::vector<int> decoder_input_dependents_;
  /// Nodes that depend on the length of the source: padding masks, and the slice of the last state.
  std::vector<int> masks_;
  int last_state_;
  bool is_causal_;
};

extern template class ModelRunner<double>;
extern template class ModelRunner<float>;

}  // namespace attention
