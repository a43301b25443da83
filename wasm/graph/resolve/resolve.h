#pragma once

#include "graph/resolve/formula.h"

/// The sizes of a variant under given options. Nothing here throws: errors are returned as SizeProblem.
/// Dimensions and inputs are indices into the schema.
namespace attention {

/// Why sizes or a matrix are invalid.
struct SizeProblem {
  enum Kind {
    none,
    /// `dimension` must be a multiple of `divisor`.
    not_divisible,
    /// `dimension` is below its minimum, above its maximum, or not an integer.
    out_of_range,
    /// `axis` of `input` would be `size`.
    too_long,
    /// `axis` of a matrix must be 1; or `size`; or a multiple of `size`; or at most or at least `size`.
    not_one,
    not_equal,
    not_multiple,
    too_large,
    too_small,
    /// Both axes of a matrix are `dimension`, and differ.
    not_square,
  };
  Kind kind = none;
  int dimension = -1;
  int divisor = -1;
  int input = -1;
  /// 0 for rows, 1 for columns.
  int axis = 0;
  double size = 0;
};

/// The sizes determined by options and schema alone, and those derived from them.
SizeTable fixed_sizes(const Schema& schema, const Options& options);

/// The sources of sizes by descending priority, NaN where not given: requested sizes; rows and columns of
/// each input; options; token counts; defaults of the schema.
struct SizeRequest {
  SizeTable sizes;
  std::vector<double> matrices;
  SizeTable tokens;
};

/// The size of every dimension.
SizeTable resolve_sizes(const Schema& schema, const Options& options, const SizeRequest& request);

/// The first problem with these sizes.
SizeProblem find_problem(const Schema& schema, const SizeTable& sizes);

/// The sizes that the unknown factors of both axes get from a matrix, or why it does not fit.
struct MatrixFit {
  int dimensions[2] = {-1, -1};
  double sizes[2] = {0, 0};
  SizeProblem problem;
};

/// `others` are the sizes of the remaining factors.
MatrixFit fit_matrix(const Schema& schema, const SizeTable& fixed, const InputSchema& input,
                     const double (&shape)[2], const SizeTable& others);

/// The least common multiple of the sizes that must divide a dimension; 1 if none.
double step_of(const Schema& schema, int dimension, const SizeTable& sizes);

}  // namespace attention
