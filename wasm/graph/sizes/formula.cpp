#include "graph/sizes/formula.h"

#include <cmath>

namespace attention {

namespace {

bool is_number(const std::string& name) { return name[0] >= '0' && name[0] <= '9'; }

double whole_number(const std::string& digits) {
  double out = 0;
  for (const char digit : digits) out = 10 * out + (digit - '0');
  return out;
}

double size_of(const std::string& name, const SizeValues& sizes, double missing) {
  if (is_number(name)) return whole_number(name);
  const auto found = sizes.find(name);
  return found == sizes.end() ? missing : found->second;
}

}  // namespace

SizeFormula::SizeFormula(const std::string& text) {
  char operation = '+';
  for (std::size_t start = 0;;) {
    const std::size_t end = text.find_first_of("+-*/", start);
    operands.push_back({operation, text.substr(start, end - start)});
    if (end == std::string::npos) return;
    operation = text[end];
    start = end + 1;
  }
}

double SizeFormula::value(const SizeValues& sizes, double missing) const {
  double sum = 0;
  double term = 0;
  for (const auto& [operation, name] : operands) {
    const double size = size_of(name, sizes, missing);
    if (operation == '*') {
      term *= size;
    } else if (operation == '/') {
      term /= size;
    } else {
      sum += term;
      term = operation == '-' ? -size : size;
    }
  }
  return sum + term;
}

std::vector<std::string> SizeFormula::names() const {
  std::vector<std::string> out;
  for (const Operand& operand : operands)
    if (!is_number(operand.name)) out.push_back(operand.name);
  return out;
}

bool is_divisible(double a, double b) { return a == b * std::floor(a / b); }

}  // namespace attention
