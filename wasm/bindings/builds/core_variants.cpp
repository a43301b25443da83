#include "graph/variant.h"

namespace attention {

std::vector<Variant> core_variants() {
  return {
      softmax_alone(),
      dot_product(),
      scaled_dot_product(),
      self_attention(),
      cross_attention(),
      multi_head_self_attention(),
      multi_head_cross_attention(),
  };
}

}  // namespace attention
