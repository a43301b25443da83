#include <array>
#include <string_view>

#include "program/lexer/lexer.h"
#include "program/text/program_error.h"

namespace attention::program {

namespace {

/// Longer ones first.
constexpr std::array<std::u32string_view, 20> long_symbols = {
    U"**=", U"//=", U"->", U":=", U"**", U"//", U"==", U"!=", U"<=", U">=",
    U"+=",  U"-=",  U"*=", U"/=", U"@=", U"%=", U"&&", U"||", U"<>", U"=>"};
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
    {U'⋅', "program.hint.either_product", ""},
    {U'∗', "program.hint.write", "*"},
    {U'⊙', "program.hint.write", "*"},
    {U'∘', "program.hint.write", "*"},
    {U'÷', "program.hint.write", "/"},
    {U'∕', "program.hint.write", "/"},
    {U'⁄', "program.hint.write", "/"},
    {U'−', "program.hint.minus", ""},
    {U'–', "program.hint.dash", ""},
    {U'—', "program.hint.dash", ""},
    {U'‐', "program.hint.dash", ""},
    {U'‑', "program.hint.dash", ""},
    {U'²', "program.hint.write", "** 2"},
    {U'³', "program.hint.write", "** 3"},
    {U'½', "program.hint.write", "0.5"},
    {U'¼', "program.hint.write", "0.25"},
    {U'¾', "program.hint.write", "0.75"},
    {U'√', "program.hint.write", "sqrt(…)"},
    {U'∑', "program.hint.write", "sum(…)"},
    {U'Σ', "program.hint.write", "sum(…)"},
    {U'≤', "program.hint.write", "<="},
    {U'≥', "program.hint.write", ">="},
    {U'≠', "program.hint.write", "!="},
    {U'∞', "program.hint.write", "inf"},
    {U'←', "program.hint.write", "="},
    {U'→', "program.hint.write", "->"},
    {U'∧', "program.hint.write", "and"},
    {U'∨', "program.hint.write", "or"},
    {U'∈', "program.hint.write", "in"},
    {U'…', "program.hint.write", ":"},
    {U'?', "program.hint.write", "… if … else …"},
    {U';', "program.hint.one_statement", ""},
    {U'\\', "program.hint.inside_brackets", ""},
    {U'⊤', "program.hint.transpose", ".T"},
    {U'ᵀ', "program.hint.transpose", ".T"},
    {U'′', "program.hint.transpose", ".T"},
    {U'!', "program.hint.different", "!="},
};

constexpr std::u32string_view greek = U"αβγδεζηθικλμνξπρστυφχψωΓΔΘΛΞΠΦΨΩ";
constexpr const char* greek_names[] = {
    "alpha", "beta",  "gamma", "delta", "epsilon", "zeta",  "eta", "theta",   "iota", "kappa", "lambda_",
    "mu",    "nu",    "xi",    "pi",    "rho",     "sigma", "tau", "upsilon", "phi",  "chi",   "psi",
    "omega", "Gamma", "Delta", "Theta", "Lambda",  "Xi",    "Pi",  "Phi",     "Psi",  "Omega"};

/// Quotation marks of typesetting, and of Markdown.
constexpr std::u32string_view quotes = U"“”„‟«»‘’‚‹›`";
/// Blanks that are no spaces, and characters that cannot be seen.
constexpr std::u32string_view blanks = U"\u00A0\u2002\u2003\u2007\u2008\u2009\u202F\u3000";
constexpr std::u32string_view unseen = U"\r\v\f\u00AD\u200B\u200C\u200D\u2060\uFEFF\uFFFD";

bool is_one_of(Character c, std::u32string_view set) { return set.find(c) != set.npos; }

Message write_hint(std::string code) { return {"program.hint.write", {{"code", std::move(code)}}}; }

/// A letter of another alphabet, or with an accent. Signs have places of their own, beyond U+2000.
bool is_other_letter(Character c) {
  return (c >= U'\u00C0' && c < U'\u2000') || (c >= U'\u3041' && c < U'\uD7FF');
}

Message hint_for(Character c) {
  if (const std::size_t letter = greek.find(c); letter != greek.npos) return write_hint(greek_names[letter]);
  if (c >= U'₀' && c <= U'₉') return write_hint("_" + std::to_string(c - U'₀'));
  // The signs of ASCII, as wide as a sign of Chinese.
  if (c >= U'！' && c <= U'～') return write_hint(std::string(1, static_cast<char>(c - U'！' + U'!')));
  if (is_one_of(c, blanks)) return {"program.hint.blank"};
  if (c < U' ' || is_one_of(c, unseen)) return {"program.hint.unseen"};
  for (const CharacterHint& each : hints) {
    if (each.character != c) continue;
    if (*each.code == '\0') return {each.key};
    return {each.key, {{"code", each.code}}};
  }
  return is_other_letter(c) ? Message{"program.hint.letters"} : Message{};
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
  if (is_one_of(at(first), quotes)) refuse_quotes(first);
  const std::size_t length = symbol_length(std::u32string_view(line()).substr(first));
  if (length == 0) {
    // Blanks of another kind mostly stand together, where a line begins.
    std::size_t last = first + 1;
    while (is_one_of(at(first), blanks) && is_one_of(at(last), blanks)) ++last;
    // Only after a loop's variable does the language have the word.
    const std::size_t count = out_.tokens.size();
    const bool is_membership = at(first) == U'∈' && (count < 2 || out_.tokens[count - 2].text != "for");
    refuse(span(first, last), {"program.syntax.character", {{"character", character_text(at(first))}}},
           is_membership ? Message{} : hint_for(at(first)));
  }
  const Span where = span(first, first + length);
  if (length == 1) match_bracket(at(first), where);
  add(Token::Kind::symbol, utf8(line(), first, first + length), where);
  return first + length;
}

/// The text in quotes of typesetting, with straight ones; the quote alone where no other follows.
void Lexer::refuse_quotes(std::size_t first) const {
  const Message reported{"program.syntax.character", {{"character", character_text(at(first))}}};
  if (line().compare(first, 3, U"```") == 0) refuse(span(first, first + 3), reported, {"program.hint.fence"});
  const std::size_t last = std::min(line().find_first_of(quotes, first + 1), line().size());
  const bool is_closed = last < line().size() && line().find(U'"', first) > last;
  const std::string code = is_closed ? "\"" + trimmed(utf8(line(), first + 1, last)) + "\"" : "\"";
  refuse(span(first, is_closed ? last + 1 : first + 1), reported,
         {"program.hint.straight_quotes", {{"code", code}}});
}

void Lexer::match_bracket(Character c, const Span& where) {
  if (c == U'(' || c == U'[' || c == U'{') return brackets_.push_back({c, where});
  const Character partner = partner_of(c);
  if (partner == U'\0') return;
  if (brackets_.empty()) refuse(where, "program.syntax.closes_nothing", {{"bracket", character_text(c)}});
  const Bracket opened = brackets_.back();
  brackets_.pop_back();
  if (opened.opened != partner)
    refuse(where, "program.syntax.mismatch",
           {{"bracket", character_text(c)},
            {"opened", character_text(opened.opened)},
            {"line", static_cast<Index>(opened.span.line)}});
}

}  // namespace attention::program
