#include "changes/explain_change.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

#include "graph/variant.h"
#include "support/fixtures.h"
#include "support/messages.h"

namespace attention::tests {

namespace {

Matrix<double> matrix(std::initializer_list<std::initializer_list<double>> rows) {
  Matrix<double> out(static_cast<Index>(rows.size()), static_cast<Index>(rows.begin()->size()));
  Index row = 0;
  for (const auto& numbers : rows) std::copy(numbers.begin(), numbers.end(), &out(row++, 0));
  return out;
}

/// Two runs of the same variant.
struct Runs {
  Runs(const std::string& variant, const Inputs<double>& one, const Inputs<double>& other,
       const Options& options = {}, const Options& other_options = {})
      : before(attention::run(variant, one, options)),
        after(attention::run(variant, other, other_options.empty() ? options : other_options)),
        pair(before->tape, after->tape) {}

  Cell cell(const std::string& node, Index row, Index col) const {
    return {index_of(*after, node), row, col};
  }
  CellChange explain(const std::string& node, Index row, Index col, double resolution = 0) const {
    return explain_change(pair, cell(node, row, col), resolution);
  }
  std::string id_of(const Cell& cell) const {
    if (cell.node < 0) return "";
    return after->tape.node(cell.node).id + " " + std::to_string(cell.row) + " " + std::to_string(cell.col);
  }

  std::unique_ptr<Graph<double>> before;
  std::unique_ptr<Graph<double>> after;
  RunPair pair;
};

Inputs<double> plain_inputs() {
  return {{"query", matrix({{1, 2}, {0, 3}})},
          {"key", matrix({{1, 0}, {1, 1}})},
          {"value", matrix({{1, 2}, {3, 4}})}};
}

Inputs<double> edited(Inputs<double> inputs, const std::string& name, Index row, Index col, double number) {
  inputs.at(name)(row, col) = number;
  return inputs;
}

/// A key's first number changes from 1 to 4.
Runs edited_key() { return {"dot_product", plain_inputs(), edited(plain_inputs(), "key", 1, 0, 4)}; }

const Options causal = {{"mask", std::string("causal")}};

}  // namespace

TEST_CASE("changes: the changed product of a score, and its operand") {
  const Runs runs = edited_key();
  const CellChange change = runs.explain("scores", 0, 1);
  CHECK_EQ(change.kind, CellChange::Kind::moved);
  CHECK_EQ(change.before, 3);
  CHECK_EQ(change.after, 6);
  CHECK_EQ(change.difference, 3);
  CHECK_EQ(change.count, 2);
  REQUIRE_EQ(change.terms.size(), 1);
  const TermChange& term = change.terms.front();
  CHECK_EQ(term.index, 0);
  CHECK_EQ(term.before, 1);
  CHECK_EQ(term.after, 4);
  CHECK_EQ(term.contribution, 3);
  CHECK_EQ(term.factors[0].contribution, 0);
  CHECK_EQ(term.factors[1].contribution, 3);
  CHECK_EQ(runs.id_of(term.factors[1].cell), "key_transposed 0 1");
  CHECK_EQ(english(term.sentence), "One number of this term changed: row 1, column 2 of keys transposed.");
  CHECK_EQ(english(change.sentence), "1 of its 2 terms changed; their differences add up to its own.");
}

TEST_CASE("changes: the path follows the operands to the edited number") {
  const Runs runs = edited_key();
  const CellChange change = runs.explain("scores", 0, 1);
  REQUIRE_EQ(change.path.size(), 2);
  CHECK_EQ(runs.id_of(change.path[0].cell), "key_transposed 0 1");
  CHECK_EQ(runs.id_of(change.path[1].cell), "key 1 0");
  CHECK_EQ(change.path[1].before, 1);
  CHECK_EQ(change.path[1].after, 4);
  CHECK_EQ(change.path_end.key, "change.path.edited");
  CHECK_EQ(runs.explain("key", 1, 0).sentence.key, "change.moved.edited");
  CHECK(runs.explain("key", 1, 0).path.empty());
}

TEST_CASE("changes: two changed factors share the difference of their product") {
  const Inputs<double> both = edited(edited(plain_inputs(), "key", 1, 0, 4), "query", 0, 0, 3);
  const Runs runs("dot_product", plain_inputs(), both);
  const CellChange change = runs.explain("scores", 0, 1);
  REQUIRE_EQ(change.terms.size(), 1);
  // 3 · 4 - 1 · 1 = 11 = (3 - 1) · (1 + 4) / 2 + (4 - 1) · (1 + 3) / 2.
  CHECK_EQ(change.terms[0].contribution, 11);
  CHECK_EQ(change.terms[0].factors[0].contribution, 5);
  CHECK_EQ(change.terms[0].factors[1].contribution, 6);
  CHECK_EQ(change.terms[0].sentence.key, "change.term.two");
}

TEST_CASE("changes: a score counts in the numerator and the denominator of its weight") {
  const Inputs<double> zero = {
      {"query", matrix({{1}})}, {"key", matrix({{0}, {0}})}, {"value", matrix({{1}, {3}})}};
  const Runs runs("dot_product", zero, edited(zero, "key", 0, 0, std::log(3)));
  // Before 1/2 and 1/2; after 3 / (3 + 1) and 1 / (3 + 1).
  const CellChange own = runs.explain("weights", 0, 0);
  CHECK(own.difference == doctest::Approx(0.25));
  REQUIRE_EQ(own.terms.size(), 1);
  CHECK(own.terms[0].before == doctest::Approx(1.0 / 3));
  CHECK(own.terms[0].after == doctest::Approx(1));
  CHECK(own.terms[0].contribution == doctest::Approx(0.25));
  CHECK(own.total_before == doctest::Approx(2.0 / 3));
  CHECK(own.total_after == doctest::Approx(4.0 / 3));
  CHECK_EQ(own.sentence.key, "change.moved.softmax.own");
  CHECK_EQ(own.terms[0].sentence.key, "change.term.numerator");
  const CellChange other = runs.explain("weights", 0, 1);
  CHECK(other.difference == doctest::Approx(-0.25));
  CHECK_EQ(other.sentence.key, "change.moved.softmax.others");
  CHECK_EQ(other.terms.at(0).sentence.key, "change.term.denominator");
}

TEST_CASE("changes: a factor of 0 stops a change") {
  const Runs runs = edited_key();
  const CellChange change = runs.explain("weights", 1, 1);
  CHECK_EQ(change.kind, CellChange::Kind::unmoved);
  REQUIRE_EQ(change.obstacles.size(), 1);
  const Obstacle& found = change.obstacles.front();
  CHECK_EQ(runs.id_of(found.at), "scores 1 1");
  CHECK_EQ(runs.id_of(found.by), "query 1 0");
  CHECK_EQ(runs.id_of(found.moved), "key_transposed 0 1");
  CHECK_EQ(found.difference, 0);
  CHECK_EQ(
      english(change.sentence),
      "row 2, column 1 of queries is 0, so the change in row 1, column 2 of keys transposed has no effect.");
}

TEST_CASE("changes: a mask stops a change") {
  const Runs keys("dot_product", plain_inputs(), edited(plain_inputs(), "key", 1, 0, 4), causal);
  const CellChange weight = keys.explain("weights", 0, 0);
  CHECK_EQ(weight.kind, CellChange::Kind::unmoved);
  CHECK_EQ(weight.sentence.key, "change.still.masked");
  CHECK_EQ(keys.id_of(weight.obstacles.at(0).at), "masked_scores 0 1");
  CHECK_EQ(keys.id_of(weight.obstacles.at(0).by), "mask 0 1");
  const Runs values("dot_product", plain_inputs(), edited(plain_inputs(), "value", 1, 0, 4), causal);
  const CellChange context = values.explain("context", 0, 0);
  CHECK_EQ(context.sentence.key, "change.still.masked_weight");
  CHECK_EQ(values.id_of(context.obstacles.at(0).by), "weights 0 1");
}

TEST_CASE("changes: a row, a node or a head that takes no part") {
  const Runs rows("dot_product", plain_inputs(), edited(plain_inputs(), "query", 0, 0, 4));
  CHECK_EQ(rows.explain("scores", 1, 0).sentence.key, "change.still.other_cells");
  CHECK_EQ(rows.explain("value", 1, 0).sentence.key, "change.still.not_reached");
  const Matrix<double> ones = Matrix<double>::Ones(2, 4);
  const Matrix<double> square = Matrix<double>::Ones(4, 4);
  const Inputs<double> inputs = {
      {"x", ones}, {"w_q", square}, {"w_k", square}, {"w_v", square}, {"w_o", square}};
  const Runs heads("multi_head_self_attention", inputs, edited(inputs, "w_v", 0, 3, 2));
  CHECK_EQ(heads.explain("head_0/scores", 0, 0).sentence.key, "change.still.other_head");
  CHECK_EQ(heads.explain("head_1/context", 0, 1).kind, CellChange::Kind::moved);
  CHECK_EQ(heads.explain("head_1/context", 0, 0).sentence.key, "change.still.other_cells");
  const Runs same("dot_product", plain_inputs(), plain_inputs());
  CHECK_EQ(same.explain("context", 1, 0).sentence.key, "change.still.same_runs");
}

TEST_CASE("changes: exp leaves nothing of a score far below the largest") {
  Inputs<double> far = plain_inputs();
  far["query"] = matrix({{1, 0}});
  far["key"] = matrix({{0, 0}, {900, 0}});
  const Runs below("dot_product", far, edited(far, "key", 0, 0, 5));
  CHECK_EQ(below.explain("weights", 0, 1).sentence.key, "change.still.far_above");
  CHECK_EQ(below.explain("weights", 0, 0).sentence.key, "change.still.share_of_zero");
  const Runs equal("softmax", {{"scores", matrix({{1, 2}})}}, {{"scores", matrix({{3, 4}})}});
  CHECK_EQ(equal.explain("weights", 0, 0).sentence.key, "change.still.shifted");
  // Sizes whose sum overflows are no shift.
  const Runs largest("softmax", {{"scores", matrix({{1.7e308, -1.7e308}})}},
                     {{"scores", matrix({{1.7e308, 5}})}});
  CHECK_EQ(largest.explain("weights", 0, 0).sentence.key, "change.still.far_above");
  CHECK_EQ(largest.explain("weights", 0, 1).sentence.key, "change.still.share_of_zero");
}

TEST_CASE("changes: less than the resolution counts as unmoved, and says what dampened it") {
  Inputs<double> far = plain_inputs();
  far["query"] = matrix({{1, 0}});
  far["key"] = matrix({{0, 0}, {10, 0}});
  const Runs runs("dot_product", far, edited(far, "key", 0, 0, 1));
  const CellChange fine = runs.explain("weights", 0, 0);
  CHECK_EQ(fine.kind, CellChange::Kind::moved);
  const CellChange coarse = runs.explain("weights", 0, 0, 0.005);
  CHECK_EQ(coarse.kind, CellChange::Kind::moved_little);
  CHECK_EQ(coarse.difference, fine.difference);
  CHECK_EQ(coarse.sentence.key, "change.still.share_of_zero");
  CHECK_FALSE(coarse.path.empty());
  CHECK_EQ(error_message([&] { runs.explain("weights", 0, 0, -1); }),
           "[explain_change] the resolution is -1: it must be a finite number above 0");
}

TEST_CASE("changes: a weight of one in fifty is not called hardly any, however coarse the resolution is") {
  const Runs runs("softmax", {{"scores", matrix({{0, 3.9}})}}, {{"scores", matrix({{0, 3.7}})}});
  CHECK_EQ(runs.explain("weights", 0, 0, 0.1).sentence.key, "change.still.dampened");
  CHECK_EQ(runs.explain("weights", 0, 1, 0.1).sentence.key, "change.still.dampened");
}

TEST_CASE("changes: what one score or one term does is not said to cancel out") {
  const auto sentence_of = [](const Runs& runs, const char* node, double resolution_of_difference) {
    const double left = std::abs(runs.explain(node, 0, 0).difference);
    return runs.explain(node, 0, 0, left * resolution_of_difference).sentence.key;
  };
  // The resolution of the page: a difference that does not show, whatever it is.
  for (int k = 0; k < 50; ++k) {
    const double far = 2 + 0.1 * k;
    const Runs one("softmax", {{"scores", matrix({{0.3, 1, far}})}},
                   {{"scores", matrix({{0.3, 1, far + 0.1}})}});
    CHECK_NE(sentence_of(one, "weights", 1), "change.still.scores_cancel");
    const Runs sum("dot_product", plain_inputs(), edited(plain_inputs(), "query", 0, 0, 1 + far));
    CHECK_NE(sentence_of(sum, "context", 1), "change.still.cancel");
  }
  const Runs opposed("softmax", {{"scores", matrix({{0.3, 1, 1}})}},
                     {{"scores", matrix({{0.3, 1.001, 0.999}})}});
  CHECK_EQ(sentence_of(opposed, "weights", 1), "change.still.scores_cancel");
}

TEST_CASE("changes: NaN and infinity stop every change, and are named") {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const Runs softmax("softmax", {{"scores", matrix({{nan, 1, -infinity}})}},
                     {{"scores", matrix({{nan, 2, -infinity}})}});
  for (const Index col : {0, 1, 2}) {
    const CellChange weight = softmax.explain("weights", 0, col);
    CHECK_EQ(english(weight.sentence), "row 1, column 1 of scores is NaN, so the change in row 1, column " +
                                           std::string("2 of scores makes no difference."));
    CHECK_EQ(softmax.id_of(weight.obstacles.at(0).by), "scores 0 0");
  }
  const auto sentence_of_score = [&](double first, double second) {
    const Inputs<double> inputs = {{"query", matrix({{first, 1}})},
                                   {"key", matrix({{second, 1}, {1, 1}})},
                                   {"value", matrix({{1}, {2}})}};
    const Runs runs("dot_product", inputs, edited(inputs, "query", 0, 1, 2));
    return runs.explain("scores", 0, 0).sentence.key;
  };
  CHECK_EQ(sentence_of_score(1, nan), "change.still.nan");
  CHECK_EQ(sentence_of_score(1, infinity), "change.still.infinite");
  CHECK_EQ(sentence_of_score(1, -infinity), "change.still.masked");
  CHECK_EQ(sentence_of_score(1e200, 1e200), "change.still.not_finite");
  const Inputs<double> infinite = {
      {"query", matrix({{infinity, 1}})}, {"key", matrix({{2, 1}, {1, 1}})}, {"value", matrix({{1}, {2}})}};
  const Runs product("dot_product", infinite, edited(infinite, "key", 0, 0, 3));
  CHECK_EQ(product.explain("scores", 0, 0).sentence.key, "change.still.infinite");
}

TEST_CASE("changes: the score that makes NaN of a row is named, not the maximum that is subtracted") {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const auto row_with = [](double masked, double from, double other) {
    return Inputs<double>{{"scores", matrix({{masked, from, other}})}};
  };
  // The score of -∞ comes first, and takes no part: it is ∞ - ∞ that is no number.
  const Runs one("softmax", row_with(-infinity, 1, infinity), row_with(-infinity, 2, infinity));
  for (const Index col : {0, 1, 2}) {
    const CellChange weight = one.explain("weights", 0, col);
    CHECK(std::isnan(weight.after));
    CHECK_EQ(
        english(weight.sentence),
        "row 1, column 3 of scores is ∞, so the change in row 1, column 2 of scores makes no difference.");
    CHECK_EQ(one.id_of(weight.obstacles.at(0).by), "scores 0 2");
  }
  // No score is infinite in both runs, although the maximum is.
  const Runs turns("softmax", row_with(-infinity, 1, infinity), row_with(-infinity, infinity, 1));
  CHECK_EQ(turns.explain("weights", 0, 0).sentence.key, "change.still.not_finite");
  CHECK_EQ(turns.id_of(turns.explain("weights", 0, 0).obstacles.at(0).by), "");
}

TEST_CASE("changes: a masked score leaves a weight of 0, and -∞ of its logarithm") {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const auto logits = [](double first) {
    return Inputs<double>{{"logits", matrix({{first, -infinity, 1}})}, {"targets", matrix({{1, 0, 0}})}};
  };
  const Runs logs("cross_entropy_loss", logits(2), logits(3));
  const CellChange log = logs.explain("log_shares", 0, 1);
  CHECK_EQ(log.after, -infinity);
  CHECK_EQ(
      english(log.sentence),
      "row 1, column 2 of logits is −∞, so the change in row 1, column 1 of logits makes no difference.");
  CHECK_EQ(logs.id_of(log.obstacles.at(0).by), "logits 0 1");
  const Runs weights("softmax", {{"scores", matrix({{2, -infinity, 1}})}},
                     {{"scores", matrix({{3, -infinity, 1}})}});
  CHECK_EQ(weights.explain("weights", 0, 1).sentence.key, "change.still.masked_share");
  CHECK_EQ(weights.explain("weights", 0, 1).after, 0);
}

TEST_CASE("changes: ReLU stops numbers below 0") {
  const Options relu = {{"activation", std::string("relu")}};
  const Runs runs("activation", {{"x", matrix({{-2, 1}})}}, {{"x", matrix({{-1, 1}})}}, relu);
  CHECK_EQ(runs.explain("activated", 0, 0).sentence.key, "change.still.relu");
}

TEST_CASE("changes: a quotient stays where both of its numbers grow alike") {
  const Inputs<double> words = {{"x", matrix({{3, 4, 0}, {0, 1, 0}})}, {"combination", matrix({{1, 0}})}};
  Inputs<double> longer = words;
  longer.at("x").row(0) *= 2;
  const Runs runs("word_similarity", words, longer);
  const CellChange change = runs.explain("unit_vectors", 0, 0);
  REQUIRE_EQ(change.kind, CellChange::Kind::unmoved);
  CHECK_EQ(change.obstacles.front().sentence.key, "change.still.arguments_cancel");
}

TEST_CASE("changes: other shapes have no counterparts") {
  Inputs<double> more = plain_inputs();
  more["key"] = matrix({{1, 0}, {1, 1}, {2, 2}});
  more["value"] = matrix({{1, 2}, {3, 4}, {5, 6}});
  const Runs runs("dot_product", plain_inputs(), more);
  const CellChange score = runs.explain("scores", 0, 0);
  CHECK_EQ(score.kind, CellChange::Kind::incomparable);
  CHECK(std::isnan(score.difference));
  CHECK_EQ(english(score.sentence),
           "The shape went from 2 × 2 to 2 × 3 (scores), so the cells cannot be compared one by one.");
  const CellChange context = runs.explain("context", 0, 0);
  CHECK_EQ(context.kind, CellChange::Kind::incomparable);
  CHECK_EQ(context.sentence.key, "change.terms_differ");
  CHECK_EQ(context.after - context.before, context.difference);
}

TEST_CASE("changes: the cause moved the number in the direction in which it went") {
  const Inputs<double> zero = {
      {"query", matrix({{1, 1, 1}})}, {"key", matrix({{0, 0, 0}, {0, 0, 0}})}, {"value", matrix({{1}, {3}})}};
  Inputs<double> other = zero;
  other["key"] = matrix({{-5, 3, 4}, {0, 0, 0}});
  const Runs runs("dot_product", zero, other);
  const CellChange score = runs.explain("scores", 0, 0);
  CHECK_EQ(score.difference, 2);
  REQUIRE_EQ(score.path.size(), 2);
  CHECK_EQ(runs.id_of(score.path[1].cell), "key 0 2");
}

TEST_CASE("changes: options that change a step, a constant or a mask") {
  const Options none = {{"mask", std::string("none")}};
  const Runs masked("scaled_dot_product", plain_inputs(), plain_inputs(), none, causal);
  CHECK_EQ(masked.explain("mask", 0, 1).sentence.key, "change.new_step");
  const CellChange weight = masked.explain("weights", 0, 0);
  CHECK_EQ(weight.kind, CellChange::Kind::moved);
  CHECK_EQ(weight.terms.at(0).sentence.key, "change.term.masked");
  CHECK_EQ(weight.path_end.key, "change.path.added");
  const Runs unmasked("scaled_dot_product", plain_inputs(), plain_inputs(), causal, none);
  CHECK_EQ(unmasked.explain("weights", 0, 0).path_end.key, "change.path.removed");
  const Options halved = {{"scale", 0.5}};
  const Runs scaled("scaled_dot_product", plain_inputs(), plain_inputs(), none, halved);
  CHECK_EQ(scaled.explain("scaled_scores", 0, 0).path_end.key, "change.path.constant");
  CHECK_EQ(scaled.explain("scaled_scores", 0, 0).terms.at(0).sentence.key, "change.term.constant");
  const CellChange zero = scaled.explain("scaled_scores", 1, 0);
  CHECK_EQ(zero.sentence.key, "change.still.zero_factor");
  CHECK_EQ(scaled.id_of(zero.obstacles.at(0).by), "scores 1 0");
}

TEST_CASE("changes: a step that reads another cell with the same number is not said to read one that moved") {
  const Inputs<double> tokens = {{"x", matrix({{1, 2}, {3, 4}})}};
  const Options one = {{"window", 1.0}, {"shift", true}};
  const Options two = {{"window", 2.0}, {"shift", true}};
  // A shifted window hides the tokens of the other end from each other: each one gives itself, from another
  // row.
  const Runs runs("shifted_window_sequence", tokens, tokens, one, two);
  const CellChange output = runs.explain("output", 0, 0);
  CHECK_EQ(output.kind, CellChange::Kind::unmoved);
  CHECK_EQ(output.sentence.key, "change.still.same_number");
  for (const Obstacle& each : output.obstacles) CHECK_EQ(each.difference, 0);
  CHECK_EQ(runs.id_of(output.obstacles.at(0).by), "context 1 0");
  CHECK_EQ(
      english(output.sentence),
      "This step now reads row 2, column 1 of context, which has the same number as what it read before.");
  const Runs edited_too("shifted_window_sequence", tokens, edited(tokens, "x", 0, 0, 1.000001), one, two);
  CHECK_EQ(edited_too.explain("output", 0, 0, 1e-5).sentence.key, "change.still.similar_number");
}

}  // namespace attention::tests
