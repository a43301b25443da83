#include "blocks/attention/positions.h"

#include <algorithm>

namespace attention {

namespace {

/// The largest first position: angles lose precision visibly, but not completely.
constexpr double last_start = 1e6;

OptionSchema choice(std::string name, std::string description, std::vector<std::string> choices,
                    std::string when) {
  const std::string first = choices.front();
  return {std::move(name), std::move(description), "choice", std::move(choices), first, 0, 0,
          std::move(when)};
}

/// ω_i = base^exponent_i, 1 × pairs.
template <class T>
Var<T> frequencies(Graph<T>& graph, Index pairs, const Frequencies& of) {
  const Index steps = std::max<Index>(of.width / 2 - 1, 1);
  const Count spread = {of.first_index, -1, steps, "-\\frac{i}{d/2-1}"};
  const Count paper = {of.first_index, -2, of.width, "-\\frac{2i}{d}"};
  Var<T> exponents = arange(graph.tape, 1, pairs, of.ends_at_base ? spread : paper);
  exponents.node().row_dim = std::string("1");
  exponents.node().col_dim = std::to_string(pairs);
  graph.named("exponents", exponents);
  return graph.named("frequencies", power(of.base, exponents));
}

void check_even_width(const std::string& rule, Index width, const std::string& odd_width,
                      const std::string& layout) {
  if (width % 2 == 0) return;
  if (odd_width == "cut" && layout == "interleaved") return;
  fail(rule, {layout == "interleaved" ? "error.odd_width" : "error.odd_width_halves", {{"width", width}}});
}

}  // namespace

template <class T>
Sinusoids<T> sinusoids(Graph<T>& graph, Index rows, const std::string& row_dim, const Frequencies& of) {
  const double first = graph.has_option("start") ? graph.number("start") : 0;
  const Index start =
      check_integer(graph.schema.id, option_argument("start"), first, 0, static_cast<Index>(last_start));
  Var<T> positions = arange(graph.tape, rows, 1, {start, 1, 1, "\\text{start},\\text{start}+1,\\dots"});
  positions.node().row_dim = row_dim;
  positions.node().col_dim = std::string("1");
  graph.named("positions", positions);
  const Var<T> omega = frequencies(graph, (of.width + 1) / 2, of);
  const Var<T> angles = graph.named("angles", matmul(positions, omega));
  const Var<T> sines = graph.named("angle_sines", activation(angles, Function::sin));
  return {sines, graph.named("angle_cosines", activation(angles, Function::cos))};
}

template <class T>
Var<T> sinusoidal_positions(Graph<T>& graph, Var<T> x) {
  const Index width = x.cols();
  const std::string& layout = graph.choice("layout");
  check_even_width(graph.schema.id, width, graph.choice("odd_width"), layout);
  const Index first_index = graph.choice("first_index") == "1" ? 1 : 0;
  const bool ends_at_base = graph.choice("exponent") == "i/(d/2-1)";
  const Sinusoids<T> parts =
      sinusoids(graph, x.rows(), x.node().row_dim, {width, graph.number("base"), first_index, ends_at_base});
  return graph.named("position_encoding",
                     layout == "interleaved"
                         ? interleave_columns(parts.sines, parts.cosines, width, x.node().col_dim)
                         : concat<T>({parts.sines, parts.cosines}, Axis::columns, x.node().col_dim));
}

template <class T>
Var<T> add_positions(Graph<T>& graph, Var<T> x, Var<T> positions) {
  const Var<T> transposed = graph.named("position_transposed", transpose(positions));
  graph.named("position_scores", matmul(positions, transposed));
  return graph.named("positioned", add(x, positions));
}

template <class T>
Var<T> rotate(Graph<T>& graph, const std::string& id, Var<T> rows, const Sinusoids<T>& by) {
  const Pairing pairing = graph.choice("pairing") == "half" ? Pairing::half : Pairing::interleaved;
  return graph.named(id, rotate_pairs(rows, by.cosines, by.sines, pairing));
}

std::vector<OptionSchema> position_options() {
  const std::string sinusoidal_only = "positions=sinusoidal";
  return {
      choice("positions", "option.positions.how_tokens_get_to_know_their_place",
             {"sinusoidal", "learned", "rotary", "none"}, ""),
      choice("layout", "option.layout", {"interleaved", "concat"}, sinusoidal_only),
      choice("exponent", "option.exponent", {"2i/d", "i/(d/2-1)"}, sinusoidal_only),
      choice("first_index", "option.first_index", {"0", "1"}, sinusoidal_only),
      choice("odd_width", "option.odd_width", {"refuse", "cut"}, sinusoidal_only),
      choice("pairing", "option.pairing", {"interleaved", "half"}, "positions=rotary"),
      {"base", "option.base", "number", {}, 10000.0, 1, 1e6, "positions=sinusoidal|rotary"},
      {"start", "option.start", "number", {}, 0.0, 0, last_start, "positions=sinusoidal|rotary"},
  };
}

template Sinusoids<double> sinusoids(Graph<double>&, Index, const std::string&, const Frequencies&);
template Sinusoids<float> sinusoids(Graph<float>&, Index, const std::string&, const Frequencies&);
template Var<double> sinusoidal_positions(Graph<double>&, Var<double>);
template Var<float> sinusoidal_positions(Graph<float>&, Var<float>);
template Var<double> add_positions(Graph<double>&, Var<double>, Var<double>);
template Var<float> add_positions(Graph<float>&, Var<float>, Var<float>);
template Var<double> rotate(Graph<double>&, const std::string&, Var<double>, const Sinusoids<double>&);
template Var<float> rotate(Graph<float>&, const std::string&, Var<float>, const Sinusoids<float>&);

}  // namespace attention
