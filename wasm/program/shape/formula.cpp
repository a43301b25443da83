#include "program/shape/formula.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "program/text/characters.h"
#include "program/text/limits.h"

namespace attention::program {

namespace {

/// Reads a formula and combines what `Values` makes of names and numbers.
template <class Values>
class FormulaParser {
 public:
  using Value = typename Values::Value;

  FormulaParser(std::string_view axis, const Values& values) : rest_(axis), values_(values) {}

  /// Nothing for a text that is no formula.
  std::optional<Value> run() {
    Value out = sum();
    if (!is_valid_ || !rest_.empty()) return std::nullopt;
    return out;
  }

 private:
  bool sees(char c) const { return !rest_.empty() && rest_.front() == c; }

  char take() {
    const char out = rest_.front();
    rest_.remove_prefix(1);
    return out;
  }

  Value sum() {
    Value left = product();
    while (is_valid_ && (sees('+') || sees('-'))) {
      const char operation = take();
      left = values_.combine(operation, left, product());
    }
    return left;
  }

  Value product() {
    Value left = factor();
    while (is_valid_ && (sees('*') || sees('/'))) {
      const char operation = take();
      left = values_.combine(operation, left, factor());
    }
    return left;
  }

  Value factor() {
    if (sees('(')) return bracketed();
    std::size_t length = 0;
    while (length < rest_.size() && is_name_part(static_cast<unsigned char>(rest_[length]))) ++length;
    const std::string word(rest_.substr(0, length));
    rest_.remove_prefix(length);
    if (is_name(word)) return values_.named(word);
    const bool are_digits =
        std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
    is_valid_ = is_valid_ && !word.empty() && are_digits && word.size() <= 15;
    return values_.number(is_valid_ ? std::stoll(word) : 0);
  }

  Value bracketed() {
    take();
    is_valid_ = is_valid_ && ++depth_ <= ProgramLimits::brackets;
    Value out = is_valid_ ? sum() : values_.number(0);
    --depth_;
    is_valid_ = is_valid_ && sees(')');
    if (is_valid_) take();
    return out;
  }

  std::string_view rest_;
  const Values& values_;
  Index depth_ = 0;
  bool is_valid_ = true;
};

struct NumberValues {
  using Value = std::optional<double>;
  const KnownSizes& sizes;

  Value named(const std::string& name) const {
    const auto found = sizes.find(name);
    if (found == sizes.end()) return std::nullopt;
    return static_cast<double>(found->second);
  }
  Value number(std::int64_t value) const { return static_cast<double>(value); }
  Value combine(char operation, const Value& a, const Value& b) const {
    if (!a || !b) return std::nullopt;
    if (operation == '/') return *b == 0 ? std::numeric_limits<double>::quiet_NaN() : *a / *b;
    if (operation == '*') return *a * *b;
    return operation == '+' ? *a + *b : *a - *b;
  }
};

struct PolynomialValues {
  using Value = SizeFormula;
  const KnownFormulas& formulas;

  Value named(const std::string& name) const {
    const auto found = formulas.find(name);
    return found == formulas.end() ? std::nullopt : found->second;
  }
  Value number(std::int64_t value) const { return constant_size(value); }
  Value combine(char operation, const Value& a, const Value& b) const {
    if (operation == '/') return std::nullopt;
    return operation == '*' ? times(a, b) : plus(a, b, operation == '+' ? 1 : -1);
  }
};

}  // namespace

bool is_formula(std::string_view axis) {
  const KnownSizes none;
  return FormulaParser<NumberValues>(axis, NumberValues{none}).run().has_value();
}

std::vector<std::string> names_in(std::string_view axis) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < axis.size();) {
    std::size_t last = at;
    while (last < axis.size() && is_name_part(static_cast<unsigned char>(axis[last]))) ++last;
    const std::string word(axis.substr(at, last - at));
    if (is_name(word) && std::find(out.begin(), out.end(), word) == out.end()) out.push_back(word);
    at = std::max(last, at + 1);
  }
  return out;
}

bool is_product(std::string_view axis, std::string_view open) {
  if (axis.find_first_of("+-/()") != axis.npos) return false;
  std::size_t count = 0;
  for (std::size_t at = 0; at < axis.size();) {
    const std::size_t last = std::min(axis.find('*', at), axis.size());
    if (trimmed(axis.substr(at, last - at)) == open) ++count;
    at = last + 1;
  }
  return count == 1;
}

std::optional<double> size_of(std::string_view axis, const KnownSizes& sizes) {
  return FormulaParser<NumberValues>(axis, NumberValues{sizes}).run().value_or(std::nullopt);
}

SizeFormula formula_of(std::string_view axis, const KnownFormulas& formulas) {
  return FormulaParser<PolynomialValues>(axis, PolynomialValues{formulas}).run().value_or(std::nullopt);
}

}  // namespace attention::program
