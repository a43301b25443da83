#include "graph/resolve/resolve.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace attention {

namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
constexpr double longest = static_cast<double>(Limits::side);

/// Fills unknown sizes from another table.
void add_missing(SizeTable& to, const SizeTable& from) {
  for (std::size_t k = 0; k < to.size(); ++k)
    if (std::isnan(to[k])) to[k] = from[k];
}

/// The derived sizes, NaN where they depend on unknown ones.
SizeTable derived_sizes(const Schema& schema, const SizeTable& sizes) {
  SizeTable out(sizes.size(), unknown);
  for (std::size_t k = 0; k < out.size(); ++k)
    if (const std::string& derived = schema.dimensions[k].derived; !derived.empty())
      out[k] = formula_value(derived, schema, sizes, unknown);
  return out;
}

/// Whether a formula adds: then no size can be found from its value.
bool is_sum(std::string_view text) {
  bool is_first = true;
  for (FormulaReader reader{text}; reader.next(); is_first = false)
    if (!is_first && (reader.operation == '+' || reader.operation == '-')) return true;
  return false;
}

/// The formula of an axis: a product with at most one unknown factor, or one whose sizes are all known.
struct InputAxis {
  int unsolved = -1;
  /// The product of the known factors; NaN if a size is unknown that cannot be found from it.
  double known;

  InputAxis(const Schema& schema, std::string_view text, const SizeTable& fixed, const SizeTable& others) {
    for (FormulaReader reader{text}; unsolved < 0 && reader.next();) {
      const int index = dimension_index(schema, reader.name);
      if (index >= 0 && std::isnan(fixed[static_cast<std::size_t>(index)])) unsolved = index;
    }
    if (unsolved >= 0 && is_sum(text)) {
      unsolved = -1;
      SizeTable sizes = fixed;
      add_missing(sizes, others);
      known = formula_value(text, schema, sizes, unknown);
      return;
    }
    SizeTable sizes = fixed;
    if (unsolved >= 0) {
      sizes[static_cast<std::size_t>(unsolved)] = 1;
      add_missing(sizes, others);
    }
    known = formula_value(text, schema, sizes, 1);
  }

  bool fits(double size) const {
    return unsolved < 0 ? std::isnan(known) || size == known : is_divisible(size, known);
  }

  void solve(double size, SizeTable& to) const {
    if (unsolved >= 0 && fits(size)) to[static_cast<std::size_t>(unsolved)] = size / known;
  }
};

SizeProblem problem_of(SizeProblem::Kind kind, double size) { return {kind, -1, -1, -1, 0, size}; }

/// Checks the length of one axis of a matrix.
SizeProblem fit_axis(const Schema& schema, const InputAxis& axis, std::string_view text, double size) {
  if (!axis.fits(size)) {
    if (text == "1") return problem_of(SizeProblem::not_one, 1);
    return problem_of(axis.unsolved < 0 ? SizeProblem::not_equal : SizeProblem::not_multiple, axis.known);
  }
  if (axis.unsolved >= 0) {
    const DimensionSchema& dimension = schema.dimensions[static_cast<std::size_t>(axis.unsolved)];
    const double least = static_cast<double>(dimension.min);
    const double most = static_cast<double>(dimension.max);
    if (size / axis.known > most)
      return problem_of(SizeProblem::too_large, std::min(most * axis.known, longest));
    if (size / axis.known < least) return problem_of(SizeProblem::too_small, least * axis.known);
  }
  return size > longest ? problem_of(SizeProblem::too_large, longest) : SizeProblem{};
}

bool is_in_range(const DimensionSchema& dimension, double size) {
  return size == std::floor(size) && size >= static_cast<double>(dimension.min) &&
         size <= static_cast<double>(dimension.max);
}

}  // namespace

SizeTable fixed_sizes(const Schema& schema, const Options& options) {
  SizeTable out;
  for (const DimensionSchema& dimension : schema.dimensions) {
    const auto option = options.find(dimension.name);
    const double* size = option == options.end() ? nullptr : std::get_if<double>(&option->second);
    const bool is_constant = dimension.min == dimension.max && dimension.derived.empty();
    out.push_back(size != nullptr ? *size : is_constant ? static_cast<double>(dimension.min) : unknown);
  }
  add_missing(out, derived_sizes(schema, out));
  return out;
}

SizeTable resolve_sizes(const Schema& schema, const Options& options, const SizeRequest& request) {
  // Sizes solved from one matrix are known for the next.
  SizeTable known_sizes = fixed_sizes(schema, options);
  const SizeTable no_sizes(known_sizes.size(), unknown);
  for (std::size_t k = 0; k < schema.inputs.size(); ++k) {
    const double rows = request.matrices[2 * k];
    const double cols = request.matrices[2 * k + 1];
    if (std::isnan(rows)) continue;
    const InputAxis row_axis(schema, schema.inputs[k].rows, known_sizes, no_sizes);
    const InputAxis col_axis(schema, schema.inputs[k].cols, known_sizes, no_sizes);
    row_axis.solve(rows, known_sizes);
    col_axis.solve(cols, known_sizes);
  }
  SizeTable out = request.sizes;
  add_missing(out, known_sizes);
  add_missing(out, request.tokens);
  for (std::size_t k = 0; k < out.size(); ++k)
    if (std::isnan(out[k])) out[k] = static_cast<double>(schema.dimensions[k].initial);
  SizeTable derived = derived_sizes(schema, out);
  add_missing(derived, out);
  return derived;
}

SizeProblem find_problem(const Schema& schema, const SizeTable& sizes) {
  SizeProblem out;
  for (std::size_t k = 0; k < sizes.size(); ++k) {
    const DimensionSchema& dimension = schema.dimensions[k];
    int before = -1;
    for (FormulaReader reader{dimension.derived}; reader.next();) {
      const int index = dimension_index(schema, reader.name);
      if (reader.operation == '/' && before >= 0 && index >= 0 &&
          !is_divisible(sizes[static_cast<std::size_t>(before)], sizes[static_cast<std::size_t>(index)]))
        return {SizeProblem::not_divisible, before, index};
      before = index;
    }
    if (!is_in_range(dimension, sizes[k])) return {SizeProblem::out_of_range, static_cast<int>(k)};
  }
  for (std::size_t k = 0; k < schema.inputs.size(); ++k)
    for (int axis = 0; axis < 2; ++axis) {
      const InputSchema& input = schema.inputs[k];
      const double size = formula_value(axis == 0 ? input.rows : input.cols, schema, sizes, 1);
      if (size > longest) return {SizeProblem::too_long, -1, -1, static_cast<int>(k), axis, size};
    }
  return out;
}

MatrixFit fit_matrix(const Schema& schema, const SizeTable& fixed, const InputSchema& input,
                     const double (&shape)[2], const SizeTable& others) {
  MatrixFit out;
  for (int k = 0; k < 2; ++k) {
    const std::string& text = k == 0 ? input.rows : input.cols;
    const InputAxis axis(schema, text, fixed, others);
    out.dimensions[k] = axis.unsolved;
    out.sizes[k] = shape[k] / axis.known;
    out.problem = fit_axis(schema, axis, text, shape[k]);
    out.problem.axis = k;
    if (out.problem.kind != SizeProblem::none) return out;
  }
  if (out.dimensions[0] == out.dimensions[1] && out.dimensions[0] >= 0 && out.sizes[0] != out.sizes[1])
    out.problem = {SizeProblem::not_square, out.dimensions[0]};
  return out;
}

double step_of(const Schema& schema, int dimension, const SizeTable& sizes) {
  Index step = 1;
  for (const DimensionSchema& each : schema.dimensions) {
    int before = -1;
    for (FormulaReader reader{each.derived}; reader.next();) {
      const int index = dimension_index(schema, reader.name);
      const double size = index < 0 ? 0 : sizes[static_cast<std::size_t>(index)];
      if (reader.operation == '/' && before == dimension && size == std::floor(size) && size >= 1 &&
          size <= longest)
        step = std::lcm(step, static_cast<Index>(size));
      before = index;
    }
  }
  return static_cast<double>(step);
}

}  // namespace attention
