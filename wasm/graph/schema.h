#pragma once

#include <map>
#include <string>
#include <variant>
#include <vector>

#include "core/check.h"
#include "core/matrix.h"

/// The inputs, sizes and options of a variant: defines its controls and validation.
namespace attention {

struct DimensionSchema {
  std::string name;
  /// Text key: `dimension.d_model`. Likewise in inputs and options.
  std::string description;
  Index min;
  /// The largest size in the page; the engine itself allows up to Limits.
  Index max;
  Index initial;
  /// Which token names label an axis of this dimension: "query", "key" or none.
  std::string tokens;
  /// Formula of a size that follows from others: "height/patch*width/patch+1", evaluated left to right,
  /// products before sums. Empty for an independent size.
  std::string derived = {};
  /// If the positions form a grid, row by row: formula of its number of columns, "width" or "width/patch".
  std::string grid = {};
  /// Name of a first position that is not on the grid: "class".
  std::string lead = {};
};

struct InputSchema {
  std::string name;
  std::string symbol;
  /// A dimension, "1", or a product of dimensions: "n_heads*d_k". At most one factor may be unknown from
  /// options and earlier inputs.
  std::string rows;
  std::string cols;
  std::string kind;
  std::string role;
  std::string description;
  /// Condition under which the variant reads this input, see `holds`; empty means always.
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

/// Its title and citation are the texts `variant.<id>.title` and `variant.<id>.source`.
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

/// The options with defaults filled in. Throws InputError for a wrong name, type or range.
Options complete_options(const Schema& schema, const Options& given);

/// Evaluates a condition: empty, "option=value", "option=one|another", or several of these joined by &.
bool holds(const std::string& condition, const Options& options);

// Shared parts of schemas: schema_parts.cpp.
DimensionSchema queries_dimension(Index initial = 3);
DimensionSchema keys_dimension(Index initial = 3);
DimensionSchema feature_dimension(std::string name, std::string description, Index initial = 4);
InputSchema mask_input(std::string rows, std::string cols);
/// Dimensions m, n, d_k and d_v, and the inputs Q, K, V and mask.
std::vector<DimensionSchema> query_key_value_dimensions();
std::vector<InputSchema> query_key_value_inputs();
std::vector<OptionSchema> mask_options();
OptionSchema choice_option(std::string name, std::string description, std::vector<std::string> choices);
/// The divisor of the scores before the softmax, at least `min`.
OptionSchema temperature_option(double min);
OptionSchema scale_option();
OptionSchema softcap_option();

}  // namespace attention
