#pragma once

#include <string>

#include "graph/variant.h"

/// What crosses to JavaScript as text: names and structure. Numbers of matrices cross as typed arrays.
namespace attention {

/// `VariantSchema[]` of web/engine/types.ts.
std::string variants_json();

/// What of a `Trace` follows from the variant, the options and the shapes alone: the same for every run that
/// differs only in numbers.
std::string structure_json(const Graph<double>& graph);

/// `Message` of web/engine/types.ts.
std::string json_of(const Message& message);

/// `TraceNote[]`.
std::string notes_json(const Graph<double>& graph);

}  // namespace attention
