#include <doctest/doctest.h>

#include "support/compare.h"
#include "support/messages.h"
#include "training/training_session.h"

/// Translators: padding, the mean over words, generation.
namespace attention::tests {

namespace {

struct Kind {
  std::string model;
  Options options;
  Sizes widths;
};

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> all = {
      {"translator",
       {{"norm", std::string("pre")}, {"bias", true}},
       {{"d_model", 8}, {"n_heads", 2}, {"d_ff", 6}}},
      {"translator",
       {{"layers", std::string("2")}, {"activation", std::string("gelu_tanh")}},
       {{"d_model", 6}, {"n_heads", 3}, {"n_cross_heads", 2}, {"d_ff", 5}}},
      {"recurrent_translator", {}, {{"d_model", 4}, {"d_h", 5}, {"d_a", 3}}},
      {"recurrent_translator",
       {{"attention", std::string("none")}},
       {{"d_model", 3}, {"d_h", 4}, {"d_a", 2}}},
  };
  return all;
}

SessionSettings settings_of(const Kind& kind, Index n, Index m) {
  SessionSettings out{kind.model, kind.options, kind.widths, {}, 0, 4};
  out.sizes.insert({{"n", n}, {"m", m}, {"c_source", 7}, {"c_target", 6}});
  out.trainer.schedule.rate = 1e-2;
  return out;
}

const Examples padded{
    2, {1, 2, 3, no_word, no_word, 4, 5, 6, 0, 2}, {2, 5, no_word, no_word, 1, 0, 3, 5}, {}};
const Examples tight{1, {1, 2, 3}, {2, 5}, {}};

Examples only(const Examples& all, std::size_t number) {
  const auto row = [&](const Words& words) {
    const std::size_t width = words.size() / all.count;
    const auto first = words.begin() + static_cast<std::ptrdiff_t>(number * width);
    return Words(first, first + static_cast<std::ptrdiff_t>(width));
  };
  return {1, row(all.source), row(all.target), {}};
}

std::map<std::string, Matrix<double>> weights_of(const TrainingSession<double>& session) {
  std::map<std::string, Matrix<double>> out;
  for (const int id : session.trainer().recording().parameters) {
    const Node<double>& node = session.graph().tape.node(id);
    out[node.id] = node.data;
  }
  return out;
}

/// The first rows, as many as `like` has: fewer positions have fewer position embeddings.
Matrix<double> top(const Matrix<double>& of, const Matrix<double>& like) { return of.topRows(like.rows()); }

double loss_with(TrainingSession<double>& session, std::map<std::string, Matrix<double>> weights,
                 const std::string& name, Index cell, double moved) {
  weights.at(name).data()[cell] += moved;
  session.set_weights(weights);
  return session.trainer().loss();
}

std::int32_t best_in_row(const Matrix<double>& numbers, Index row) {
  Index best = 0;
  numbers.row(row).maxCoeff(&best);
  return static_cast<std::int32_t>(best);
}

}  // namespace

TEST_CASE("training: padding changes neither the loss nor any gradient") {
  for (const Kind& kind : kinds()) {
    CAPTURE(kind.model);
    TrainingSession<double> wide(settings_of(kind, 5, 4), only(padded, 0));
    TrainingSession<double> narrow(settings_of(kind, 3, 2), tight);
    auto weights = weights_of(narrow);
    for (auto& [name, matrix] : weights) matrix = top(weights_of(wide).at(name), matrix);
    narrow.set_weights(weights);
    CHECK_EQ(wide.trainer().loss(), doctest::Approx(narrow.trainer().loss()).epsilon(1e-14));
    for (std::size_t k = 0; k < wide.trainer().gradients().size(); ++k) {
      const Matrix<double>& full = wide.trainer().gradients()[k];
      const Matrix<double>& cut = narrow.trainer().gradients()[k];
      CHECK((top(full, cut) - cut).cwiseAbs().maxCoeff() < 1e-13);
      CHECK_EQ(full.bottomRows(full.rows() - cut.rows()).cwiseAbs().sum(), 0);
    }
  }
}

TEST_CASE("training: the loss of a step is the mean over its words, not over its examples") {
  for (const Kind& kind : kinds()) {
    SessionSettings settings = settings_of(kind, 5, 4);
    TrainingSession<double> first(settings, only(padded, 0));
    TrainingSession<double> second(settings, only(padded, 1));
    settings.trainer.batch = 2;
    TrainingSession<double> both(settings, padded);
    const double expected = (2 * first.trainer().loss() + 4 * second.trainer().loss()) / 6;
    CHECK_EQ(both.trainer().loss(), doctest::Approx(expected).epsilon(1e-14));
  }
}

TEST_CASE("training: gradients of the translators agree with finite differences") {
  for (const Kind& kind : kinds()) {
    SessionSettings settings = settings_of(kind, 5, 4);
    settings.trainer.batch = 2;
    settings.smoothing = 0.1;
    TrainingSession<double> session(settings, padded);
    session.trainer().loss();
    const std::vector<Matrix<double>> gradients = session.trainer().gradients();
    const auto weights = weights_of(session);
    for (std::size_t k = 0; k < gradients.size(); ++k) {
      const std::string& name = session.graph().tape.node(session.trainer().recording().parameters[k]).id;
      CAPTURE(name);
      for (Index cell = 0; cell < gradients[k].size(); cell += 7) {
        constexpr double h = 1e-5;
        const double derivative =
            (loss_with(session, weights, name, cell, h) - loss_with(session, weights, name, cell, -h)) /
            (2 * h);
        CHECK(std::abs(gradients[k].data()[cell] - derivative) < 1e-8);
      }
    }
  }
}

TEST_CASE("training: parallel generation agrees with sequential generation") {
  for (const Kind& kind : kinds()) {
    TrainingSession<double> session(settings_of(kind, 5, 4), padded);
    for (int k = 0; k < 3; ++k) session.trainer().step();
    Examples written = only(padded, 1);
    for (std::size_t place = 0; place < 4; ++place) {
      session.show(written, 0);
      const Tape<double>& tape = session.graph().tape;
      written.target[place] =
          best_in_row(tape.node(find_node(tape, "logits")).data, static_cast<Index>(place));
    }
    auto stop = std::find(written.target.begin(), written.target.end(), 5);
    if (stop != written.target.end()) std::fill(stop + 1, written.target.end(), no_word);
    Examples source = only(padded, 1);
    CHECK_EQ(session.generate(source, 0), written.target);
    source.target.clear();
    CHECK_EQ(session.generate(source, 0), written.target);
  }
}

TEST_CASE("training: reports invalid examples") {
  const auto refusal = [](const Examples& examples) -> std::string {
    try {
      const TrainingSession<float> session(settings_of(kinds().front(), 2, 2), examples);
    } catch (const InputError& error) {
      return english(error.message);
    }
    return "";
  };
  CHECK_EQ(refusal({1, {1, 2}, {1, 2}, {}}), "");
  CHECK_EQ(refusal({1, {1, 2, 3}, {1, 2}, {}}), "[examples] source holds 3 numbers: 1 examples of 2 need 2");
  CHECK_EQ(
      refusal({1, {1, 7}, {1, 2}, {}}),
      "[examples] example 1, place 2 of the source is 7: it must be from 0 to 6, or -1 where no word stands");
  CHECK_EQ(refusal({1, {1, -2}, {1, 2}, {}}),
           "[examples] example 1, place 2 of the source is -2: it must be from 0 to 6, or -1 where no word "
           "stands");
  CHECK_EQ(refusal({1, {-1, 2}, {1, 2}, {}}),
           "[examples] example 1 has no word in the source: it needs one or more");
  CHECK_EQ(refusal({2, {1, 2, 3, 4}, {1, 2, -1, -1}, {}}),
           "[examples] example 2 has no word in the target: it needs one or more");
  CHECK_EQ(refusal({0, {}, {}, {}}), "[examples] there are 0 examples: it must be from 1 to 2097152");
  CHECK_EQ(refusal({std::size_t{1} << 40, {}, {}, {}}),
           "[examples] there are 1099511627776 examples: it must be from 1 to 2097152");
}

}  // namespace attention::tests
