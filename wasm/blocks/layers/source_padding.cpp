#include "blocks/layers/source_padding.h"

namespace attention {

std::vector<OptionSchema> source_options(const std::string& when) {
  OptionSchema mask = choice_option("source_mask", "option.source_mask", {"none", "padding"});
  mask.when = when;
  return {
      std::move(mask),
      {"valid_len",
       "option.valid_len.how_many_words_the_source_has",
       "number",
       {},
       2.0,
       1,
       static_cast<double>(Limits::side),
       when.empty() ? "source_mask=padding" : when + "&source_mask=padding"},
  };
}

template <class T>
Index source_length(const Graph<T>& graph, Index places) {
  if (graph.choice("source_mask") == "none") return places;
  const Index words = check_integer(graph.schema.id, option_argument("valid_len"), graph.number("valid_len"),
                                    1, Limits::side);
  return words < places ? words : places;
}

template <class T>
std::optional<Var<T>> source_padding_mask(Graph<T>& graph, const std::string& id, Var<T> queries,
                                          Var<T> source) {
  if (graph.choice("source_mask") == "none") return {};
  graph.section(id, "section.padding");
  Var<T> mask = padding_mask(graph.tape, queries.rows(), source.rows(), source_length(graph, source.rows()));
  mask.node().row_dim = queries.node().row_dim;
  mask.node().col_dim = source.node().row_dim;
  return graph.named(id, mask);
}

template Index source_length(const Graph<double>&, Index);
template Index source_length(const Graph<float>&, Index);
template std::optional<Var<double>> source_padding_mask(Graph<double>&, const std::string&, Var<double>,
                                                        Var<double>);
template std::optional<Var<float>> source_padding_mask(Graph<float>&, const std::string&, Var<float>,
                                                       Var<float>);

}  // namespace attention
