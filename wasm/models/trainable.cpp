#include "models/trainable.h"

namespace attention {

const std::vector<Model>& models() {
  static const std::vector<Model> all = {linear(), language_model(), translator(), recurrent_translator(),
                                         image_classifier()};
  return all;
}

const Model& model_named(const std::string& id) {
  for (const Model& each : models())
    if (each.schema.id == id) return each;
  fail("model", {"error.no_model", {{"id", id}}});
}

}  // namespace attention
