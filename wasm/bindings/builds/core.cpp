#include "graph/variant.h"
#include "graph/vocabulary.h"

/// The small engine.
const std::vector<attention::Variant>& attention::variants() {
  static const std::vector<Variant> all = core_variants();
  return all;
}

attention::WordList attention::more_words() { return {nullptr, 0}; }
