#include "backward/names.h"

namespace attention {

namespace {

bool contains(const std::string& symbol, const char* part) { return symbol.find(part) != symbol.npos; }

/// Whether `part` begins at this place of the symbol.
bool is_at(const std::string& symbol, std::size_t place, const char* part) {
  return symbol.compare(place, std::char_traits<char>::length(part), part) == 0;
}

/// Whether it is a sum, a difference or a product: a sign outside brackets, and not as an index or an
/// exponent.
bool is_composed(const std::string& symbol) {
  int depth = 0;
  for (std::size_t k = 0; k < symbol.size(); ++k) {
    if (symbol[k] == '{' || is_at(symbol, k, "\\left(")) ++depth;
    if (symbol[k] == '}' || is_at(symbol, k, "\\right)")) --depth;
    const bool is_script = k > 0 && (symbol[k - 1] == '_' || symbol[k - 1] == '^');
    const bool is_sign =
        symbol[k] == '-' || symbol[k] == '+' || is_at(symbol, k, "\\,") || is_at(symbol, k, "\\odot");
    if (depth == 0 && is_sign && !is_script) return true;
  }
  return false;
}

std::string differential(const std::string& symbol) { return "\\mathrm{d}" + compact(symbol); }

}  // namespace

std::string prefix_of(const std::string& id) { return id.substr(0, id.rfind('/') + 1); }
std::string base_of(const std::string& id) { return id.substr(id.rfind('/') + 1); }

std::string compact(const std::string& symbol) {
  return is_composed(symbol) ? "\\left(" + symbol + "\\right)" : symbol;
}

std::string raised(const std::string& symbol, const std::string& exponent) {
  const std::string base = compact(symbol);
  const bool has_scripts = contains(base, "^") || contains(base, "_") || contains(base, "'");
  return (has_scripts ? "{" + base + "}" : base) + "^{" + exponent + "}";
}

Name name_of_gradient(const Node<double>& node) {
  return {prefix_of(node.id) + "d_" + base_of(node.id),
          differential(node.symbol),
          {"title.gradient", {{"of", node.title}}}};
}

Name name_of_part(const Node<double>& node, const Node<double>& reader) {
  return {prefix_of(reader.id) + "d_" + base_of(node.id) + "_by_" + base_of(reader.id),
          "{" + differential(node.symbol) + "}^{" + reader.symbol + "}",
          {"title.gradient_via", {{"of", node.title}, {"via", reader.title}}}};
}

Name name_beside(const Node<double>& node, const std::string& suffix, const std::string& symbol,
                 const std::string& part) {
  // It goes on into products: (1 - H) ⊙ (1 + H).
  return {node.id + "_" + suffix, compact(symbol), {"title.part." + part, {{"of", node.title}}}};
}

}  // namespace attention
