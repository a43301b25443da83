#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Sizes as polynomials in the names of dimensions, so that (i + 1) * d_k - i * d_k is d_k.
namespace attention::program {

/// A product of names, sorted; empty for a number.
using Monomial = std::vector<std::string>;
/// The factor of each product, none of them 0.
using Polynomial = std::map<Monomial, std::int64_t>;
/// Absent where a size is known as a number only. So is what would have more than 64 products, products of
/// more than 16 names, or factors beyond 2⁵³.
using SizeFormula = std::optional<Polynomial>;

SizeFormula constant_size(std::int64_t value);
SizeFormula named_size(const std::string& name);

SizeFormula plus(const SizeFormula& a, const SizeFormula& b, std::int64_t sign = 1);
SizeFormula times(const SizeFormula& a, const SizeFormula& b);
/// The quotient of two products; absent where it does not come out even.
SizeFormula divided(const SizeFormula& a, const SizeFormula& b);

/// "d_k*h-1"; empty for a plain number, and where the formula is absent.
std::string text_of(const SizeFormula& size);

}  // namespace attention::program
