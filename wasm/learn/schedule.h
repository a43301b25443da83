#pragma once

namespace attention {

/// The learning rate of step `step` (from 1): d_model^(-1/2) · min(step^(-1/2), step · warmup^(-3/2)). It
/// rises evenly for `warmup` steps and then falls with the root of the step. Vaswani et al. 2017, equation 3.
/// Throws InputError when a number is not above 0, or the step not 1 or more.
double noam_rate(double d_model, double warmup, double step);

}  // namespace attention
