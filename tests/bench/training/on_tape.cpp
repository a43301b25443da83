#include "on_tape.h"

#include "models/trainable.h"
#include "training/parameters/initial_parameters.h"

namespace attention::bench {

namespace {

const Options kOptions = {{"layers", std::to_string(kLayers)},
                          {"n_heads", static_cast<double>(kHeads)},
                          {"norm", std::string("pre")},
                          {"activation", std::string("relu")},
                          {"epsilon", kEpsilon}};

const Sizes kSizes = {{"n", kLength},          {"c", kWords},     {"d_model", kWidth},
                      {"n_heads", kHeads},     {"d_ff", kHidden}, {"d_k", kWidth / kHeads},
                      {"d_v", kWidth / kHeads}};

RecordedModel<float> record_model() {
  const Model& model = model_named("language_model");
  Inputs<float> inputs;
  for (const auto& [name, start] : initial_inputs(model.schema, kOptions, kSizes, 1))
    inputs[name] = start.cast<float>();
  auto graph = std::make_unique<Graph<float>>(model.schema, kOptions, inputs);
  model.run_float(*graph);
  Objective<float> objective;
  objective.targets = Matrix<float>::Zero(kLength, kWords);
  return record(std::move(graph), objective, trainable_inputs(model.schema, kOptions));
}

TrainerSettings settings() {
  TrainerSettings out;
  out.schedule.rate = kRate;
  out.batch = kBatch;
  return out;
}

/// One-hot rows of the words.
void write(Matrix<float>& to, const std::int32_t* words) {
  to.setZero();
  for (Index row = 0; row < to.rows(); ++row) to(row, words[row]) = 1;
}

}  // namespace

OnTape::OnTape(const Batch& batch)
    : batch_(batch),
      recorded_(record_model()),
      words_(find_node(recorded_.graph->tape, "x")),
      trainer_(std::make_unique<Trainer<float>>(
          recorded_.recording(), settings(),
          [this](Tape<float>&, std::uint64_t, std::size_t example) { put(example); })) {}

float* OnTape::parameter(int number) {
  return recorded_.graph->tape.node(recorded_.parameters.at(static_cast<std::size_t>(number))).data.data();
}

void OnTape::put(std::size_t example) {
  Tape<float>& tape = recorded_.graph->tape;
  write(tape.node(words_).data, batch_.words + example * kLength);
  write(tape.node(recorded_.targets).data, batch_.next + example * kLength);
}

}  // namespace attention::bench
