#include "training/parameters/model_sizes.h"

#include "graph/resolve/bind.h"

namespace attention {

namespace {

const DimensionSchema& dimension_named(const Schema& schema, const std::string& name) {
  for (const DimensionSchema& each : schema.dimensions)
    if (each.name == name && each.derived.empty()) return each;
  fail("training", {"error.no_size", {{"model", schema.id}, {"name", name}}});
}

/// d_model / number of heads.
Index head_width(const Sizes& sizes, const std::string& heads) {
  const Index width = sizes.at("d_model");
  const Index count = sizes.at(heads);
  if (width % count != 0)
    fail("training", {"error.heads_share_columns", {{"width", width}, {"name", heads}, {"count", count}}});
  return width / count;
}

}  // namespace

Sizes complete_sizes(const Schema& schema, const Sizes& given) {
  Sizes out;
  for (const DimensionSchema& each : schema.dimensions)
    if (each.derived.empty()) out[each.name] = each.initial;
  for (const auto& [name, size] : given) {
    const DimensionSchema& dimension = dimension_named(schema, name);
    out[name] = check_integer("training", name, static_cast<double>(size), dimension.min, dimension.max);
  }
  constexpr const char* shared[][2] = {
      {"d_k", "n_heads"}, {"d_v", "n_heads"}, {"d_k_cross", "n_cross_heads"}, {"d_v_cross", "n_cross_heads"}};
  for (const auto& [width, heads] : shared)
    if (out.count(width) > 0 && out.count(heads) > 0 && given.count(width) == 0)
      out[width] = head_width(out, heads);
  return with_derived_sizes(schema, std::move(out));
}

Options with_sizes(const Schema& schema, Options options, const Sizes& sizes) {
  for (const OptionSchema& option : schema.options)
    if (const auto size = sizes.find(option.name); size != sizes.end())
      options[option.name] = static_cast<double>(size->second);
  return options;
}

}  // namespace attention
