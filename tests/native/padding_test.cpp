#include <doctest/doctest.h>

#include <algorithm>

#include "compare.h"
#include "fixtures.h"

namespace attention::tests {

namespace {

const Case& padded_words() {
  const auto found = std::find_if(cases().begin(), cases().end(),
                                  [](const Case& each) { return each.name == "language_model/open_padded"; });
  REQUIRE(found != cases().end());
  return *found;
}

Matrix<double> logits_of(const Case& each) {
  const auto walk = run(each);
  return walk->tape.node(walk->outputs.front()).data;
}

/// Only the places where a word stands.
Case cut(Case each, Index length) {
  for (const char* name : {"x", "learned_positions"}) {
    Matrix<double>& rows = each.inputs.at(name);
    rows = rows.topRows(length).eval();
  }
  return each;
}

}  // namespace

TEST_CASE("padding: a language model says of words what it says without the places after them") {
  for (const char* mask : {"none", "causal"}) {
    CAPTURE(mask);
    Case padded = padded_words();
    padded.options["mask"] = std::string(mask);
    const Index length = static_cast<Index>(std::get<double>(padded.options.at("valid_len")));
    const Matrix<double> words = logits_of(padded).topRows(length);
    CHECK_EQ(difference(words, logits_of(cut(padded, length))), "");
    // What those places would look like is no matter.
    padded.inputs.at("learned_positions").bottomRows(1).setConstant(100);
    CHECK_EQ(difference(words, Matrix<double>(logits_of(padded).topRows(length))), "");
  }
}

TEST_CASE("padding: it would be seen if nothing closed it") {
  Case open = padded_words();
  open.options["source_mask"] = std::string("none");
  CHECK_NE(difference(logits_of(open), logits_of(padded_words())), "");
}

}  // namespace attention::tests
