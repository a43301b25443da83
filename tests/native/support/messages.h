#pragma once

#include <string>

#include "core/check.h"

namespace attention::tests {

/// The English text of a message, from web/i18n/en.
std::string english(const Message& message);

/// The message of the InputError that an action throws; "nothing" if it throws none.
template <class Action>
std::string error_message(Action action) {
  try {
    action();
  } catch (const InputError& error) {
    return english(error.message);
  }
  return "nothing";
}

}  // namespace attention::tests
