#include "graph/sizes/resolve.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attention {

namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
constexpr double longest = static_cast<double>(Limits::side);

double axis_size(const std::string& axis, const SizeValues& sizes) {
  return SizeFormula(axis).value(sizes, 1);
}

/// Adds what is not there yet.
void add_missing(SizeValues& to, const SizeValues& from) { to.insert(from.begin(), from.end()); }

void replace(SizeValues& to, const SizeValues& from) {
  for (const auto& [name, size] : from) to[name] = size;
}

/// The sizes that follow from others, as far as these are known.
SizeValues derived_sizes(const Schema& schema, const SizeValues& sizes) {
  SizeValues out;
  for (const DimensionSchema& dimension : schema.dimensions) {
    if (dimension.derived.empty()) continue;
    const double size = SizeFormula(dimension.derived).value(sizes, unknown);
    if (!std::isnan(size)) out[dimension.name] = size;
  }
  return out;
}

/// An axis whose factors are known but for one at most.
struct Axis {
  std::vector<std::string> factors;
  /// The first factor that is not known; empty when all are.
  std::string open;
  /// The product of the others.
  double known;

  Axis(const std::string& text, const SizeValues& fixed, const SizeValues& others)
      : factors(SizeFormula(text).names()) {
    const auto found = std::find_if(factors.begin(), factors.end(),
                                    [&](const std::string& name) { return fixed.count(name) == 0; });
    SizeValues sizes = fixed;
    if (found != factors.end()) {
      open = *found;
      sizes[open] = 1;
      add_missing(sizes, others);
    }
    known = axis_size(text, sizes);
  }

  bool fits(double size) const { return open.empty() ? size == known : is_divisible(size, known); }

  void solve(double size, SizeValues& to) const {
    if (!open.empty() && fits(size)) to[open] = size / known;
  }
};

/// Why an axis of a matrix does not fit; else adds what it says.
std::optional<SizeProblem> fit_axis(const Schema& schema, const Axis& axis, double size, SizeValues& to) {
  const auto problem = [&](const char* kind, double limit) {
    std::vector<std::string> others = axis.factors;
    std::erase(others, axis.open);
    return SizeProblem{kind, "", "", "", std::move(others), limit};
  };
  if (!axis.fits(size)) {
    if (axis.factors.empty()) return problem("not_one", 1);
    return problem(axis.open.empty() ? "not_equal" : "not_multiple", axis.known);
  }
  axis.solve(size, to);
  for (const DimensionSchema& dimension : schema.dimensions) {
    if (dimension.name != axis.open) continue;
    const double found = size / axis.known;
    if (found > static_cast<double>(dimension.max))
      return problem("too_large", std::min(static_cast<double>(dimension.max) * axis.known, longest));
    if (found < static_cast<double>(dimension.min))
      return problem("too_small", static_cast<double>(dimension.min) * axis.known);
  }
  if (size > longest) return problem("too_large", longest);
  return {};
}

bool is_in_range(const DimensionSchema& dimension, double size) {
  return size == std::floor(size) && size >= static_cast<double>(dimension.min) &&
         size <= static_cast<double>(dimension.max);
}

/// Calls visit(dividend, divisor) for each quotient in a formula.
template <class Visit>
void for_each_quotient(const std::string& formula, Visit visit) {
  const SizeFormula of(formula);
  for (std::size_t k = 1; k < of.operands.size(); ++k)
    if (of.operands[k].operation == '/') visit(of.operands[k - 1].name, of.operands[k].name);
}

double size_or(const SizeValues& sizes, const std::string& name, double other) {
  const auto found = sizes.find(name);
  return found == sizes.end() ? other : found->second;
}

std::optional<SizeProblem> problem_of(const DimensionSchema& dimension, const SizeValues& sizes) {
  std::optional<SizeProblem> out;
  for_each_quotient(dimension.derived, [&](const std::string& above, const std::string& below) {
    if (!out && !is_divisible(size_or(sizes, above, 0), size_or(sizes, below, 1)))
      out = SizeProblem{"not_divisible", above, below};
  });
  const auto found = sizes.find(dimension.name);
  if (!out && found != sizes.end() && !is_in_range(dimension, found->second))
    out = SizeProblem{"out_of_range", dimension.name};
  return out;
}

}  // namespace

SizeValues fixed_sizes(const Schema& schema, const Options& options) {
  SizeValues out;
  for (const DimensionSchema& dimension : schema.dimensions) {
    const auto option = options.find(dimension.name);
    const double* size = option == options.end() ? nullptr : std::get_if<double>(&option->second);
    if (size != nullptr)
      out[dimension.name] = *size;
    else if (dimension.min == dimension.max && dimension.derived.empty())
      out[dimension.name] = static_cast<double>(dimension.min);
  }
  add_missing(out, derived_sizes(schema, out));
  return out;
}

SizeValues resolve_sizes(const Schema& schema, const SizeRequest& request) {
  // What one matrix says of a dimension helps to read the next.
  SizeValues out = fixed_sizes(schema, request.options);
  for (const InputSchema& input : schema.inputs) {
    for (const MatrixShape& matrix : request.matrices) {
      if (matrix.input != input.name) continue;
      const Axis rows(input.rows, out, {});
      const Axis cols(input.cols, out, {});
      rows.solve(matrix.rows, out);
      cols.solve(matrix.cols, out);
    }
  }
  replace(out, request.sizes);
  add_missing(out, request.tokens);
  for (const DimensionSchema& dimension : schema.dimensions)
    out.emplace(dimension.name, static_cast<double>(dimension.initial));
  replace(out, derived_sizes(schema, out));
  return out;
}

std::optional<SizeProblem> find_problem(const Schema& schema, const SizeValues& sizes) {
  for (const DimensionSchema& dimension : schema.dimensions)
    if (auto problem = problem_of(dimension, sizes)) return problem;
  for (const InputSchema& input : schema.inputs) {
    const double rows = axis_size(input.rows, sizes);
    if (rows > longest) return SizeProblem{"too_long", input.name, "", "rows", {}, rows};
    const double cols = axis_size(input.cols, sizes);
    if (cols > longest) return SizeProblem{"too_long", input.name, "", "cols", {}, cols};
  }
  return {};
}

MatrixFit fit_matrix(const Schema& schema, const SizeValues& fixed, const MatrixShape& matrix,
                     const SizeValues& others) {
  MatrixFit out;
  for (const InputSchema& input : schema.inputs) {
    if (input.name != matrix.input) continue;
    SizeValues of_columns;
    const char* axis = "rows";
    out.problem = fit_axis(schema, {input.rows, fixed, others}, matrix.rows, out.sizes);
    if (!out.problem) {
      axis = "cols";
      out.problem = fit_axis(schema, {input.cols, fixed, others}, matrix.cols, of_columns);
    }
    if (out.problem) out.problem->axis = axis;
    for (const auto& [name, size] : of_columns)
      if (!out.problem && size_or(out.sizes, name, size) != size)
        out.problem = SizeProblem{"not_square", name};
    add_missing(out.sizes, of_columns);
  }
  return out;
}

double step_of(const Schema& schema, const std::string& dimension, const SizeValues& sizes) {
  Index step = 1;
  for (const DimensionSchema& each : schema.dimensions)
    for_each_quotient(each.derived, [&](const std::string& above, const std::string& below) {
      const double size = size_or(sizes, below, 1);
      if (above == dimension && size >= 1 && size <= longest) step = std::lcm(step, static_cast<Index>(size));
    });
  return static_cast<double>(step);
}

std::vector<std::pair<std::string, std::string>> requirements(const std::string& condition) {
  std::vector<std::pair<std::string, std::string>> out;
  for (std::size_t start = 0; start < condition.size();) {
    const std::size_t equals = condition.find('=', start);
    const std::size_t end = std::min(condition.find('&', equals), condition.size());
    out.push_back({condition.substr(start, equals - start),
                   condition.substr(equals + 1, std::min(condition.find('|', equals), end) - equals - 1)});
    start = end + 1;
  }
  return out;
}

std::vector<std::string> conditions(const std::string& equation) {
  static constexpr std::string_view mark = "\\when{";
  std::vector<std::string> out;
  for (std::size_t at = 0; (at = equation.find(mark, at)) != std::string::npos;) {
    at += mark.size();
    out.push_back(equation.substr(at, equation.find('}', at) - at));
  }
  return out;
}

}  // namespace attention
