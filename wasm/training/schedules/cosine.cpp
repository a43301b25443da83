#include <algorithm>
#include <numbers>

#include "core/check.h"
#include "core/numeric/elementary.h"
#include "training/schedules/schedule.h"

namespace attention {

double cosine_rate(double high, double low, double steps, double step) {
  check_positive("cosine_rate", "the number of steps", steps);
  check_finite("cosine_rate", "the highest rate", high);
  check_finite("cosine_rate", "the lowest rate", low);
  if (!(step >= 1)) fail("cosine_rate", "the step is " + number_text(step) + ": steps count from 1");
  const double pass = std::min((step - 1) / steps, 1.0);
  return low + (high - low) * (1 + same::cos(std::numbers::pi * pass)) / 2;
}

}  // namespace attention
