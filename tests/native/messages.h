#pragma once

#include <string>

#include "core/message.h"

namespace attention::tests {

/// A message as English readers see it: by the catalogues in web/i18n/en.
std::string english(const Message& message);

}  // namespace attention::tests
