#include "training/model_runner.h"

#include <algorithm>

#include "core/dependents.h"

namespace attention {

namespace {

/// One-hot rows from row `first` on; zeros for `no_word`.
template <class T>
void write_rows(Matrix<T>& to, const Words& words, Index first) {
  to.setZero();
  for (Index row = first; row < to.rows(); ++row) {
    const std::int32_t word = words[static_cast<std::size_t>(row - first)];
    if (word != no_word) to(row, word) = 1;
  }
}

template <class T>
std::vector<int> padding_masks(const Tape<T>& tape) {
  std::vector<int> out;
  for (const char* id : {"source_mask", "memory_mask"})
    if (const int found = find_node(tape, id); found >= 0) out.push_back(found);
  return out;
}

template <class T>
int either(const Tape<T>& tape, const char* one, const char* other) {
  const int found = find_node(tape, one);
  return found >= 0 ? found : find_node(tape, other);
}

template <class T>
std::int32_t largest(const Matrix<T>& numbers, Index row) {
  Index best = 0;
  numbers.row(row).maxCoeff(&best);
  return static_cast<std::int32_t>(best);
}

}  // namespace

template <class T>
ModelRunner<T>::ModelRunner(RecordedModel<T> recorded, const ExampleShape& shape, double smoothing)
    : recorded_(std::move(recorded)), smoothing_(smoothing) {
  const Graph<T>& graph = *recorded_.graph;
  source_ = either(graph.tape, "source", "x");
  target_ = find_node(graph.tape, "target");
  picture_ = find_node(graph.tape, "image");
  decoder_input_ = shape.predicts_next ? source_ : target_;
  if (decoder_input_ >= 0) decoder_input_dependents_ = dependents(graph.tape, decoder_input_);
  masks_ = padding_masks(graph.tape);
  last_state_ = find_node(graph.tape, "last_state");
  is_causal_ = !graph.has_option("mask") || graph.choice("mask") == "causal";
}

template <class T>
double ModelRunner<T>::weight_of(const Example& example) const {
  return static_cast<double>(example.target.size()) / static_cast<double>(target_count(example.target));
}

template <class T>
void ModelRunner<T>::set_example(const Example& example, double weight) {
  set_inputs(example);
  set_targets(example.target, weight);
}

template <class T>
void ModelRunner<T>::set_inputs(const Example& example) {
  if (source_ >= 0) write_rows(at(source_), example.source, 0);
  if (target_ >= 0) write_rows(at(target_), example.target, 1);
  for (Index k = 0; picture_ >= 0 && k < at(picture_).size(); ++k)
    at(picture_).data()[k] = static_cast<T>(example.picture[static_cast<std::size_t>(k)]);
  set_source_length(length_of(example.source));
}

template <class T>
void ModelRunner<T>::set_source_length(Index length) {
  Tape<T>& tape = recorded_.graph->tape;
  for (const int mask : masks_) parameters_of<PaddingMaskParameters>(tape.node(mask)).valid = length;
  tape.replay(masks_);
  if (last_state_ >= 0) parameters_of<SliceParameters>(tape.node(last_state_)).first = length - 1;
}

template <class T>
void ModelRunner<T>::set_targets(const Words& target, double weight) {
  Matrix<T>& to = at(recorded_.targets);
  to.setZero();
  const double spread = weight * smoothing_ / static_cast<double>(to.cols());
  for (Index row = 0; row < to.rows(); ++row) {
    const std::int32_t word = target[static_cast<std::size_t>(row)];
    if (word == no_word) continue;
    to.row(row).setConstant(static_cast<T>(spread));
    to(row, word) = static_cast<T>(weight * (1 - smoothing_) + spread);
  }
}

template <class T>
void ModelRunner<T>::read_predictions(Words& predictions) const {
  const Matrix<T>& numbers = recorded_.graph->tape.node(recorded_.predictions).data;
  for (Index row = 0; row < numbers.rows(); ++row)
    predictions[static_cast<std::size_t>(row)] = largest(numbers, row);
}

template <class T>
bool ModelRunner<T>::feed(Index place, std::int32_t word) {
  Matrix<T>& input = at(decoder_input_);
  if (place + 1 >= input.rows() || input(place + 1, word) == 1) return false;
  input.row(place + 1).setZero();
  input(place + 1, word) = 1;
  return true;
}

template <class T>
Index ModelRunner<T>::first_place(const Example& example) const {
  const auto is_word = [](std::int32_t word) { return word != no_word; };
  const auto found = std::find_if(example.target.begin(), example.target.end(), is_word);
  if (found != example.target.end()) return found - example.target.begin();
  return decoder_input_ == source_ ? length_of(example.source) - 1 : 0;
}

template <class T>
void ModelRunner<T>::predict(const Example& example, Words& predictions) {
  set_inputs(example);
  replay();
  read_predictions(predictions);
}

template <class T>
void ModelRunner<T>::generate(const Example& example, Index places, std::int32_t end, Words& predictions) {
  const Index first = first_place(example);
  if (decoder_input_ >= 0 && is_causal_) generate_parallel(first, places, end, predictions);
  if (decoder_input_ >= 0 && !is_causal_) generate_sequentially(first, places, end, predictions);
  const auto limit = predictions.begin() + places;
  const auto stop = end == no_word ? limit : std::find(predictions.begin() + first, limit, end);
  std::fill(predictions.begin(), predictions.begin() + first, no_word);
  std::fill(stop == limit ? limit : stop + 1, predictions.end(), no_word);
}

/// For causal models: feeds all predictions back at once and recomputes until nothing changes. Each iteration
/// fixes at least one more word, since a position depends on earlier ones only.
template <class T>
void ModelRunner<T>::generate_parallel(Index first, Index places, std::int32_t end, Words& predictions) {
  for (bool moved = true; moved;) {
    moved = false;
    for (Index place = first; place + 1 < places; ++place) {
      const std::int32_t word = predictions[static_cast<std::size_t>(place)];
      if (word == end) break;
      moved = feed(place, word) || moved;
    }
    if (!moved) return;
    recorded_.graph->tape.replay(decoder_input_dependents_);
    read_predictions(predictions);
  }
}

/// For models without a causal mask: one position at a time, with later positions empty. A language model
/// also masks them, as the end of the source.
template <class T>
void ModelRunner<T>::generate_sequentially(Index first, Index places, std::int32_t end, Words& predictions) {
  Matrix<T>& input = at(decoder_input_);
  input.bottomRows(input.rows() - first - 1).setZero();
  for (Index place = first; place < places; ++place) {
    if (decoder_input_ == source_) set_source_length(place + 1);
    recorded_.graph->tape.replay(decoder_input_dependents_);
    const std::int32_t word = largest(recorded_.graph->tape.node(recorded_.predictions).data, place);
    predictions[static_cast<std::size_t>(place)] = word;
    if (word == end) return;
    feed(place, word);
  }
}

template class ModelRunner<double>;
template class ModelRunner<float>;

}  // namespace attention
