#include "training/model_runner.h"

#include <algorithm>

namespace attention {

namespace {

/// A 1 in the column of each word, a row of zeros where none stands, from row `first` on.
template <class T>
void write_rows(Matrix<T>& to, const Words& words, Index first) {
  to.setZero();
  for (Index row = first; row < to.rows(); ++row) {
    const std::int32_t word = words[static_cast<std::size_t>(row - first)];
    if (word != no_word) to(row, word) = 1;
  }
}

/// Every node that is computed from `from`, directly or not.
template <class T>
std::vector<int> nodes_after(const Tape<T>& tape, int from) {
  std::vector<int> out;
  if (from < 0) return out;
  std::vector<bool> is_after(static_cast<std::size_t>(tape.size()), false);
  is_after[static_cast<std::size_t>(from)] = true;
  for (int id = from + 1; id < tape.size(); ++id)
    for (const int operand : tape.node(id).operands)
      if (is_after[static_cast<std::size_t>(operand)] && !is_after[static_cast<std::size_t>(id)]) {
        is_after[static_cast<std::size_t>(id)] = true;
        out.push_back(id);
      }
  return out;
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
ModelRunner<T>::ModelRunner(RecordedModel<T> recorded, const ExampleShape& form, double smoothing)
    : recorded_(std::move(recorded)), smoothing_(smoothing) {
  const Graph<T>& graph = *recorded_.graph;
  source_ = either(graph.tape, "source", "x");
  target_ = find_node(graph.tape, "target");
  picture_ = find_node(graph.tape, "image");
  fed_ = form.tells_next ? source_ : target_;
  after_fed_ = nodes_after(graph.tape, fed_);
  masks_ = padding_masks(graph.tape);
  last_state_ = find_node(graph.tape, "last_state");
  looks_back_only_ = !graph.has_option("mask") || graph.choice("mask") == "causal";
}

template <class T>
double ModelRunner<T>::weight_of(const Example& example) const {
  return static_cast<double>(example.target.size()) / static_cast<double>(asked_places(example.target));
}

template <class T>
void ModelRunner<T>::put(const Example& example, double weight) {
  put_words(example);
  put_targets(example.target, weight);
}

template <class T>
void ModelRunner<T>::put_words(const Example& example) {
  if (source_ >= 0) write_rows(at(source_), example.source, 0);
  if (target_ >= 0) write_rows(at(target_), example.target, 1);
  for (Index k = 0; picture_ >= 0 && k < at(picture_).size(); ++k)
    at(picture_).data()[k] = static_cast<T>(example.picture[static_cast<std::size_t>(k)]);
  set_length(length_of(example.source));
}

template <class T>
void ModelRunner<T>::set_length(Index length) {
  Tape<T>& tape = recorded_.graph->tape;
  for (const int mask : masks_) tape.node(mask).attributes.first = length;
  tape.replay(masks_);
  if (last_state_ >= 0) tape.node(last_state_).attributes.first = length - 1;
}

template <class T>
void ModelRunner<T>::put_targets(const Words& target, double weight) {
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
void ModelRunner<T>::read(Words& told) const {
  const Matrix<T>& numbers = recorded_.graph->tape.node(recorded_.asked).data;
  for (Index row = 0; row < numbers.rows(); ++row)
    told[static_cast<std::size_t>(row)] = largest(numbers, row);
}

template <class T>
bool ModelRunner<T>::feed(Index place, std::int32_t word) {
  Matrix<T>& fed = at(fed_);
  if (place + 1 >= fed.rows() || fed(place + 1, word) == 1) return false;
  fed.row(place + 1).setZero();
  fed(place + 1, word) = 1;
  return true;
}

template <class T>
Index ModelRunner<T>::first_place(const Example& example) const {
  const auto asked = [](std::int32_t word) { return word != no_word; };
  const auto found = std::find_if(example.target.begin(), example.target.end(), asked);
  if (found != example.target.end()) return found - example.target.begin();
  return fed_ == source_ ? length_of(example.source) - 1 : 0;
}

template <class T>
void ModelRunner<T>::tell(const Example& example, Words& told) {
  put_words(example);
  replay();
  read(told);
}

template <class T>
void ModelRunner<T>::write(const Example& example, Index places, std::int32_t end, Words& told) {
  const Index first = first_place(example);
  if (fed_ >= 0 && looks_back_only_) write_ahead(first, places, end, told);
  if (fed_ >= 0 && !looks_back_only_) write_in_order(first, places, end, told);
  const auto limit = told.begin() + places;
  const auto stop = end == no_word ? limit : std::find(told.begin() + first, limit, end);
  std::fill(told.begin(), told.begin() + first, no_word);
  std::fill(stop == limit ? limit : stop + 1, told.end(), no_word);
}

/// A place depends on nothing after it. So what stands on the tape is taken for a guess: the words up to and
/// with the first wrong one are right once they are read, and each round mends one more at least.
template <class T>
void ModelRunner<T>::write_ahead(Index first, Index places, std::int32_t end, Words& told) {
  for (bool moved = true; moved;) {
    moved = false;
    for (Index place = first; place + 1 < places; ++place) {
      const std::int32_t word = told[static_cast<std::size_t>(place)];
      if (word == end) break;
      moved = feed(place, word) || moved;
    }
    if (!moved) return;
    recorded_.graph->tape.replay(after_fed_);
    read(told);
  }
}

/// A place would see what stands after it. While it is written nothing does, and where the source is what is
/// written, it ends here.
template <class T>
void ModelRunner<T>::write_in_order(Index first, Index places, std::int32_t end, Words& told) {
  Matrix<T>& fed = at(fed_);
  fed.bottomRows(fed.rows() - first - 1).setZero();
  for (Index place = first; place < places; ++place) {
    if (fed_ == source_) set_length(place + 1);
    recorded_.graph->tape.replay(after_fed_);
    const std::int32_t word = largest(recorded_.graph->tape.node(recorded_.asked).data, place);
    told[static_cast<std::size_t>(place)] = word;
    if (word == end) return;
    feed(place, word);
  }
}

template class ModelRunner<double>;
template class ModelRunner<float>;

}  // namespace attention
