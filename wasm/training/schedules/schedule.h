#pragma once

#include <cstdint>

namespace attention {

/// The learning rate of step `step` (from 1): d_model^(-1/2) · min(step^(-1/2), step · warmup^(-3/2)). It
/// rises linearly for `warmup` steps and then falls with 1 / √step. Vaswani et al. 2017, equation 3. Throws
/// InputError if an argument is not positive or step < 1.
double noam_rate(double d_model, double warmup, double step);

/// Cosine decay from `high` at step 1 to `low` at step `steps` + 1, then constant: low + ½ (high - low) (1 +
/// cos(π t / steps)), t = step - 1. Loshchilov and Hutter 2017, equation 5, without restarts.
double cosine_rate(double high, double low, double steps, double step);

enum class ScheduleKind { constant, warm_up, cosine };

/// A learning rate schedule.
struct Schedule {
  ScheduleKind schedule = ScheduleKind::constant;
  /// The rate of `constant`, the factor of `warm_up`, or the initial rate of `cosine`.
  double rate = 1e-3;
  /// For `warm_up`.
  double d_model = 512;
  double warmup = 4000;
  /// For `cosine`: number of steps and final rate.
  double steps = 1000;
  double low = 0;
};

/// The learning rate of step `step`, from 1.
double rate_at(const Schedule& schedule, std::uint64_t step);

}  // namespace attention
