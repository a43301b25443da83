#include "changes/edits.h"

#include <algorithm>
#include <random>

namespace attention::tests {

namespace {

OptionValue next_choice(const OptionSchema& option, const std::string& now) {
  const auto found = std::find(option.choices.begin(), option.choices.end(), now);
  const std::size_t at = static_cast<std::size_t>(found - option.choices.begin());
  return option.choices[(at + 1) % option.choices.size()];
}

OptionValue other_value(const OptionSchema& option, const OptionValue& now) {
  if (const bool* flag = std::get_if<bool>(&now)) return !*flag;
  if (const double* number = std::get_if<double>(&now)) return *number == 0 ? 0.5 : 2 * *number;
  return next_choice(option, std::get<std::string>(now));
}

bool gives_a_run(const Case& of) {
  try {
    run(of);
    return true;
  } catch (const InputError&) {
    return false;
  }
}

}  // namespace

Edit edit_number(const Case& of, unsigned seed, double by) {
  Edit out{of, ""};
  if (of.inputs.empty()) return out;
  std::mt19937 random(seed);
  auto input = out.edited.inputs.begin();
  std::advance(input, random() % out.edited.inputs.size());
  out.input = input->first;
  out.row = static_cast<Index>(random()) % input->second.rows();
  out.col = static_cast<Index>(random()) % input->second.cols();
  input->second(out.row, out.col) += by;
  return out;
}

std::vector<Edit> edit_options(const Case& of) {
  std::vector<Edit> out;
  const Schema& schema = variant_named(of.variant).schema;
  const Options complete = complete_options(schema, of.options);
  for (const OptionSchema& option : schema.options) {
    Edit edit{of, ""};
    edit.edited.options[option.name] = other_value(option, complete.at(option.name));
    if (gives_a_run(edit.edited)) out.push_back(std::move(edit));
  }
  return out;
}

}  // namespace attention::tests
