#include "program/shape/polynomial.h"

#include <algorithm>

#include "program/text/limits.h"

namespace attention::program {

namespace {

constexpr std::size_t most_monomials = 64;
constexpr std::size_t most_names = 16;

/// Adds factor · names. False where the factor becomes too large.
bool add_monomial(Polynomial& to, const Monomial& names, std::int64_t factor) {
  std::int64_t& sum = to[names];
  sum += factor;
  const bool fits = sum <= ProgramLimits::integer && sum >= -ProgramLimits::integer;
  if (sum == 0) to.erase(names);
  return fits;
}

/// The product of two numbers up to 2⁵³, if it is no larger itself.
std::optional<std::int64_t> product_of(std::int64_t a, std::int64_t b) {
  if (a != 0 && std::abs(b) > ProgramLimits::integer / std::abs(a)) return std::nullopt;
  return a * b;
}

Monomial joined_names(const Monomial& a, const Monomial& b) {
  Monomial out(a);
  out.insert(out.end(), b.begin(), b.end());
  std::sort(out.begin(), out.end());
  return out;
}

/// "d_k*h", "2*n" or "3", without a sign.
std::string words_of(const Monomial& names, std::int64_t factor) {
  std::string out;
  for (const std::string& name : names) out += out.empty() ? name : "*" + name;
  const std::string number = std::to_string(std::abs(factor));
  if (out.empty()) return number;
  return std::abs(factor) == 1 ? out : number + "*" + out;
}

}  // namespace

SizeFormula constant_size(std::int64_t value) {
  if (value == 0) return Polynomial{};
  return Polynomial{{Monomial{}, value}};
}

SizeFormula named_size(const std::string& name) { return Polynomial{{Monomial{name}, 1}}; }

SizeFormula plus(const SizeFormula& a, const SizeFormula& b, std::int64_t sign) {
  if (!a || !b) return std::nullopt;
  Polynomial out = *a;
  for (const auto& [names, factor] : *b)
    if (!add_monomial(out, names, sign * factor)) return std::nullopt;
  if (out.size() > most_monomials) return std::nullopt;
  return out;
}

SizeFormula times(const SizeFormula& a, const SizeFormula& b) {
  if (!a || !b) return std::nullopt;
  Polynomial out;
  for (const auto& [left, first] : *a)
    for (const auto& [right, second] : *b) {
      const std::optional<std::int64_t> factor = product_of(first, second);
      if (!factor || left.size() + right.size() > most_names) return std::nullopt;
      if (!add_monomial(out, joined_names(left, right), *factor)) return std::nullopt;
      if (out.size() > most_monomials) return std::nullopt;
    }
  return out;
}

SizeFormula divided(const SizeFormula& a, const SizeFormula& b) {
  if (!a || !b || a->size() != 1 || b->size() != 1) return std::nullopt;
  Monomial names = a->begin()->first;
  for (const std::string& name : b->begin()->first) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    names.erase(found);
  }
  const std::int64_t factor = a->begin()->second;
  const std::int64_t divisor = b->begin()->second;
  if (factor % divisor != 0) return std::nullopt;
  return Polynomial{{names, factor / divisor}};
}

std::string text_of(const SizeFormula& size) {
  const bool has_names =
      size && std::any_of(size->begin(), size->end(), [](const auto& each) { return !each.first.empty(); });
  if (!has_names) return "";
  std::vector<std::pair<Monomial, std::int64_t>> parts(size->begin(), size->end());
  // Not stable_sort: libstdc++ 12 calls a deprecated function there, which Clang reports.
  std::sort(parts.begin(), parts.end(), [](const auto& a, const auto& b) {
    return a.first.size() != b.first.size() ? a.first.size() > b.first.size() : a.first < b.first;
  });
  std::string out;
  for (const auto& [names, factor] : parts) {
    if (factor < 0)
      out += "-";
    else if (!out.empty())
      out += "+";
    out += words_of(names, factor);
  }
  return out;
}

}  // namespace attention::program
