#include "training/schedules/schedule.h"

#include <algorithm>
#include <cmath>

#include "core/check.h"

namespace attention {

double noam_rate(double d_model, double warmup, double step) {
  check_positive("noam_rate", "d_model", d_model);
  check_positive("noam_rate", unnamed("number_of_warm_up_steps"), warmup);
  check_positive("noam_rate", unnamed("step"), step);
  if (step < 1) fail("noam_rate", {"error.steps_from_1", {{"step", number_text(step)}}});
  return std::min(1 / std::sqrt(step), step / (warmup * std::sqrt(warmup))) / std::sqrt(d_model);
}

double rate_at(const Schedule& schedule, std::uint64_t step) {
  const double at = static_cast<double>(step);
  switch (schedule.schedule) {
    case ScheduleKind::constant:
      return schedule.rate;
    case ScheduleKind::warm_up:
      return schedule.rate * noam_rate(schedule.d_model, schedule.warmup, at);
    case ScheduleKind::cosine:
      return cosine_rate(schedule.rate, schedule.low, schedule.steps, at);
  }
  return schedule.rate;
}

}  // namespace attention
