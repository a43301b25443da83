#include "blocks/attention/attend.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attention {

namespace {

template <class T>
bool is_blocked(T value) {
  return value == -std::numeric_limits<T>::infinity();
}

template <class T>
DeadRows dead_rows_of(const Walk<T>& walk) {
  const bool nan = walk.has_option("fully_masked") && walk.choice("fully_masked") == "nan";
  return nan ? DeadRows::nan : DeadRows::zeros;
}

/// A reader who sees a row of zero weights must be told why.
template <class T>
void note_dead_rows(Walk<T>& walk, Var<T> masked, Var<T> weights) {
  for (Index i = 0; i < masked.rows(); ++i) {
    const auto row = masked.data().row(i);
    if (!std::all_of(row.begin(), row.end(), is_blocked<T>)) continue;
    walk.note(
        weights, i,
        dead_rows_of(walk) == DeadRows::nan
            ? "Every key is masked, and the bare formula divides 0 by 0: NaN."
            : "Every key is masked: there is nothing to attend to, so the weights and the context are 0.");
  }
}

/// An option of the mask that counts tokens.
template <class T>
Index counted(const Walk<T>& walk, const char* option, Index low) {
  return check_whole(walk.schema.id, std::string("option ") + option, walk.number(option), low, Limits::side);
}

/// The mask of that name for m queries and n keys.
template <class T>
Var<T> generated_mask(Walk<T>& walk, const std::string& choice, Index m, Index n) {
  if (choice == "padding") return padding_mask(walk.tape, m, n, counted(walk, "valid_len", 0));
  if (choice == "block") return block_mask(walk.tape, m, n, counted(walk, "block_size", 1));
  if (choice == "window")
    return window_mask(walk.tape, m, n, counted(walk, "window_left", -1), counted(walk, "window_right", -1));
  return causal_mask(walk.tape, m, n, choice == "causal" ? 0 : n - m);
}

template <class T>
Var<T> bring_into_range(Walk<T>& walk, Var<T> scores, const Scaling& scaling) {
  if (scaling.factor != 0)
    scores = walk.named("scaled_scores", scale(scores, scaling.factor, scaling.equation));
  if (scaling.softcap != 0) scores = walk.named("capped_scores", softcap(scores, scaling.softcap));
  return scores;
}

/// Q Kᵀ, brought into range.
template <class T>
Var<T> score(Walk<T>& walk, Var<T> query, Var<T> key, const Scaling& scaling) {
  walk.section("scores", "Scores");
  const Var<T> key_transposed = walk.named("key_transposed", transpose(key));
  return bring_into_range(walk, walk.named("scores", matmul(query, key_transposed)), scaling);
}

/// softmax(S + M) V.
template <class T>
Var<T> gather(Walk<T>& walk, Var<T> scores, Var<T> value, std::optional<Var<T>> barrier) {
  if (barrier) scores = walk.named("masked_scores", mask(scores, *barrier));
  walk.section("weights", "Weights");
  const Var<T> weights = walk.named("weights", softmax(scores, dead_rows_of(walk)));
  if (barrier) note_dead_rows(walk, scores, weights);

  walk.section("context", "Context");
  return walk.named("context", matmul(weights, value));
}

}  // namespace

template <class T>
Scaling scaling_of(const Walk<T>& walk, Index d_k) {
  Scaling scaling;
  const double chosen = walk.has_option("scale") ? walk.number("scale") : 0;
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
  Var<T> var = generated_mask(walk, choice, query.rows(), key.rows());
  var.node().row_dim = query.node().row_dim;
  var.node().col_dim = key.node().row_dim;
  return walk.named("mask", var);
}

template <class T>
Var<T> attend(Walk<T>& walk, Var<T> query, Var<T> key, Var<T> value, const Scaling& scaling,
              std::optional<Var<T>> mask) {
  return gather(walk, score(walk, query, key, scaling), value, mask);
}

template <class T>
Var<T> attend(Walk<T>& walk, Var<T> query, Var<T> key, Var<T> value, const Scaling& scaling) {
  const Var<T> scores = score(walk, query, key, scaling);
  return gather(walk, scores, value, make_mask(walk, query, key));
}

template Scaling scaling_of(const Walk<double>&, Index);
template std::optional<Var<double>> make_mask(Walk<double>&, Var<double>, Var<double>);
template Var<double> attend(Walk<double>&, Var<double>, Var<double>, Var<double>, const Scaling&,
                            std::optional<Var<double>>);
template Var<double> attend(Walk<double>&, Var<double>, Var<double>, Var<double>, const Scaling&);

template Scaling scaling_of(const Walk<float>&, Index);
template std::optional<Var<float>> make_mask(Walk<float>&, Var<float>, Var<float>);
template Var<float> attend(Walk<float>&, Var<float>, Var<float>, Var<float>, const Scaling&,
                           std::optional<Var<float>>);
template Var<float> attend(Walk<float>&, Var<float>, Var<float>, Var<float>, const Scaling&);

}  // namespace attention
