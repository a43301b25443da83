#pragma once

#include <map>
#include <string>
#include <variant>
#include <vector>

#include "core/check.h"
#include "core/matrix.h"

/// What a variant says about itself: enough to build its controls and to refuse what does not fit.
namespace attention {

struct DimensionSchema {
  std::string name;
  /// The key of a text: `dimension.d_model`. So in inputs and options.
  std::string description;
  Index min;
  /// The largest size of a walk; the engine itself goes up to Limits.
  Index max;
  Index initial;
  /// Which token names label an axis of this dimension: "query", "key" or none.
  std::string tokens;
  /// A size that follows from others: "height/patch*width/patch+1", worked out from left to right, products
  /// before sums. Empty for a size of its own.
  std::string derived = {};
  /// Places along this dimension lie on a grid, row by row, with so many columns: "width", "width/patch".
  std::string grid = {};
  /// A first place that is not on the grid, by its name: "class".
  std::string lead = {};
};

struct InputSchema {
  std::string name;
  std::string symbol;
  /// A dimension, "1", or a product of dimensions: "n_heads*d_k". At most one of its factors is not known
  /// from options or from the inputs before.
  std::string rows;
  std::string cols;
  std::string kind;
  std::string role;
  std::string description;
  /// "option=value" that makes the variant read this input; empty when it always does. See `holds`.
  std::string when;
};

using OptionValue = std::variant<double, bool, std::string>;

struct OptionSchema {
  std::string name;
  std::string description;
  /// "choice", "flag" or "number".
  std::string type;
  std::vector<std::string> choices;
  OptionValue initial;
  double min;
  double max;
  std::string when;
};

/// Its title and where it is from are the texts `variant.<id>.title` and `variant.<id>.source`.
struct Schema {
  std::string id;
  std::string equation;  // see graph/formula.h
  std::vector<DimensionSchema> dimensions;
  std::vector<InputSchema> inputs;
  std::vector<OptionSchema> options;
};

template <class T>
using Inputs = std::map<std::string, Matrix<T>>;
using Options = std::map<std::string, OptionValue>;
using Sizes = std::map<std::string, Index>;

/// The options with defaults filled in, each of its type and in its range.
Options complete_options(const Schema& schema, const Options& given);

/// Nothing, "option=value", "option=one|another", or several of these with & between them: does all of it
/// hold?
bool holds(const std::string& condition, const Options& options);

// Pieces that several schemas share: schema_parts.cpp.
DimensionSchema queries_dimension(Index initial = 3);
DimensionSchema keys_dimension(Index initial = 3);
DimensionSchema feature_dimension(std::string name, std::string description, Index initial = 4);
InputSchema mask_input(std::string rows, std::string cols);
/// m, n, d_k and d_v, and the matrices of those sizes, with a mask: attention over given Q, K and V.
std::vector<DimensionSchema> query_key_value_dimensions();
std::vector<InputSchema> query_key_value_inputs();
std::vector<OptionSchema> mask_options();
OptionSchema choice_option(std::string name, std::string description, std::vector<std::string> choices);
/// What divides scores before the softmax, from `min` on.
OptionSchema temperature_option(double min);
OptionSchema scale_option();
OptionSchema softcap_option();

}  // namespace attention
