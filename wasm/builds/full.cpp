#include "variants/variant.h"
#include "variants/vocabulary.h"

/// The whole engine.
const std::vector<attention::Variant>& attention::variants() {
  static const std::vector<Variant> all = all_variants();
  return all;
}

attention::WordList attention::more_words() { return full_words(); }
