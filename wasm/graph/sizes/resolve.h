#pragma once

#include <optional>

#include "graph/schema.h"
#include "graph/sizes/formula.h"

/// The sizes, inputs and options that a variant has under given options. Nothing here throws: what does not
/// fit is a problem that the caller words.
namespace attention {

struct MatrixShape {
  std::string input;
  double rows;
  double cols;
};

/// From what sizes follow, the strongest first: sizes that are asked for, matrices, options that are
/// dimensions as well, counts of tokens, the defaults of the schema.
struct SizeRequest {
  Options options;
  SizeValues sizes;
  std::vector<MatrixShape> matrices;
  SizeValues tokens;
};

/// Why sizes or a matrix cannot be taken. `kind` says which of the other fields are set.
struct SizeProblem {
  /// "not_divisible": `name` must be a multiple of `divisor`. "out_of_range": dimension `name`. "too_long":
  /// the `axis` of input `name` would be `size`. Of one matrix: "not_one"; "not_equal" or "not_multiple",
  /// to `size`, the product of `factors`; "too_large" or "too_small", `size` being the limit; "not_square",
  /// both axes are dimension `name`.
  const char* kind;
  std::string name;
  std::string divisor = {};
  const char* axis = "";
  std::vector<std::string> factors = {};
  double size = 0;
};

/// The sizes that options and the schema alone decide, and those that follow from them.
SizeValues fixed_sizes(const Schema& schema, const Options& options);

/// The size of every dimension.
SizeValues resolve_sizes(const Schema& schema, const SizeRequest& request);

/// The first reason why a walk cannot have these sizes.
std::optional<SizeProblem> find_problem(const Schema& schema, const SizeValues& sizes);

/// The sizes that the first unknown factors of an input's axes get from a matrix, or why it does not fit.
/// `others` are the sizes of further factors.
struct MatrixFit {
  SizeValues sizes;
  std::optional<SizeProblem> problem;
};
MatrixFit fit_matrix(const Schema& schema, const SizeValues& fixed, const MatrixShape& matrix,
                     const SizeValues& others);

/// A dimension must be a multiple of this: the least common multiple of all that divide it; 1 otherwise.
double step_of(const Schema& schema, const std::string& dimension, const SizeValues& sizes);

/// Options that make a condition hold: "one|another" is made one.
std::vector<std::pair<std::string, std::string>> requirements(const std::string& condition);

/// Each condition of `\when{condition}{…}{…}` in a formula.
std::vector<std::string> conditions(const std::string& equation);

}  // namespace attention
