#include "simd/exp2.h"

namespace attention::simd {

const float Exp2::kCoefficients[kTerms] = {1.326472731307149e-3f, 9.671512991189957e-3f,
                                           5.550733581185341e-2f, 2.4022242426872253e-1f,
                                           6.931470036506653e-1f, 1.0f};
const float Exp2::kLimits[3] = {kRounder, kSmallestExponent, kSmallestPower};

}  // namespace attention::simd
