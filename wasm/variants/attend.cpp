#include "variants/attend.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attention {

namespace {

template <class T>
bool is_blocked(T value) {
  return value == -std::numeric_limits<T>::infinity();
}

/// A reader who sees a row of zero weights must be told why.
template <class T>
void note_dead_rows(Walk<T>& walk, Var<T> masked, Var<T> weights) {
  for (Index i = 0; i < masked.rows(); ++i) {
    const auto row = masked.data().row(i);
    if (!std::all_of(row.begin(), row.end(), is_blocked<T>)) continue;
    walk.note(
        weights, i,
        walk.choice("fully_masked") == "nan"
            ? "Every key is masked, and the bare formula divides 0 by 0: NaN."
            : "Every key is masked: there is nothing to attend to, so the weights and the context are 0.");
  }
}

template <class T>
Index valid_length(const Walk<T>& walk) {
  return check_whole(walk.schema.id, "option valid_len", walk.number("valid_len"), 0, Limits::side);
}

template <class T>
Var<T> bring_into_range(Walk<T>& walk, Var<T> scores, const Scaling& scaling) {
  if (scaling.factor != 0)
    scores = walk.named("scaled_scores", scale(scores, scaling.factor, scaling.equation));
  if (scaling.softcap != 0) scores = walk.named("capped_scores", softcap(scores, scaling.softcap));
  return scores;
}

}  // namespace

template <class T>
Scaling scaling_of(const Walk<T>& walk, Index d_k) {
  Scaling scaling;
  const double chosen = walk.number("scale");
  scaling.factor = chosen == 0 ? 1 / std::sqrt(static_cast<double>(d_k)) : chosen;
  scaling.equation = chosen == 0 ? "\\frac{\\arg{0}}{\\sqrt{d_k}}" : "\\arg{0}\\cdot\\text{scale}";
  if (walk.has_option("softcap")) scaling.softcap = walk.number("softcap");
  return scaling;
}

template <class T>
std::optional<Var<T>> make_mask(Walk<T>& walk, Var<T> query, Var<T> key) {
  const std::string& choice = walk.choice("mask");
  if (choice == "none") return {};
  walk.section("mask", "Mask");
  if (choice == "custom") return walk.input("mask");
  const Index m = query.rows();
  const Index n = key.rows();
  Var<T> var = choice == "padding" ? padding_mask(walk.tape, m, n, valid_length(walk))
                                   : causal_mask(walk.tape, m, n, choice == "causal" ? 0 : n - m);
  var.node().row_dim = query.node().row_dim;
  var.node().col_dim = key.node().row_dim;
  return walk.named("mask", var);
}

template <class T>
Var<T> attend(Walk<T>& walk, Var<T> query, Var<T> key, Var<T> value, const Scaling& scaling,
              std::optional<Var<T>> shared_mask) {
  walk.section("scores", "Scores");
  const Var<T> key_transposed = walk.named("key_transposed", transpose(key));
  Var<T> scores = walk.named("scores", matmul(query, key_transposed));
  scores = bring_into_range(walk, scores, scaling);

  const std::optional<Var<T>> barrier = shared_mask ? shared_mask : make_mask(walk, query, key);
  if (barrier) scores = walk.named("masked_scores", mask(scores, *barrier));

  walk.section("weights", "Weights");
  const DeadRows dead_rows = walk.choice("fully_masked") == "nan" ? DeadRows::nan : DeadRows::zeros;
  const Var<T> weights = walk.named("weights", softmax(scores, dead_rows));
  if (barrier) note_dead_rows(walk, scores, weights);

  walk.section("context", "Context");
  return walk.named("context", matmul(weights, value));
}

template Scaling scaling_of(const Walk<double>&, Index);
template std::optional<Var<double>> make_mask(Walk<double>&, Var<double>, Var<double>);
template Var<double> attend(Walk<double>&, Var<double>, Var<double>, Var<double>, const Scaling&,
                            std::optional<Var<double>>);

template Scaling scaling_of(const Walk<float>&, Index);
template std::optional<Var<float>> make_mask(Walk<float>&, Var<float>, Var<float>);
template Var<float> attend(Walk<float>&, Var<float>, Var<float>, Var<float>, const Scaling&,
                           std::optional<Var<float>>);

}  // namespace attention
