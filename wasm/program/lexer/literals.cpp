#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "program/lexer/lexer.h"
#include "program/text/limits.h"
#include "program/text/program_error.h"

namespace attention::program {

namespace {

/// Whether the text is digits, with a point and an exponent or without: 12, 0.5, 1e-5.
bool is_number_text(std::string_view text) {
  const std::size_t e = std::min(text.find_first_of("eE"), text.size());
  std::string_view mantissa = text.substr(0, e);
  const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
  const auto are_digits = [](std::string_view part) {
    return std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
  };
  const std::string_view fraction = mantissa.substr(std::min(point + 1, mantissa.size()));
  if (!are_digits(mantissa.substr(0, point)) || !are_digits(fraction)) return false;
  if (point + fraction.size() == 0) return false;
  if (e == text.size()) return point < mantissa.size() || mantissa.size() == 1 || mantissa[0] != '0';
  std::string_view exponent = text.substr(e + 1);
  if (!exponent.empty() && (exponent[0] == '+' || exponent[0] == '-')) exponent.remove_prefix(1);
  return !exponent.empty() && are_digits(exponent);
}

/// One more than the largest allowed for everything above it.
std::int64_t integer_of(const std::string& digits) {
  std::int64_t out = 0;
  for (const char digit : digits) out = std::min(out * 10 + (digit - '0'), ProgramLimits::integer + 1);
  return out;
}

/// "2 * Q" for 2Q, 1000 for 1_000; nothing for any other text.
Message number_hint(const std::string& text) {
  std::string plain = text;
  plain.erase(std::remove(plain.begin(), plain.end(), '_'), plain.end());
  if (is_number_text(plain)) return {"program.hint.write", {{"code", plain}}};
  const std::size_t letter = std::min(text.find_first_not_of("0123456789."), text.size());
  const std::string factor = text.substr(0, letter), name = text.substr(letter);
  const bool is_literal_elsewhere = factor == "0" || name == "j" || name == "J" || name == "e" || name == "E";
  if (!is_number_text(factor) || !is_name(name) || is_literal_elsewhere) return {};
  return {"program.hint.write", {{"code", factor + " * " + name}}};
}

}  // namespace

/// Whether a value is what comes next, not a new name.
bool Lexer::is_after_operator() const {
  if (out_.tokens.empty()) return false;
  const Token& last = out_.tokens.back();
  constexpr std::string_view operators[] = {"=", "+", "-", "*", "/", "@", "**", "return"};
  return std::find(std::begin(operators), std::end(operators), last.text) != std::end(operators);
}

std::size_t Lexer::read_word(std::size_t first) {
  std::size_t last = first;
  while (is_name_part(at(last))) ++last;
  std::string word = utf8(line(), first, last);
  const bool is_prefix = word.size() == 1 && std::string_view("rfbRFB").find(word) != std::string_view::npos;
  if (is_prefix && (at(last) == U'"' || at(last) == U'\'')) {
    if (word != "r" && word != "R")
      refuse(span(first, last), "program.left_out.string_prefix", {{"prefix", word}});
    return read_string(last, first, true);
  }
  add(Token::Kind::name, std::move(word), span(first, last));
  return last;
}

std::size_t Lexer::read_number(std::size_t first) {
  std::size_t last = first;
  const auto is_sign_of_exponent = [&](std::size_t k) {
    const bool follows_e = k > first && (at(k - 1) == U'e' || at(k - 1) == U'E');
    return (at(k) == U'+' || at(k) == U'-') && follows_e && is_digit(at(first));
  };
  while (is_name_part(at(last)) || at(last) == U'.' || is_sign_of_exponent(last)) ++last;
  add_number(utf8(line(), first, last), first, last);
  return last;
}

void Lexer::add_number(const std::string& text, std::size_t first, std::size_t last) {
  if (!is_number_text(text))
    refuse(span(first, last),
           {"program.syntax.number", {{"text", text}, {"whole", "12"}, {"real", "0.5"}, {"small", "1e-5"}}},
           is_after_operator() ? number_hint(text) : Message{});
  if (text.find_first_of(".eE") != text.npos) {
    const double real = std::strtod(text.c_str(), nullptr);
    if (!std::isfinite(real))
      refuse(span(first, last), "program.number.too_large_real", {{"value", text}, {"most", "1.8e308"}});
    return add(Token::Kind::real, text, span(first, last), real);
  }
  const std::int64_t value = integer_of(text);
  if (value > ProgramLimits::integer)
    refuse(span(first, last), "program.number.too_large", {{"value", text}});
  add(Token::Kind::integer, text, span(first, last), value);
}

/// `quote` is the place of the quotation mark, `start` that of the text with its prefix.
std::size_t Lexer::read_string(std::size_t quote, std::size_t start, bool is_raw) {
  const Character mark = at(quote);
  if (at(quote + 1) == mark && at(quote + 2) == mark) return read_docstring(quote, start, is_raw);
  const std::size_t close = line().find(mark, quote + 1);
  if (close == Line::npos) {
    // K', as a transpose is written elsewhere.
    const Character before = quote == 0 ? U' ' : at(quote - 1);
    const bool is_after_value = is_name_part(before) || before == U')' || before == U']';
    if (mark == U'\'' && is_after_value)
      refuse(span(start, start + 1), {"program.syntax.character", {{"character", "'"}}},
             {"program.hint.transpose", {{"code", ".T"}}});
    refuse(span(start, line().size()), "program.syntax.string");
  }
  add_text(Token::Kind::text, utf8(line(), quote + 1, close), span(start, close + 1), is_raw);
  return close + 1;
}

std::size_t Lexer::read_docstring(std::size_t quote, std::size_t start, bool is_raw) {
  const Line marks(3, at(quote));
  const Span opening = span(start, start + 3);
  std::string text;
  std::size_t from = quote + 3;
  std::size_t close = line().find(marks, from);
  while (close == Line::npos) {
    text += utf8(line(), from, line().size()) + "\n";
    if (row_ + 1 == lines_.size()) refuse(opening, "program.syntax.string");
    ++row_;
    from = 0;
    close = line().find(marks, 0);
  }
  text += utf8(line(), from, close);
  add_text(Token::Kind::docstring, std::move(text), opening.to(span(0, close + 3)), is_raw);
  return close + 3;
}

void Lexer::add_text(Token::Kind kind, std::string text, const Span& where, bool is_raw) {
  if (!is_raw && text.find('\\') != text.npos)
    refuse(where, "program.syntax.backslash", {{"code", "r\"\"\"…\"\"\""}});
  add(kind, text, where, text);
}

}  // namespace attention::program
