#include "blocks/layers/norm.h"

namespace attention {

namespace {

/// What the intermediates are called on the way from rows to rows divided by their size.
struct SizeNames {
  const char* squares;
  const char* mean;
  const char* root;
};

/// X divided by the size of its rows: their standard deviation, once the mean is taken out, or their root
/// mean square.
template <class T>
Var<T> divide_by_size(Walk<T>& walk, Var<T> x, const SizeNames& names) {
  const Var<T> squares = walk.named(names.squares, multiply(x, x));
  const Var<T> mean = walk.named(names.mean, row_mean(squares));
  const Var<T> root = walk.named(names.root, square_root(mean, walk.number("epsilon")));
  walk.section("normalised", "Normalise");
  return walk.named("normalised", divide(x, root));
}

template <class T>
Var<T> without_mean(Walk<T>& walk, Var<T> x) {
  return walk.named("centred", subtract(x, walk.named("mean", row_mean(x))));
}

}  // namespace

template <class T>
NormParameters<T> read_norm(Walk<T>& walk) {
  const Var<T> gain = walk.input("gain");
  if (!walk.reads("shift")) return {gain, {}};
  return {gain, walk.input("shift")};
}

template <class T>
Var<T> normalise(Walk<T>& walk, Var<T> x, const NormParameters<T>& parameters) {
  walk.section("statistics", "Mean and size");
  const Var<T> rows = walk.choice("norm_kind") == "rms"
                          ? divide_by_size(walk, x, {"input_squares", "mean_square", "root_mean_square"})
                          : divide_by_size(walk, without_mean(walk, x), {"squares", "variance", "deviation"});
  if (!parameters.shift) return walk.named("normed", multiply(rows, parameters.gain));
  const Var<T> gained = walk.named("gained", multiply(rows, parameters.gain));
  return walk.named("normed", add(gained, *parameters.shift));
}

template <class T>
Var<T> norm_group(Walk<T>& walk, const std::string& id, const std::string& title, Var<T> x) {
  walk.enter(id, title);
  walk.section("inputs", "Gain and shift");
  const Var<T> normed = normalise(walk, x, read_norm(walk));
  walk.leave();
  return normed;
}

std::vector<InputSchema> norm_inputs(const std::string& dim) {
  return {
      {"gain", "\\gamma", "1", dim, "gain", "inner", "multiplies each column", ""},
      {"shift", "\\beta", "1", dim, "bias", "inner", "added to each column", "norm_kind=layer"},
  };
}

std::vector<OptionSchema> norm_options() {
  return {
      {"norm_kind",
       "by mean and deviation, or by the root mean square alone",
       "choice",
       {"layer", "rms"},
       std::string("layer"),
       0,
       0,
       ""},
      {"epsilon",
       "added under the root, so that a constant row divides by more than 0",
       "number",
       {},
       1e-5,
       1e-12,
       1,
       ""},
  };
}

template NormParameters<double> read_norm(Walk<double>&);
template NormParameters<float> read_norm(Walk<float>&);
template Var<double> normalise(Walk<double>&, Var<double>, const NormParameters<double>&);
template Var<float> normalise(Walk<float>&, Var<float>, const NormParameters<float>&);
template Var<double> norm_group(Walk<double>&, const std::string&, const std::string&, Var<double>);
template Var<float> norm_group(Walk<float>&, const std::string&, const std::string&, Var<float>);

}  // namespace attention
