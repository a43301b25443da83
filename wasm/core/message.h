#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/matrix.h"

namespace attention {

struct MessageArgument;

/// A text for readers, by its key in the catalogues (web/i18n/en/engine), and the values that it holds. The
/// engine itself has no words.
struct Message {
  std::string key;
  std::vector<MessageArgument> args;

  bool empty() const { return key.empty(); }
};

/// A text that is the same in every language (a name, a shape), a whole number, or a message of its own.
using MessageValue = std::variant<std::string, Index, Message>;

struct MessageArgument {
  const char* name;
  MessageValue value;
};

}  // namespace attention
