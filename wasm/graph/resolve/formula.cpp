#include "graph/resolve/formula.h"

#include <cmath>

namespace attention {

namespace {

double parse_integer(std::string_view digits) {
  double out = 0;
  for (const char digit : digits) out = 10 * out + (digit - '0');
  return out;
}

double operand_value(std::string_view name, const Schema& schema, const SizeTable& sizes, double missing) {
  if (is_number(name)) return parse_integer(name);
  const int index = dimension_index(schema, name);
  const double size = index < 0 ? missing : sizes[static_cast<std::size_t>(index)];
  return std::isnan(size) ? missing : size;
}

}  // namespace

bool FormulaReader::next() {
  if (following == 0) return false;
  operation = following;
  std::size_t end = 0;
  while (end < rest.size() && rest[end] != '+' && rest[end] != '-' && rest[end] != '*' && rest[end] != '/')
    ++end;
  name = rest.substr(0, end);
  following = end == rest.size() ? '\0' : rest[end];
  rest.remove_prefix(following == 0 ? end : end + 1);
  return true;
}

bool is_number(std::string_view name) { return !name.empty() && name[0] >= '0' && name[0] <= '9'; }

int dimension_index(const Schema& schema, std::string_view name) {
  for (std::size_t k = 0; k < schema.dimensions.size(); ++k)
    if (schema.dimensions[k].name == name) return static_cast<int>(k);
  return -1;
}

double formula_value(std::string_view formula, const Schema& schema, const SizeTable& sizes, double missing) {
  double sum = 0;
  double term = 0;
  for (FormulaReader reader{formula}; reader.next();) {
    const double size = operand_value(reader.name, schema, sizes, missing);
    if (reader.operation == '*') {
      term *= size;
    } else if (reader.operation == '/') {
      term /= size;
    } else {
      sum += term;
      term = reader.operation == '-' ? -size : size;
    }
  }
  return sum + term;
}

bool is_divisible(double a, double b) { return a == b * std::floor(a / b); }

}  // namespace attention
