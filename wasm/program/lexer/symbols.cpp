#include <array>
#include <string_view>

#include "program/lexer/lexer.h"
#include "program/text/program_error.h"

namespace attention::program {

namespace {

/// Longer ones first.
constexpr std::array<std::u32string_view, 16> long_symbols = {U"**=", U"//=", U"->", U":=", U"**", U"//",
                                                              U"==",  U"!=",  U"<=", U">=", U"+=", U"-=",
                                                              U"*=",  U"/=",  U"@=", U"%="};
constexpr std::u32string_view short_symbols = U"+-*/%@<>=()[]{},:.~&|^";

struct CharacterHint {
  Character character;
  const char* key;
  const char* code;
};

/// What people write instead of what the language has.
constexpr CharacterHint hints[] = {
    {U'×', "program.hint.product", ""},
    {U'·', "program.hint.either_product", ""},
    {U'−', "program.hint.minus", ""},
    {U'–', "program.hint.dash", ""},
    {U'“', "program.hint.straight_quotes", "\""},
    {U'”', "program.hint.straight_quotes", "\""},
    {U'‘', "program.hint.straight_quotes", "'"},
    {U'’', "program.hint.straight_quotes", "'"},
    {U'²', "program.hint.write", "** 2"},
    {U'√', "program.hint.write", "sqrt(…)"},
    {U'≤', "program.hint.write", "<="},
    {U'≥', "program.hint.write", ">="},
    {U'≠', "program.hint.write", "!="},
    {U'∞', "program.hint.write", "inf"},
    {U';', "program.hint.one_statement", ""},
    {U'\\', "program.hint.inside_brackets", ""},
    {U'⊤', "program.hint.transpose", ".T"},
    {U'ᵀ', "program.hint.transpose", ".T"},
    {U'!', "program.hint.different", "!="},
};

constexpr std::u32string_view greek = U"αβγδεζηθικλμνξπρστυφχψω";
constexpr const char* greek_names[] = {
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta",     "theta", "iota", "kappa", "lam",  "mu",
    "nu",    "xi",   "pi",    "rho",   "sigma",   "tau",  "upsilon", "phi",   "chi",  "psi",   "omega"};

Message hint_for(Character c) {
  if (const std::size_t letter = greek.find(c); letter != greek.npos)
    return {"program.hint.write", {{"code", greek_names[letter]}}};
  for (const CharacterHint& each : hints) {
    if (each.character != c) continue;
    if (*each.code == '\0') return {each.key};
    return {each.key, {{"code", each.code}}};
  }
  return {};
}

/// The number of characters of the symbol that a text begins with; 0 if it begins with none.
std::size_t symbol_length(std::u32string_view text) {
  for (const std::u32string_view each : long_symbols)
    if (text.substr(0, each.size()) == each) return each.size();
  return short_symbols.find(text.front()) == short_symbols.npos ? 0 : 1;
}

Character partner_of(Character closing) {
  if (closing == U')') return U'(';
  return closing == U']' ? U'[' : closing == U'}' ? U'{' : U'\0';
}

std::string character_text(Character c) { return utf8(Line(1, c), 0, 1); }

}  // namespace

std::size_t Lexer::read_symbol(std::size_t first) {
  const std::size_t length = symbol_length(std::u32string_view(line()).substr(first));
  if (length == 0)
    refuse(span(first, first + 1), {"program.syntax.character", {{"character", character_text(at(first))}}},
           hint_for(at(first)));
  const Span where = span(first, first + length);
  if (length == 1) match_bracket(at(first), where);
  add(Token::Kind::symbol, utf8(line(), first, first + length), where);
  return first + length;
}

void Lexer::match_bracket(Character c, const Span& where) {
  if (c == U'(' || c == U'[' || c == U'{') return brackets_.push_back({c, where});
  const Character partner = partner_of(c);
  if (partner == U'\0') return;
  if (brackets_.empty()) refuse(where, {"program.syntax.closes_nothing", {{"bracket", character_text(c)}}});
  const Bracket opened = brackets_.back();
  brackets_.pop_back();
  if (opened.opened != partner)
    refuse(where, {"program.syntax.mismatch",
                   {{"bracket", character_text(c)},
                    {"opened", character_text(opened.opened)},
                    {"line", static_cast<Index>(opened.span.line)}}});
}

}  // namespace attention::program
