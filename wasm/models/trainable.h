#pragma once

#include "graph/graph.h"

namespace attention {

/// A model that is there to be trained: in double to be read and held against others, in float to be quick.
struct Model {
  Schema schema;
  void (*run)(Graph<double>&);
  void (*run_float)(Graph<float>&);
};

/// X W + b, row by row.
Model linear();

/// The next word of each place, from the words before.
Model language_model();

/// The next word of a target, from the words before and a source.
Model translator();
/// The same with recurrent networks.
Model recurrent_translator();

/// Which of some classes a picture is of.
Model image_classifier();

/// Every model, by its id in the schema.
const std::vector<Model>& models();

/// Throws InputError when there is none of that name.
const Model& model_named(const std::string& id);

}  // namespace attention
