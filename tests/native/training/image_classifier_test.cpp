#include <doctest/doctest.h>

#include <cmath>

#include "support/messages.h"
#include "training/training_session.h"

namespace attention::tests {

namespace {

SessionSettings settings(const std::string& positions) {
  SessionSettings out{
      "image_classifier",
      {{"positions", positions}, {"norm", std::string("pre")}, {"activation", std::string("silu")}},
      {{"height", 4}, {"width", 4}, {"patch", 2}, {"d_model", 8}, {"n_heads", 2}, {"d_ff", 6}, {"c", 2}},
      {},
      0,
      3};
  out.trainer.schedule.rate = 2e-2;
  out.trainer.batch = 2;
  return out;
}

/// A bright patch in the upper left and in the lower right corner.
const Examples corners{2, {}, {0, 1}, {1, 0.5, 0, 0, 0.5, 1, 0, 0, 0, 0, 0, 0,   0, 0, 0,   0,  //
                                       0, 0,   0, 0, 0,   0, 0, 0, 0, 0, 1, 0.5, 0, 0, 0.5, 1}};

std::string refusal(const Examples& examples) {
  try {
    const TrainingSession<float> session(settings("learned"), examples);
  } catch (const InputError& error) {
    return english(error.message);
  }
  return "";
}

}  // namespace

TEST_CASE("training: pictures that differ only in order need positions") {
  TrainingSession<float> with(settings("learned"), corners);
  TrainingSession<float> without(settings("none"), corners);
  for (int k = 0; k < 60; ++k) {
    with.trainer().step();
    without.trainer().step();
  }
  CHECK_EQ(with.accuracy(corners).exact_match, 1);
  CHECK_EQ(with.generate(corners, 0), Words{0});
  CHECK_EQ(with.generate(corners, 1), Words{1});
  CHECK_EQ(without.accuracy(corners).exact_match, 0.5);
  CHECK_GE(without.trainer().loss(), 0.69);
}

TEST_CASE("training: gradients of the image classifier agree with finite differences") {
  // Not black: the norm has too large a curvature at rows of zeros.
  Examples grey = corners;
  for (double& pixel : grey.pictures) pixel = 0.3 + 0.7 * pixel;
  for (const char* positions : {"learned", "none"}) {
    TrainingSession<double> session(settings(positions), grey);
    session.trainer().loss();
    const std::vector<Matrix<double>> gradients = session.trainer().gradients();
    const std::vector<int> ids = session.trainer().recording().parameters;
    for (std::size_t k = 0; k < ids.size(); ++k)
      for (Index cell = 0; cell < gradients[k].size(); cell += 5) {
        double& number = session.trainer().recording().tape.node(ids[k]).data.data()[cell];
        const double middle = number;
        const auto loss_at = [&](double value) {
          number = value;
          return session.trainer().loss();
        };
        const double derivative = (loss_at(middle + 1e-5) - loss_at(middle - 1e-5)) / 2e-5;
        number = middle;
        CHECK(std::abs(gradients[k].data()[cell] - derivative) < 1e-8);
      }
  }
}

TEST_CASE("training: reports invalid pictures") {
  Examples broken = corners;
  broken.pictures[3] = 1.5;
  CHECK_EQ(refusal(broken), "[examples] a pixel is 1.5: it must be from 0 to 1");
  broken.pictures[3] = std::nan("");
  CHECK_EQ(refusal(broken), "[examples] a pixel is NaN: it must be from 0 to 1");
  broken.pictures.pop_back();
  CHECK_EQ(refusal(broken), "[examples] pictures holds 31 numbers: 2 examples of 16 need 32");
  broken = corners;
  broken.target[1] = 2;
  CHECK_EQ(
      refusal(broken),
      "[examples] example 2, place 1 of the target is 2: it must be from 0 to 1, or -1 where no word stands");
}

}  // namespace attention::tests
