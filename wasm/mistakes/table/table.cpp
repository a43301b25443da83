#include "mistakes/table/table.h"

namespace attention {

std::vector<MistakeKind> mistake_kinds() {
  std::vector<MistakeKind> out;
  for (const std::vector<MistakeKind>& some :
       {score_mistakes(), softmax_mistakes(), mask_mistakes(), head_mistakes(), matrix_mistakes(),
        layer_mistakes(), position_mistakes()})
    out.insert(out.end(), some.begin(), some.end());
  return out;
}

bool is_softmax(const Site& at) { return at.is_op("softmax") || at.is_op("softmax_columns"); }

}  // namespace attention
