#include "training/tasks/task.h"

#include "core/check.h"

namespace attention {

Task task_named(const std::string& id, Index words, Index length) {
  const auto or_else = [](Index given, Index usual) { return given == 0 ? usual : given; };
  if (id == "reversal") {
    const Index places = or_else(length, 12);
    const Index known = or_else(words, 9);
    if (places % 2 != 0 || known < 2)
      fail("task", {"error.reversal_sizes", {{"places", places}, {"words", known}}});
    return reversal(known - 1, places / 2);
  }
  if (id == "induction") return induction(or_else(words, 16), or_else(length, 24));
  fail("task", {"error.no_task", {{"id", id}}});
}

Examples examples_of(const Task& task, Stream stream, std::size_t count) {
  Examples out;
  out.count = count;
  Example each{
      Words(static_cast<std::size_t>(task.length)), Words(static_cast<std::size_t>(task.length)), {}};
  for (std::size_t number = 0; number < count; ++number) {
    task.make(task, stream, number, each);
    out.source.insert(out.source.end(), each.source.begin(), each.source.end());
    out.target.insert(out.target.end(), each.target.begin(), each.target.end());
  }
  return out;
}

}  // namespace attention
