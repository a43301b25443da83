#include <doctest/doctest.h>

#include <algorithm>

#include "support/compare.h"
#include "support/fixtures.h"
#include "training/training_session.h"

namespace attention::tests::padding_test {

namespace {

const Case& padded_words() {
  const auto found = std::find_if(cases().begin(), cases().end(),
                                  [](const Case& each) { return each.name == "language_model/open_padded"; });
  REQUIRE(found != cases().end());
  return *found;
}

Matrix<double> logits_of(const Case& each) {
  const auto graph = run(each);
  return graph->tape.node(graph->outputs.front()).data;
}

/// Removes the padding.
Case cut(Case each, Index length) {
  for (const char* name : {"x", "learned_positions"}) {
    Matrix<double>& rows = each.inputs.at(name);
    rows = rows.topRows(length).eval();
  }
  return each;
}

/// Texts of three and of four words in five positions.
TrainingSession<float> short_texts(const char* mask) {
  SessionSettings settings;
  settings.model = "language_model";
  settings.options["mask"] = std::string(mask);
  settings.sizes = {{"n", 5}, {"c", 4}, {"d_model", 8}, {"n_heads", 2}, {"d_ff", 12}};
  settings.trainer.batch = 2;
  settings.seed = 1;
  Examples texts;
  texts.count = 2;
  texts.source = {1, 2, 3, no_word, no_word, 3, 0, 1, 2, no_word};
  return TrainingSession<float>(settings, texts);
}

using Weights = std::map<std::string, Matrix<float>>;

Weights weights_of(const TrainingSession<float>& session) {
  Weights out;
  for (const int id : session.trainer().recording().parameters) {
    const Node<float>& node = session.graph().tape.node(id);
    out[node.id] = node.data;
  }
  return out;
}

}  // namespace

TEST_CASE("padding: training ignores it, and position embeddings of padding stay unchanged") {
  for (const char* mask : {"none", "causal"}) {
    CAPTURE(mask);
    TrainingSession<float> plain = short_texts(mask);
    TrainingSession<float> odd = short_texts(mask);
    Weights weights = weights_of(odd);
    weights.at("learned_positions").row(4).setConstant(50);
    odd.set_weights(weights);
    for (int k = 0; k < 5; ++k) CHECK_EQ(plain.trainer().step().loss, odd.trainer().step().loss);
    CHECK((weights_of(odd).at("learned_positions").row(4).array() == 50).all());
  }
}

TEST_CASE("padding: a language model gives the same results without padding") {
  for (const char* mask : {"none", "causal"}) {
    CAPTURE(mask);
    Case padded = padded_words();
    padded.options["mask"] = std::string(mask);
    const Index length = static_cast<Index>(std::get<double>(padded.options.at("valid_len")));
    const Matrix<double> words = logits_of(padded).topRows(length);
    CHECK_EQ(difference(words, logits_of(cut(padded, length))), "");
    // The embeddings of padded positions must not matter.
    padded.inputs.at("learned_positions").bottomRows(1).setConstant(100);
    CHECK_EQ(difference(words, Matrix<double>(logits_of(padded).topRows(length))), "");
  }
}

TEST_CASE("padding: changes results without a mask") {
  Case open = padded_words();
  open.options["source_mask"] = std::string("none");
  CHECK_NE(difference(logits_of(open), logits_of(padded_words())), "");
}

}  // namespace attention::tests::padding_test
