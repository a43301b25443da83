#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

/// The formula of a mechanism in LaTeX. `\when{condition}{one}{other}` stands for one of two pieces: one text
/// covers all options, and the renderer selects.
namespace attention::formula {

/// A string concatenated at compile time.
template <std::size_t N>
struct Text {
  char letters[N + 1] = {};
  operator std::string() const { return {letters, N}; }
};

template <class Piece>
constexpr std::size_t length = 0;
template <std::size_t N>
constexpr std::size_t length<char[N]> = N - 1;
template <std::size_t N>
constexpr std::size_t length<Text<N>> = N;

template <std::size_t N>
consteval const char* letters_of(const char (&literal)[N]) {
  return literal;
}
template <std::size_t N>
consteval const char* letters_of(const Text<N>& text) {
  return text.letters;
}

/// Concatenates literals and texts.
template <class... Pieces>
consteval auto joined(const Pieces&... pieces) {
  Text<(length<Pieces> + ...)> out;
  char* at = out.letters;
  ((at = std::copy_n(letters_of(pieces), length<Pieces>, at)), ...);
  return out;
}

/// `one` where the condition holds (see `holds`), else `other`.
consteval auto when(const auto& condition, const auto& one, const auto& other) {
  return joined("\\when{", condition, "}{", one, "}{", other, "}");
}

/// "+ addend" if the condition holds, or if it does not. The empty group makes LaTeX set a binary plus.
consteval auto plus_when(const auto& condition, const auto& addend) {
  return when(condition, joined("{}+", addend), "");
}
consteval auto plus_unless(const auto& condition, const auto& addend) {
  return when(condition, "", joined("{}+", addend));
}

/// softmax(scores).
consteval auto softmax(const auto&... scores) {
  return joined("\\operatorname{softmax}\\left(", scores..., "\\right)");
}

/// scores / √d_k, or times the option `scale`.
consteval auto scaled(const auto& scores) {
  return when("scale=0", joined("\\frac{", scores, "}{\\sqrt{d_k}}"), joined(scores, "\\cdot\\text{scale}"));
}

/// "+ M", unless the option `mask` is none.
consteval auto mask() { return plus_unless("mask=none", "M"); }

/// X W + b, the last with the option `bias`: projected("X", "Q") is X W^Q + b^Q.
consteval auto projected(const auto& x, const auto& index) {
  return joined(x, "\\,W^", index, plus_when("bias=true", joined("b^", index)));
}

/// softmax(Q Kᵀ) V, scaled and masked, with the projections of X and Y in place of Q, K and V.
consteval auto of_projections(const auto& x, const auto& y) {
  const auto scores = joined("(", projected(x, "Q"), ")(", projected(y, "K"), ")^{\\top}");
  const auto value = joined(y, "\\,W^V");
  return joined(softmax(scaled(scores), mask()), when("bias=true", joined("(", value, "+b^V)"), value));
}

/// C_i = softmax(Q_i K_iᵀ + added) V_i, scaled.
consteval auto of_each_head(const auto& added) {
  return joined("C_i=", softmax(scaled("Q_i\\,K_i^{\\top}"), added), "V_i");
}

/// concat(C_1 … C_h) W^O + b^O and the context C_i of each head, scaled and masked by the options.
consteval auto of_heads() {
  return joined("O=\\operatorname{concat}\\left(C_1,\\dots,C_h\\right)W^O", plus_when("bias=true", "b^O"),
                ",\\quad ", of_each_head(mask()));
}

/// One or two layers, and a final norm if the option `norm` is `pre`.
consteval auto layers(const auto& x) {
  const auto first = joined("\\operatorname{layer}_1\\left(", x, "\\right)");
  const auto all = when("layers=1", first, joined("\\operatorname{layer}_2\\left(", first, "\\right)"));
  return when("norm=pre", joined("\\operatorname{norm}\\left(", all, "\\right)"), all);
}

}  // namespace attention::formula
