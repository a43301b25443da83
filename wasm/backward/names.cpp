#include "backward/names.h"

namespace attention {

namespace {

bool contains(const std::string& symbol, const char* part) { return symbol.find(part) != symbol.npos; }

std::string differential(const std::string& symbol) { return "\\mathrm{d}" + compact(symbol); }

}  // namespace

std::string prefix_of(const std::string& id) { return id.substr(0, id.rfind('/') + 1); }
std::string base_of(const std::string& id) { return id.substr(id.rfind('/') + 1); }

std::string compact(const std::string& symbol) {
  const bool is_long = contains(symbol, "-") || contains(symbol, "\\,") || contains(symbol, "+");
  return is_long ? "\\left(" + symbol + "\\right)" : symbol;
}

std::string raised(const std::string& symbol, const std::string& exponent) {
  const std::string base = compact(symbol);
  const bool has_scripts = contains(base, "^") || contains(base, "_") || contains(base, "'");
  return (has_scripts ? "{" + base + "}" : base) + "^{" + exponent + "}";
}

Name name_of_gradient(const Node<double>& node) {
  return {prefix_of(node.id) + "d_" + base_of(node.id), differential(node.symbol),
          "gradient with respect to " + node.title};
}

Name name_of_part(const Node<double>& node, const Node<double>& reader) {
  return {prefix_of(reader.id) + "d_" + base_of(node.id) + "_by_" + base_of(reader.id),
          "{" + differential(node.symbol) + "}^{" + reader.symbol + "}",
          "gradient with respect to " + node.title + ", by way of " + reader.title};
}

Name name_beside(const Node<double>& node, const std::string& suffix, std::string symbol,
                 const std::string& title) {
  return {node.id + "_" + suffix, std::move(symbol), title + " of " + node.title};
}

}  // namespace attention
