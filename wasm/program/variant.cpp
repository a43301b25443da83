#include "program/variant.h"

#include <algorithm>
#include <list>
#include <set>

#include "program/program_run.h"
#include "program/schema.h"
#include "program/shape/formula.h"

namespace attention::program {

namespace {

constexpr std::string_view id_prefix = "program:";
constexpr std::size_t most_kept = 16;

struct Kept {
  std::shared_ptr<const Program> program;
  Variant variant;
};

std::unique_ptr<Graph<double>> make(const std::string& id, const Inputs<double>& inputs,
                                    const Options& options, const Rounding& rounding) {
  return std::move(run(*program_of(id), inputs, options, rounding)->graph);
}

/// A size without brackets, as sizes of variants are written: "(2*w-1)*h" is "2*h*w-h".
std::string multiplied_out(const std::string& axis) {
  if (axis.find('(') == std::string::npos) return axis;
  KnownFormulas names;
  for (const std::string& name : names_in(axis)) names[name] = named_size(name);
  const std::string text = text_of(formula_of(axis, names));
  if (text.empty()) return axis;
  return text.front() == '-' ? "0" + text : text;
}

/// Options that shapes name are dimensions, too: "n h*d_k" with the option h.
void add_options_as_sizes(Schema& schema, const Program& program) {
  std::set<std::string> named;
  for (const InputSchema& input : schema.inputs)
    for (const std::string& axis : {input.rows, input.cols})
      for (std::string& name : names_in(axis)) named.insert(std::move(name));
  const std::vector<Parameter>& written = program.mechanism().definition->options;
  for (std::size_t k = 0; k < written.size(); ++k) {
    const OptionSchema& option = schema.options[k];
    const double* const initial = std::get_if<double>(&option.initial);
    if (initial == nullptr || named.count(written[k].name) == 0) continue;
    const auto bounded = [](double size) {
      return static_cast<Index>(std::clamp(size, 1.0, static_cast<double>(Limits::side)));
    };
    schema.dimensions.push_back(
        {written[k].name, "", bounded(option.min), bounded(option.max), bounded(*initial), ""});
  }
}

Variant variant_from(const std::string& id, const Program& program) {
  Variant out{schema_of(program).schema, nullptr, make};
  out.schema.id = id;
  add_options_as_sizes(out.schema, program);
  for (InputSchema& input : out.schema.inputs) {
    input.rows = multiplied_out(input.rows);
    input.cols = multiplied_out(input.cols);
  }
  return out;
}

/// The one of an id, which is moved to the front of the list.
const Kept& kept(const std::string& id) {
  static std::list<Kept> all;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Kept& each) { return each.variant.schema.id == id; });
  if (found != all.end()) {
    all.splice(all.begin(), all, found);
    return all.front();
  }
  std::shared_ptr<const Program> program = read(std::string_view(id).substr(id_prefix.size()));
  Variant variant = variant_from(id, *program);
  all.push_front({std::move(program), std::move(variant)});
  if (all.size() > most_kept) all.pop_back();
  return all.front();
}

}  // namespace

const Variant* variant_of(const std::string& id) {
  return id.compare(0, id_prefix.size(), id_prefix) == 0 ? &kept(id).variant : nullptr;
}

std::shared_ptr<const Program> program_of(const std::string& id) { return kept(id).program; }

}  // namespace attention::program
