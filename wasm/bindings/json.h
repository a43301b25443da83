#pragma once

#include <string>

#include "variants/variant.h"

/// What crosses to JavaScript as text: names and structure. Numbers of matrices cross as typed arrays.
namespace attention {

/// `VariantSchema[]` of web/engine/types.ts.
std::string variants_json();

/// Everything of a `Trace` but its numbers.
std::string description_json(const Walk<double>& walk);

}  // namespace attention
