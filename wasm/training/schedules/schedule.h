#pragma once

#include <cstdint>

namespace attention {

/// The learning rate of step `step` (from 1): d_model^(-1/2) · min(step^(-1/2), step · warmup^(-3/2)). It
/// rises evenly for `warmup` steps and then falls with the root of the step. Vaswani et al. 2017, equation 3.
/// Throws InputError when a number is not above 0, or the step not 1 or more.
double noam_rate(double d_model, double warmup, double step);

/// From `high` at step 1 down to `low` at step `steps` + 1, half a wave of a cosine, and `low` from there on:
/// low + ½ (high - low) (1 + cos(π t / steps)), t = step - 1. Loshchilov and Hutter 2017, equation 5, without
/// restarts.
double cosine_rate(double high, double low, double steps, double step);

enum class ScheduleKind { constant, warm_up, cosine };

/// How the learning rate goes over the steps.
struct Schedule {
  ScheduleKind schedule = ScheduleKind::constant;
  /// The rate itself; the factor of noam_rate; the rate that a cosine starts from.
  double rate = 1e-3;
  /// Of `warm_up`.
  double d_model = 512;
  double warmup = 4000;
  /// Of `cosine`: how many steps it takes down, and to where.
  double steps = 1000;
  double low = 0;
};

/// The learning rate of step `step`, from 1.
double rate_at(const Schedule& schedule, std::uint64_t step);

}  // namespace attention
