#pragma once

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "training/objective.h"

/// The training runs of tests/fixtures/training.
namespace attention::tests {

using nlohmann::json;

inline json read_runs() {
  std::ifstream file(std::filesystem::path(FIXTURES_FOLDER) / "training" / "runs.json");
  return json::parse(file);
}

inline Matrix<double> matrix_of(const json& tensor) {
  Matrix<double> out(tensor.at("shape").at(0).get<Index>(), tensor.at("shape").at(1).get<Index>());
  for (Index k = 0; k < out.size(); ++k) out.data()[k] = tensor.at("data").at(k).get<double>();
  return out;
}

inline Inputs<double> inputs_of(const json& tensors) {
  Inputs<double> out;
  for (const auto& [name, tensor] : tensors.items()) out[name] = matrix_of(tensor);
  return out;
}

inline RecordedModel<double> recorded_of(const std::string& id, const json& model) {
  Objective<double> objective;
  objective.loss = model.at("loss") == "mean_squares" ? Loss::mean_squares : Loss::cross_entropy;
  objective.targets = matrix_of(model.at("targets"));
  objective.smoothing = model.at("smoothing");
  return record(run_model(id, inputs_of(model.at("inputs")), {}), objective, model.at("trainable"));
}

inline TrainerSettings settings_of(const json& run) {
  static const std::map<std::string, OptimizerKind> rules = {{"sgd", OptimizerKind::sgd},
                                                             {"momentum", OptimizerKind::momentum},
                                                             {"adam", OptimizerKind::adam},
                                                             {"adam_w", OptimizerKind::adam_w}};
  static const std::map<std::string, ScheduleKind> schedules = {{"constant", ScheduleKind::constant},
                                                                {"warm_up", ScheduleKind::warm_up},
                                                                {"cosine", ScheduleKind::cosine}};
  const json& optimizer = run.at("optimizer");
  const json& schedule = run.at("schedule");
  TrainerSettings out;
  out.optimizer.kind = rules.at(optimizer.at("rule"));
  out.optimizer.momentum = optimizer.value("momentum", out.optimizer.momentum);
  out.optimizer.beta_1 = optimizer.value("beta_1", out.optimizer.beta_1);
  out.optimizer.beta_2 = optimizer.value("beta_2", out.optimizer.beta_2);
  out.optimizer.epsilon = optimizer.value("epsilon", out.optimizer.epsilon);
  out.optimizer.weight_decay = optimizer.value("weight_decay", out.optimizer.weight_decay);
  out.schedule.schedule = schedules.at(schedule.at("kind"));
  out.schedule.rate = schedule.at("rate");
  out.schedule.d_model = schedule.value("d_model", out.schedule.d_model);
  out.schedule.warmup = schedule.value("warmup", out.schedule.warmup);
  out.schedule.steps = schedule.value("steps", out.schedule.steps);
  out.schedule.low = schedule.value("low", out.schedule.low);
  out.clip = run.at("clip");
  return out;
}

}  // namespace attention::tests
