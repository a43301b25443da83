#include "bindings/resolve.h"

#include <cmath>

#include "bindings/guard.h"
#include "graph/resolve/conditions.h"
#include "graph/resolve/resolve.h"

namespace attention {

namespace {

std::vector<double> read_numbers(const Numbers& from, std::size_t count) {
  if (length_of(from) != static_cast<double>(count)) fail("resolve", {"error.request_length"});
  std::vector<double> out(count);
  fill(out.data(), from);
  return out;
}

void add_problem(std::vector<double>& to, const SizeProblem& problem) {
  for (const int each :
       {static_cast<int>(problem.kind), problem.dimension, problem.divisor, problem.input, problem.axis})
    to.push_back(each);
  to.push_back(problem.size);
}

std::vector<double> resolved(const Schema& schema, const Options& options, const SizeRequest& request) {
  const SizeTable sizes = resolve_sizes(schema, options, request);
  const SizeTable fixed = fixed_sizes(schema, options);
  std::vector<double> out;
  add_problem(out, find_problem(schema, sizes));
  for (std::size_t k = 0; k < sizes.size(); ++k) {
    const DimensionSchema& dimension = schema.dimensions[k];
    const double step = step_of(schema, static_cast<int>(k), sizes);
    const double columns = dimension.grid.empty() ? 0 : formula_value(dimension.grid, schema, sizes, 1);
    for (const double each :
         {sizes[k], std::ceil(static_cast<double>(dimension.min) / step) * step,
          std::floor(static_cast<double>(dimension.max) / step) * step, step, columns, fixed[k]})
      out.push_back(each);
  }
  for (const InputSchema& input : schema.inputs) {
    out.push_back(holds(input.when, options));
    out.push_back(formula_value(input.rows, schema, sizes, 1));
    out.push_back(formula_value(input.cols, schema, sizes, 1));
  }
  for (const OptionSchema& option : schema.options) out.push_back(holds(option.when, options));
  for (const std::string& condition : conditions_of(schema.equation))
    out.push_back(holds(condition, options));
  return out;
}

}  // namespace

Numbers resolve(const VariantId& variant, const OptionList& options, const Numbers& request) {
  return guarded([&] {
    const Schema& schema = variant_named(text_of(variant)).schema;
    const std::size_t dimensions = schema.dimensions.size();
    const std::size_t shapes = 2 * schema.inputs.size();
    const std::vector<double> all = read_numbers(request, 2 * dimensions + shapes);
    const double* const sizes = all.data();
    const double* const matrices = sizes + dimensions;
    const double* const tokens = matrices + shapes;
    return copied(resolved(schema, read_options(options),
                           {{sizes, matrices}, {matrices, tokens}, {tokens, tokens + dimensions}}));
  });
}

Numbers fit_matrix(const VariantId& variant, const OptionList& options, const Numbers& request) {
  return guarded([&] {
    const Schema& schema = variant_named(text_of(variant)).schema;
    const std::vector<double> all = read_numbers(request, 3 + schema.dimensions.size());
    const InputSchema& input = schema.inputs.at(static_cast<std::size_t>(all[0]));
    const MatrixFit fit = fit_matrix(schema, fixed_sizes(schema, read_options(options)), input,
                                     {all[1], all[2]}, {all.begin() + 3, all.end()});
    std::vector<double> out;
    add_problem(out, fit.problem);
    for (int k = 0; k < 2; ++k) {
      out.push_back(fit.dimensions[k]);
      out.push_back(fit.sizes[k]);
    }
    return copied(out);
  });
}

}  // namespace attention
