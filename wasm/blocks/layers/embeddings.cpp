#include "blocks/layers/embeddings.h"

namespace attention {

template <class T>
Var<T> embed_words(Walk<T>& walk, Var<T> x) {
  const Var<T> vectors = walk.named("word_vectors", matmul(x, walk.input("w_embed")));
  if (walk.choice("positions") == "none") return vectors;
  return walk.named("positioned", add(vectors, walk.input("learned_positions")));
}

std::vector<InputSchema> embedding_inputs(const std::string& places, const std::string& words) {
  return {
      {"w_embed", "E", words, "d_model", "parameter", "input", "the vector of each word", ""},
      {"learned_positions", "P", places, "d_model", "parameter", "inner", "added to each place",
       "positions=learned"},
  };
}

OptionSchema positions_option() {
  return choice_option("positions", "how words get to know their place", {"learned", "none"});
}

OptionSchema look_ahead_option() { return choice_option("mask", "what a word may see", {"causal", "none"}); }

template Var<double> embed_words(Walk<double>&, Var<double>);
template Var<float> embed_words(Walk<float>&, Var<float>);

}  // namespace attention
