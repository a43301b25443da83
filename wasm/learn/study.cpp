#include "learn/study.h"

#include "learn/start.h"
#include "models/trained.h"

namespace attention {

namespace {

void run_as(const Model& model, Walk<double>& walk) { model.run(walk); }
void run_as(const Model& model, Walk<float>& walk) { model.run_float(walk); }

Sizes sizes_of(const StudySettings& settings) {
  const Index width = settings.d_model / settings.n_heads;
  return {{"n", settings.task.length},   {"c", settings.task.words},
          {"d_model", settings.d_model}, {"d_k", width},
          {"n_heads", settings.n_heads}, {"d_v", width},
          {"d_ff", settings.d_ff}};
}

template <class T>
Inputs<T> as_scalars(const Inputs<double>& inputs) {
  Inputs<T> out;
  for (const auto& [name, matrix] : inputs) out[name] = matrix.template cast<T>();
  return out;
}

template <class T>
Recorded<T> recorded_of(const StudySettings& settings) {
  const Model& model = model_named("language_model");
  Options options = settings.options;
  options["n_heads"] = static_cast<double>(settings.n_heads);
  const Inputs<T> inputs =
      as_scalars<T>(initial_inputs(model.schema, options, sizes_of(settings), settings.seed));
  auto walk = std::make_unique<Walk<T>>(model.schema, options, inputs);
  run_as(model, *walk);
  Aim<T> aim;
  aim.targets = Matrix<T>::Zero(settings.task.asked, settings.task.words);
  return record(std::move(walk), aim, trainable_inputs(model.schema, options));
}

/// A 1 in the column of each word.
template <class T>
void write_words(Matrix<T>& to, const std::vector<Index>& words) {
  to.setZero();
  for (Index row = 0; row < to.rows(); ++row) to(row, words[static_cast<std::size_t>(row)]) = 1;
}

}  // namespace

template <class T>
Study<T>::Study(const StudySettings& settings)
    : settings_(settings),
      example_{std::vector<Index>(static_cast<std::size_t>(settings.task.length)),
               std::vector<Index>(static_cast<std::size_t>(settings.task.asked))},
      recorded_(recorded_of<T>(settings)),
      words_(find_node(recorded_.walk->tape, "x")) {
  const std::uint64_t batch = settings.trainer.batch;
  trainer_ = std::make_unique<Trainer<T>>(recorded_.recording(), settings.trainer,
                                          [this, batch](Tape<T>&, std::uint64_t step, std::size_t number) {
                                            put(training_stream(settings_.seed), (step - 1) * batch + number);
                                          });
}

template <class T>
void Study<T>::put(Stream stream, std::uint64_t number) {
  settings_.task.make(settings_.task, stream, number, example_);
  Tape<T>& tape = recorded_.walk->tape;
  write_words(tape.node(words_).data, example_.words);
  write_words(tape.node(recorded_.targets).data, example_.next);
}

template <class T>
const Example& Study<T>::show(std::uint64_t number) {
  put(held_out_stream(settings_.seed), number);
  recorded_.walk->tape.replay();
  return example_;
}

template <class T>
double Study<T>::accuracy(std::size_t count) {
  std::size_t right = 0;
  for (std::size_t number = 0; number < count; ++number) {
    show(number);
    right += right_places();
  }
  return static_cast<double>(right) / static_cast<double>(count * example_.next.size());
}

template <class T>
std::size_t Study<T>::right_places() const {
  const Matrix<T>& asked = recorded_.walk->tape.node(recorded_.asked).data;
  std::size_t right = 0;
  for (Index row = 0; row < asked.rows(); ++row) {
    Index best = 0;
    asked.row(row).maxCoeff(&best);
    right += best == example_.next[static_cast<std::size_t>(row)] ? 1u : 0u;
  }
  return right;
}

template class Study<double>;
template class Study<float>;

}  // namespace attention
