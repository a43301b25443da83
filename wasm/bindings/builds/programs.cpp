#include "program/variant.h"

/// For builds with programs.
const attention::Variant* attention::variant_in_words(const std::string& id) {
  return program::variant_of(id);
}
