#pragma once

#include <string>

#include "core/check.h"

namespace attention::tests {

/// A message as English readers see it: by the catalogues in web/i18n/en.
std::string english(const Message& message);

/// What an action complains about; "nothing" when it does not.
template <class Action>
std::string complaint(Action action) {
  try {
    action();
  } catch (const InputError& error) {
    return english(error.message);
  }
  return "nothing";
}

}  // namespace attention::tests
