#include "mistakes/table/table.h"

namespace attention {

std::vector<MistakeKind> mistake_kinds() {
  std::vector<MistakeKind> out;
  for (const std::vector<MistakeKind>& some : {score_mistakes(), mask_mistakes(), head_mistakes(),
                                               matrix_mistakes(), layer_mistakes(), position_mistakes()})
    out.insert(out.end(), some.begin(), some.end());
  return out;
}

}  // namespace attention
