#include "graph/resolve/bind.h"

#include <algorithm>

#include "graph/resolve/formula.h"

namespace attention {

namespace {

/// "rows" or "columns".
Message axis_message(const std::string& axis) { return {"axis." + axis}; }

/// The sizes known so far, and the input that each came from.
struct Binder {
  const Schema& schema;
  Sizes sizes;
  std::map<std::string, std::string> source_of;

  /// `expression` is "1", "d_k" or a product with at most one unknown factor.
  void bind(const std::string& input, const std::string& axis, const std::string& expression, Index size) {
    std::vector<std::string> factors;
    for (FormulaReader reader{expression}; reader.next();) factors.emplace_back(reader.name);
    auto unsolved = std::find_if_not(factors.begin(), factors.end(),
                                     [this](const std::string& factor) { return is_known(factor); });
    if (unsolved == factors.end()) --unsolved;
    Index known = 1;
    std::string parts;
    for (auto factor = factors.begin(); factor != factors.end(); ++factor) {
      if (factor == unsolved) continue;
      known *= size_of(*factor);
      parts += (parts.empty() ? "" : " × ") + *factor;
    }
    if (size % known != 0)
      fail(schema.id, {"error.equal_parts",
                       {{"name", input},
                        {"size", size},
                        {"axis", axis_message(axis)},
                        {"divisor", parts},
                        {"parts", known}}});
    bind_single(input, axis, *unsolved, size / known);
  }

  void bind_single(const std::string& input, const std::string& axis, const std::string& name, Index size) {
    if (!is_known(name)) {
      sizes[name] = size;
      source_of[name] = input;
      return;
    }
    const Index known = size_of(name);
    if (size == known) return;
    const auto source = source_of.find(name);
    if (source == source_of.end())
      fail(schema.id, {"error.wrong_size",
                       {{"name", input},
                        {"size", size},
                        {"axis", axis_message(axis)},
                        {"expected", (name == "1" ? "" : name + " = ") + std::to_string(known)}}});
    fail(schema.id, {"error.sizes_disagree",
                     {{"name", input},
                      {"dimension", name},
                      {"size", size},
                      {"axis", axis_message(axis)},
                      {"other", source->second},
                      {"other_size", known}}});
  }

  bool is_known(const std::string& name) const {
    return name == "1" || sizes.count(name) > 0 || !derivation(name).empty();
  }

  const std::string& derivation(const std::string& name) const {
    static const std::string none;
    for (const DimensionSchema& dimension : schema.dimensions)
      if (dimension.name == name) return dimension.derived;
    return none;
  }

  /// The size of a dimension that is known or derived from known ones.
  Index size_of(const std::string& name) {
    if (name == "1") return 1;
    if (const auto found = sizes.find(name); found != sizes.end()) return found->second;
    const std::string& formula = derivation(name);
    SizeTable operands(schema.dimensions.size());
    double before = 0;
    std::string_view dividend;
    for (FormulaReader reader{formula}; reader.next();) {
      const int index = dimension_index(schema, reader.name);
      const double size = index < 0 ? 0 : static_cast<double>(size_of(std::string(reader.name)));
      if (index >= 0) operands[static_cast<std::size_t>(index)] = size;
      if (reader.operation == '/' && !is_divisible(before, size))
        fail(schema.id, {"error.not_a_multiple",
                         {{"name", std::string(dividend)},
                          {"size", static_cast<Index>(before)},
                          {"divisor", std::string(reader.name)},
                          {"of", static_cast<Index>(size)}}});
      before = size;
      dividend = reader.name;
    }
    return sizes[name] = static_cast<Index>(formula_value(formula, schema, operands, 0));
  }
};

/// Rejects inputs whose name is not in the schema, which would otherwise be ignored silently.
template <class T>
void check_names(const Schema& schema, const Inputs<T>& inputs) {
  for (const auto& entry : inputs) {
    const auto has_name = [&entry](const InputSchema& input) { return input.name == entry.first; };
    if (std::none_of(schema.inputs.begin(), schema.inputs.end(), has_name))
      fail(schema.id, {"error.no_input", {{"name", entry.first}}});
  }
}

}  // namespace

template <class T>
Sizes bind_sizes(const Schema& schema, const Options& options, const Inputs<T>& inputs) {
  check_names(schema, inputs);
  Binder binder{schema, {}, {}};
  for (const DimensionSchema& dimension : schema.dimensions) {
    const auto option = options.find(dimension.name);
    if (option == options.end()) continue;
    const Index most = dimension.name == "n_heads" ? Limits::heads : dimension.max;
    binder.sizes[dimension.name] =
        check_integer(schema.id, dimension.name, std::get<double>(option->second), dimension.min, most);
  }
  for (const InputSchema& input : schema.inputs) {
    if (!holds(input.when, options)) continue;
    const auto found = inputs.find(input.name);
    if (found == inputs.end())
      fail(schema.id,
           {"error.input_missing", {{"name", input.name}, {"rows", input.rows}, {"cols", input.cols}}});
    check_size(schema.id, input.name, static_cast<double>(found->second.rows()),
               static_cast<double>(found->second.cols()));
    binder.bind(input.name, "rows", input.rows, found->second.rows());
    binder.bind(input.name, "columns", input.cols, found->second.cols());
  }
  for (const DimensionSchema& dimension : schema.dimensions)
    if (!dimension.derived.empty()) binder.size_of(dimension.name);
  return binder.sizes;
}

Sizes with_derived_sizes(const Schema& schema, Sizes sizes) {
  Binder binder{schema, std::move(sizes), {}};
  for (const DimensionSchema& dimension : schema.dimensions)
    if (!dimension.derived.empty()) binder.size_of(dimension.name);
  return binder.sizes;
}

template Sizes bind_sizes(const Schema&, const Options&, const Inputs<double>&);
template Sizes bind_sizes(const Schema&, const Options&, const Inputs<float>&);

}  // namespace attention
