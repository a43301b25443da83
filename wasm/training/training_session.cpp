#include "training/training_session.h"

#include <algorithm>

#include "models/trainable.h"
#include "training/parameters/initial_parameters.h"
#include "training/parameters/model_sizes.h"
#include "training/tasks/batches.h"

namespace attention {

namespace {

void run_as(const Model& model, Graph<double>& graph) { model.run(graph); }
void run_as(const Model& model, Graph<float>& graph) { model.run_float(graph); }

template <class T>
Inputs<T> as_scalars(const Inputs<double>& inputs) {
  Inputs<T> out;
  for (const auto& [name, matrix] : inputs) out[name] = matrix.template cast<T>();
  return out;
}

ExampleShape shape_for(const SessionSettings& settings) {
  return example_shape_of(settings.model, complete_sizes(model_named(settings.model).schema, settings.sizes));
}

/// Checks settings and examples before anything is created.
ExampleShape checked_shape(const SessionSettings& settings, const Examples& examples) {
  const ExampleShape shape = shape_for(settings);
  check_examples(shape, examples);
  check_integer("training", unnamed("size_of_a_batch"), static_cast<double>(settings.trainer.batch), 1,
                static_cast<Index>(examples.count));
  return shape;
}

SessionSettings with_task_sizes(SessionSettings settings, const Task& task) {
  if (settings.model != "language_model")
    fail("training", {"error.task_of_another_model", {{"task", task.id}, {"model", settings.model}}});
  settings.sizes["n"] = task.length;
  settings.sizes["c"] = task.words;
  return settings;
}

void check_smoothing(double smoothing) {
  if (!(smoothing >= 0 && smoothing <= 1))
    fail("training", {"error.smoothing_out_of_range", {{"value", number_text(smoothing)}}});
}

bool can_be_padded(const Schema& schema) {
  const auto is_source_mask = [](const OptionSchema& option) { return option.name == "source_mask"; };
  return std::any_of(schema.options.begin(), schema.options.end(), is_source_mask);
}

template <class T>
RecordedModel<T> recorded_of(const SessionSettings& settings, const ExampleShape& shape) {
  check_settings(settings.trainer);
  check_smoothing(settings.smoothing);
  const Model& model = model_named(settings.model);
  const Sizes sizes = complete_sizes(model.schema, settings.sizes);
  Options options = with_sizes(model.schema, settings.options, sizes);
  // Also for unpadded sources: during generation the text of a language model ends after the last word.
  if (can_be_padded(model.schema)) options["source_mask"] = std::string("padding");
  const Inputs<T> inputs = as_scalars<T>(initial_inputs(model.schema, options, sizes, settings.seed));
  auto graph = std::make_unique<Graph<T>>(model.schema, options, inputs);
  run_as(model, *graph);
  Objective<T> objective;
  objective.targets = Matrix<T>::Zero(shape.target_places, shape.target_words);
  return record(std::move(graph), objective, trainable_inputs(model.schema, options));
}

/// The last word of all targets if they have it in common, else no_word.
std::int32_t end_of(const ExampleShape& shape, const Examples& examples) {
  Example each = blank_example(shape);
  std::int32_t end = no_word;
  for (std::size_t number = 0; number < examples.count; ++number) {
    copy_example(shape, examples, number, each);
    std::int32_t last = no_word;
    for (const std::int32_t word : each.target) last = word == no_word ? last : word;
    if (number > 0 && last != end) return no_word;
    end = last;
  }
  return end;
}

}  // namespace

template <class T>
TrainingSession<T>::TrainingSession(const SessionSettings& settings, const ExampleShape& shape)
    : settings_(settings),
      shape_(shape),
      runner_(recorded_of<T>(settings, shape), shape, settings.smoothing),
      batch_(settings.trainer.batch, blank_example(shape)),
      predictions_(static_cast<std::size_t>(shape.target_places)) {}

template <class T>
TrainingSession<T>::TrainingSession(const SessionSettings& settings, Examples examples)
    : TrainingSession(settings, checked_shape(settings, examples)) {
  end_ = end_of(shape_, examples);
  const auto count = static_cast<Index>(examples.count);
  Batches batches(count, static_cast<Index>(settings.trainer.batch), order_stream(settings.seed));
  train_on(
      [this, batches, all = std::move(examples)](std::uint64_t step, std::size_t place, Example& to) mutable {
        const Index number = batches.example(step, static_cast<Index>(place));
        copy_example(shape_, all, static_cast<std::size_t>(number), to);
      });
}

template <class T>
TrainingSession<T>::TrainingSession(const SessionSettings& settings, const Task& task)
    : TrainingSession(with_task_sizes(settings, task), shape_for(with_task_sizes(settings, task))) {
  task_ = task;
  train_on([this](std::uint64_t step, std::size_t place, Example& to) {
    task_->make(*task_, training_stream(settings_.seed), (step - 1) * batch_.size() + place, to);
  });
}

template <class T>
void TrainingSession<T>::train_on(FetchExample draw) {
  fetch_ = std::move(draw);
  trainer_ = std::make_unique<Trainer<T>>(
      runner_.recorded().recording(), settings_.trainer,
      [this](Tape<T>&, std::uint64_t step, std::size_t place) { fill(step, place); });
}

/// Weights the examples so that the loss of a step is the mean over all targets of the batch.
template <class T>
void TrainingSession<T>::fill(std::uint64_t step, std::size_t place) {
  if (place == 0) {
    std::size_t n_targets = 0;
    for (std::size_t k = 0; k < batch_.size(); ++k) {
      fetch_(step, k, batch_[k]);
      n_targets += target_count(batch_[k].target);
    }
    const std::size_t places = batch_.size() * static_cast<std::size_t>(shape_.target_places);
    weight_ = static_cast<double>(places) / static_cast<double>(n_targets);
  }
  runner_.set_example(batch_[place], weight_);
}

template <class T>
void TrainingSession<T>::show(const Examples& examples, std::size_t number) {
  check_examples(shape_, examples);
  Example shown = blank_example(shape_);
  copy_example(shape_, examples, number, shown);
  runner_.set_example(shown, runner_.weight_of(shown));
  runner_.replay();
}

template <class T>
Accuracy TrainingSession<T>::accuracy(const Examples& examples) {
  check_examples(shape_, examples);
  Example each = blank_example(shape_);
  std::size_t n_targets = 0;
  std::size_t teacher_forced = 0;
  std::size_t written = 0;
  std::size_t exact_match = 0;
  for (std::size_t number = 0; number < examples.count; ++number) {
    copy_example(shape_, examples, number, each);
    const std::size_t places = target_count(each.target);
    n_targets += places;
    runner_.predict(each, predictions_);
    teacher_forced += correct_count(each.target, predictions_);
    runner_.generate(each, last_target(each.target) + 1, end_, predictions_);
    const std::size_t right = correct_count(each.target, predictions_);
    written += right;
    exact_match += right == places ? 1u : 0u;
  }
  const auto share = [](std::size_t part, std::size_t of) {
    return static_cast<double>(part) / static_cast<double>(of);
  };
  return {share(written, n_targets), share(exact_match, examples.count), share(teacher_forced, n_targets)};
}

template <class T>
Words TrainingSession<T>::generate(const Examples& examples, std::size_t number) {
  check_inference_examples(shape_, examples);
  Example read = blank_example(shape_);
  copy_inference_example(shape_, examples, number, read);
  runner_.predict(read, predictions_);
  runner_.generate(read, shape_.target_places, end_, predictions_);
  return predictions_;
}

template <class T>
void TrainingSession<T>::set_weights(const std::map<std::string, Matrix<T>>& weights) {
  Tape<T>& tape = trainer_->recording().tape;
  const std::vector<int>& parameters = trainer_->recording().parameters;
  if (weights.size() != parameters.size())
    fail("weights", {"error.weights_count",
                     {{"found", static_cast<Index>(weights.size())},
                      {"expected", static_cast<Index>(parameters.size())}}});
  for (const int id : parameters) {
    const Node<T>& node = tape.node(id);
    const auto found = weights.find(node.id);
    if (found == weights.end()) fail("weights", {"error.weights_missing", {{"name", node.id}}});
    check_same_shape("weights", {node.id, found->second.rows(), found->second.cols()},
                     {unnamed("that_of_this_model"), node.data.rows(), node.data.cols()});
    if (!found->second.allFinite()) fail("weights", {"error.weights_not_finite", {{"name", node.id}}});
  }
  for (const int id : parameters) tape.node(id).data = weights.at(tape.node(id).id);
}

template class TrainingSession<double>;
template class TrainingSession<float>;

}  // namespace attention
