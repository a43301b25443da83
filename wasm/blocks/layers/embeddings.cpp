#include "blocks/layers/embeddings.h"

namespace attention {

template <class T>
Var<T> embed_words(Graph<T>& graph, Var<T> x) {
  const Var<T> vectors = graph.named("word_vectors", matmul(x, graph.input("w_embed")));
  if (graph.choice("positions") == "none") return vectors;
  return graph.named("positioned", add(vectors, graph.input("learned_positions")));
}

std::vector<InputSchema> embedding_inputs(const std::string& places, const std::string& words) {
  return {
      {"w_embed", "E", words, "d_model", "parameter", "input", "input.w_embed", ""},
      {"learned_positions", "P", places, "d_model", "parameter", "inner", "input.learned_positions",
       "positions=learned"},
  };
}

OptionSchema positions_option() {
  return choice_option("positions", "option.positions", {"learned", "none"});
}

OptionSchema causal_mask_option() {
  return choice_option("mask", "option.mask.what_a_word_may_see", {"causal", "none"});
}

template Var<double> embed_words(Graph<double>&, Var<double>);
template Var<float> embed_words(Graph<float>&, Var<float>);

}  // namespace attention
