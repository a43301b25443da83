#include "graph/resolve/learned.h"

namespace attention {

bool is_learned(const std::string& kind, const std::string& name) {
  if (kind == "bias") return name != "combination" && name != "initial_state";
  return kind == "parameter" || kind == "gain";
}

}  // namespace attention
