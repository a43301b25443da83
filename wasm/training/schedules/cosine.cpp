#include <algorithm>
#include <numbers>

#include "core/check.h"
#include "core/numeric/elementary.h"
#include "training/schedules/schedule.h"

namespace attention {

double cosine_rate(double high, double low, double steps, double step) {
  check_positive("cosine_rate", unnamed("number_of_steps"), steps);
  check_finite("cosine_rate", unnamed("highest_rate"), high);
  check_finite("cosine_rate", unnamed("lowest_rate"), low);
  if (!(step >= 1)) fail("cosine_rate", {"error.steps_from_1", {{"step", number_text(step)}}});
  const double progress = std::min((step - 1) / steps, 1.0);
  return low + (high - low) * (1 + portable::cos(std::numbers::pi * progress)) / 2;
}

}  // namespace attention
