#include "graph/variant.h"
#include "graph/vocabulary.h"
#include "models/trainable.h"

namespace attention {

namespace {

/// All mechanisms and trainable models.
std::vector<Variant> everything() {
  std::vector<Variant> all = all_variants();
  for (const Model& each : {language_model(), translator(), recurrent_translator(), image_classifier()})
    all.push_back({each.schema, each.run});
  return all;
}

}  // namespace

const std::vector<Variant>& variants() {
  static const std::vector<Variant> all = everything();
  return all;
}

WordList more_words() { return full_words(); }

}  // namespace attention
