#pragma once

#include "graph/resolve/formula.h"

/// The sizes that a variant has under given options. Nothing here throws: what does not fit is a problem that
/// the caller words. Dimensions and inputs are told by their place in the schema.
namespace attention {

/// Why sizes or a matrix cannot be taken.
struct SizeProblem {
  enum Kind {
    none,
    /// `dimension` must be a multiple of `divisor`.
    not_divisible,
    /// `dimension` is below its minimum, above its maximum, or no whole number.
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

/// The sizes that options and the schema alone decide, and those that follow from them.
SizeTable fixed_sizes(const Schema& schema, const Options& options);

/// From what sizes follow, the strongest first, NaN for what is not given: sizes that are asked for; rows and
/// columns of matrices, two numbers for each input; options; counts of tokens; the defaults of the schema.
struct SizeRequest {
  SizeTable sizes;
  std::vector<double> matrices;
  SizeTable tokens;
};

/// The size of every dimension.
SizeTable resolve_sizes(const Schema& schema, const Options& options, const SizeRequest& request);

/// The first reason why a walk cannot have these sizes.
SizeProblem find_problem(const Schema& schema, const SizeTable& sizes);

/// The size that the first unknown factor of each axis gets from a matrix, or why it does not fit.
struct MatrixFit {
  int dimensions[2] = {-1, -1};
  double sizes[2] = {0, 0};
  SizeProblem problem;
};

/// `others` are the sizes of further factors.
MatrixFit fit_matrix(const Schema& schema, const SizeTable& fixed, const InputSchema& input,
                     const double (&shape)[2], const SizeTable& others);

/// A dimension must be a multiple of this: the least common multiple of all that divide it; 1 otherwise.
double step_of(const Schema& schema, int dimension, const SizeTable& sizes);

}  // namespace attention
