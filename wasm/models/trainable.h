#pragma once

#include "graph/graph.h"

namespace attention {

/// A trainable model: in double for display and comparison, in float for speed.
struct Model {
  Schema schema;
  void (*run)(Graph<double>&);
  void (*run_float)(Graph<float>&);
};

/// X W + b, row by row.
Model linear();

/// Next-word prediction from previous words.
Model language_model();

/// Next-word prediction of a target sentence from a source sentence.
Model translator();
/// The same with recurrent networks (Bahdanau et al. 2015).
Model recurrent_translator();

/// Classification of a picture.
Model image_classifier();

/// Every model, by its id in the schema.
const std::vector<Model>& models();

/// Throws InputError if there is none.
const Model& model_named(const std::string& id);

}  // namespace attention
