#include "graph/variant.h"

/// For builds without programs.
const attention::Variant* attention::variant_in_words(const std::string&) { return nullptr; }
