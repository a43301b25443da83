#include "core/check.h"
#include "training/trainer.h"

namespace attention {

namespace {

void check_share(const std::string& name, double value) {
  if (!(value >= 0 && value < 1))
    fail("training", {"error.not_a_share", {{"name", name}, {"value", number_text(value)}}});
}

void check_not_negative(const MessageValue& name, double value) {
  check_finite("training", name, value);
  if (value < 0) fail("training", {"error.negative", {{"name", name}, {"value", number_text(value)}}});
}

}  // namespace

void check_settings(const TrainerSettings& settings) {
  check_share("momentum", settings.optimizer.momentum);
  check_share("beta_1", settings.optimizer.beta_1);
  check_share("beta_2", settings.optimizer.beta_2);
  check_not_negative("epsilon", settings.optimizer.epsilon);
  check_not_negative("weight_decay", settings.optimizer.weight_decay);
  check_not_negative(unnamed("rate"), settings.schedule.rate);
  check_not_negative("clip", settings.clip);
  check_integer("training", unnamed("size_of_a_batch"), static_cast<double>(settings.batch), 1, 4096);
  // Schedules validate their own settings; called here so that a run does not fail later.
  rate_at(settings.schedule, 1);
}

}  // namespace attention
