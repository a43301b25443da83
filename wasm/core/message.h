#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/matrix.h"

namespace attention {

struct MessageArgument;

/// A translatable text: its key in the catalogues (web/i18n/en) and its arguments. The engine contains no
/// text itself.
struct Message {
  std::string key;
  std::vector<MessageArgument> args;

  bool empty() const { return key.empty(); }
};

/// A text that is the same in every language (a name, a shape), an integer, or a nested message.
using MessageValue = std::variant<std::string, Index, Message>;

struct MessageArgument {
  const char* name;
  MessageValue value;
};

}  // namespace attention
