#include "bindings/resolve.h"

#include "bindings/guard.h"
#include "bindings/json_writer.h"
#include "graph/sizes/resolve.h"

namespace attention {

using emscripten::val;

namespace {

SizeValues read_sizes(const val& list) {
  SizeValues out;
  const unsigned count = list["length"].as<unsigned>();
  for (unsigned k = 0; k < count; ++k) out[list[k][0].as<std::string>()] = list[k][1].as<double>();
  return out;
}

std::vector<MatrixShape> read_shapes(const val& list) {
  std::vector<MatrixShape> out;
  const unsigned count = list["length"].as<unsigned>();
  for (unsigned k = 0; k < count; ++k) {
    const val each = list[k];
    out.push_back({each[0].as<std::string>(), each[1].as<double>(), each[2].as<double>()});
  }
  return out;
}

void write_sizes(JsonWriter& out, const SizeValues& sizes) {
  out.open('{');
  for (const auto& [name, size] : sizes) out.with(name.c_str(), size);
  out.close('}');
}

void write_problem(JsonWriter& out, const std::optional<SizeProblem>& problem) {
  out.key("problem");
  if (!problem) return out.null();
  out.open('{');
  out.with("kind", problem->kind)
      .with("name", problem->name)
      .with("divisor", problem->divisor)
      .with("axis", problem->axis)
      .with("factors", problem->factors)
      .with("size", problem->size);
  out.close('}');
}

void write(JsonWriter& out, const Schema& schema, const DimensionSchema& dimension, const SizeValues& sizes) {
  const double step = step_of(schema, dimension.name, sizes);
  out.open('{');
  out.with("name", dimension.name)
      .with("size", sizes.at(dimension.name))
      .with("min", std::ceil(static_cast<double>(dimension.min) / step) * step)
      .with("max", std::floor(static_cast<double>(dimension.max) / step) * step)
      .with("step", step)
      .with("columns", dimension.grid.empty() ? 0 : SizeFormula(dimension.grid).value(sizes, 1));
  out.close('}');
}

/// Whether a condition holds, and what would make it hold.
void write_condition(JsonWriter& out, const std::string& condition, const Options& options) {
  out.with("active", holds(condition, options));
  out.key("requires");
  out.open('{');
  for (const auto& [name, value] : requirements(condition)) out.with(name.c_str(), value);
  out.close('}');
}

void write(JsonWriter& out, const InputSchema& input, const SizeRequest& request, const SizeValues& sizes) {
  const SizeFormula rows(input.rows);
  const SizeFormula cols(input.cols);
  out.open('{');
  out.with("name", input.name)
      .with("rows", rows.value(sizes, 1))
      .with("cols", cols.value(sizes, 1))
      .with("rowFactors", rows.names())
      .with("colFactors", cols.names());
  write_condition(out, input.when, request.options);
  out.close('}');
}

void write(JsonWriter& out, const OptionSchema& option, const Options& options) {
  out.open('{');
  out.with("name", option.name);
  write_condition(out, option.when, options);
  out.close('}');
}

std::string resolution_json(const Schema& schema, const SizeRequest& request) {
  const SizeValues sizes = resolve_sizes(schema, request);
  JsonWriter out;
  out.open('{');
  out.list("dimensions", schema.dimensions, [&](const auto& each) { write(out, schema, each, sizes); })
      .list("inputs", schema.inputs, [&](const auto& each) { write(out, each, request, sizes); })
      .list("options", schema.options, [&](const auto& each) { write(out, each, request.options); });
  out.key("fixed");
  write_sizes(out, fixed_sizes(schema, request.options));
  out.key("conditions");
  out.open('{');
  for (const std::string& each : conditions(schema.equation))
    out.with(each.c_str(), holds(each, request.options));
  out.close('}');
  write_problem(out, find_problem(schema, sizes));
  out.close('}');
  return out.text();
}

std::string fit_json(const MatrixFit& fit) {
  JsonWriter out;
  out.open('{');
  out.key("sizes");
  write_sizes(out, fit.sizes);
  write_problem(out, fit.problem);
  out.close('}');
  return out.text();
}

}  // namespace

ResolutionValue resolve(const VariantId& variant, const OptionList& options, const SizeList& sizes,
                        const ShapeList& matrices, const SizeList& tokens) {
  return guarded([&] {
    const SizeRequest request = {read_options(options), read_sizes(sizes), read_shapes(matrices),
                                 read_sizes(tokens)};
    return parsed<ResolutionValue>(resolution_json(variant_named(variant.as<std::string>()).schema, request));
  });
}

MatrixFitValue fit_matrix(const VariantId& variant, const OptionList& options, const ShapeList& matrix,
                          const SizeList& others) {
  return guarded([&] {
    const Schema& schema = variant_named(variant.as<std::string>()).schema;
    const SizeValues fixed = fixed_sizes(schema, read_options(options));
    return parsed<MatrixFitValue>(
        fit_json(fit_matrix(schema, fixed, read_shapes(matrix).at(0), read_sizes(others))));
  });
}

void register_resolve_types() {
  emscripten::register_type<SizeList>("readonly (readonly [string, number])[]");
  emscripten::register_type<ShapeList>("readonly (readonly [string, number, number])[]");
  emscripten::register_type<ResolutionValue>("import('../engine/types').Resolution");
  emscripten::register_type<MatrixFitValue>("import('../engine/types').MatrixFit");
}

}  // namespace attention
