#pragma once

#include <string>

#include "graph/variant.h"

/// Names and structure as JSON; matrices are passed as typed arrays.
namespace attention {

class JsonWriter;

/// `VariantSchema[]` of web/engine/types.ts.
std::string variants_json();

/// A `VariantSchema` whose title, source and descriptions are texts, not keys.
void write_schema_in_words(JsonWriter& out, const Schema& schema, const std::string& title,
                           const std::string& source);

/// The part of a `Trace` that depends only on the variant, the options and the shapes.
std::string structure_json(const Graph<double>& graph);

/// `Group[]`, under a name.
void write_groups(JsonWriter& out, const char* name, const std::vector<Group>& groups);

/// `Message` of web/engine/types.ts.
std::string json_of(const Message& message);

/// `TraceNote[]`.
std::string notes_json(const Graph<double>& graph);

}  // namespace attention
