#include "learn/task.h"

#include "core/check.h"

namespace attention {

Task task_named(const std::string& id) {
  if (id == "reversal") return reversal(8, 6);
  if (id == "induction") return induction(16, 24);
  fail("task", "there is no task \"" + id + "\": there are reversal and induction");
}

}  // namespace attention
