#include "by_hand.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "simd/exp.h"
#include "simd/f32x4.h"
#include "simd/product.h"
#include "simd/row_reductions.h"

namespace attention::bench {

namespace {

using simd::F32x4;
using simd::Grid;
using simd::load;
using simd::splat;
using simd::store;

constexpr int kHeadWidth = kWidth / kHeads;
const float kScale = 1 / std::sqrt(static_cast<float>(kHeadWidth));

/// Indices of the parameters of a layer, relative to its first.
enum { kQ, kK, kV, kO, kGain1, kShift1, kW1, kB1, kW2, kB2, kGain2, kShift2, kEach };
enum { kEmbedding, kPositions, kFirstLayer, kLastGain = kFirstLayer + kLayers * kEach, kLastShift, kOut };

std::vector<std::size_t> sizes() {
  std::vector<std::size_t> out = {kWords * kWidth, kLength * kWidth};
  for (int layer = 0; layer < kLayers; ++layer) {
    out.insert(out.end(), 4, kWidth * kWidth);
    out.insert(out.end(),
               {kWidth, kWidth, kWidth * kHidden, kHidden, kHidden * kWidth, kWidth, kWidth, kWidth});
  }
  out.insert(out.end(), {kWidth, kWidth, kWidth * kWords});
  return out;
}

Grid grid(const float* at, int cols) { return {at, cols, 1}; }
Grid transposed(const float* at, int cols) { return {at, 1, cols}; }

/// c = a b, or c += a b; a: rows × depth, b: depth × cols.
void product(const Grid& a, const Grid& b, float* c, int rows, int depth, int cols, bool adds = false) {
  simd::multiply({rows, depth, cols, a, b, {c, cols, adds}});
}

float sum_of(F32x4 x) { return (x[0] + x[2]) + (x[1] + x[3]); }

/// to += the sum of all rows.
void add_rows(const Floats& rows, int cols, float* to) {
  for (int i = 0; i < kRows; ++i)
    for (int j = 0; j < cols; j += 4) store(to + j, load(to + j) + load(&rows[i * cols + j]));
}

}  // namespace

ByHand::ByHand(const Batch& batch) : batch_(batch) {
  std::size_t end = 0;
  for (const std::size_t size : sizes()) {
    places_.push_back(end);
    end += size;
  }
  for (Floats* each : {&parameters_, &gradients_, &first_, &second_}) each->assign(end, 0);
}

double ByHand::step() {
  std::fill(gradients_.begin(), gradients_.end(), 0.0f);
  embed();
  for (int k = 0; k < kLayers; ++k) {
    attend(layers_[k], kFirstLayer + k * kEach);
    feed_forward(layers_[k], kFirstLayer + k * kEach);
  }
  const double before = loss();
  for (int k = kLayers - 1; k >= 0; --k) {
    feed_forward_back(layers_[k], kFirstLayer + k * kEach);
    attend_back(layers_[k], kFirstLayer + k * kEach);
  }
  embed_back();
  descend();
  return before;
}

void ByHand::embed() {
  for (int i = 0; i < kRows; ++i) {
    const float* const word = parameter(kEmbedding) + batch_.words[i] * kWidth;
    const float* const place = parameter(kPositions) + i % kLength * kWidth;
    for (int j = 0; j < kWidth; j += 4) store(&rows_[i * kWidth + j], load(word + j) + load(place + j));
  }
}

void ByHand::embed_back() {
  for (int i = 0; i < kRows; ++i) {
    float* const word = gradient(kEmbedding) + batch_.words[i] * kWidth;
    float* const place = gradient(kPositions) + i % kLength * kWidth;
    for (int j = 0; j < kWidth; j += 4) {
      const F32x4 g = load(&rows_back_[i * kWidth + j]);
      store(word + j, load(word + j) + g);
      store(place + j, load(place + j) + g);
    }
  }
}

/// (x - μ) / √(σ² + ε) ⊙ γ + β of each row.
void ByHand::normalise(int gain, Normed& to) {
  const float* const gains = parameter(gain);
  const float* const shifts = parameter(gain + 1);
  for (int i = 0; i < kRows; ++i) {
    const float* const x = &rows_[i * kWidth];
    F32x4 sum{}, squares{};
    for (int j = 0; j < kWidth; j += 4) sum += load(x + j);
    const F32x4 mean = splat(sum_of(sum) / kWidth);
    for (int j = 0; j < kWidth; j += 4) squares += (load(x + j) - mean) * (load(x + j) - mean);
    const float inverse = 1 / std::sqrt(sum_of(squares) / kWidth + static_cast<float>(kEpsilon));
    to.inverse[i] = inverse;
    for (int j = 0; j < kWidth; j += 4) {
      const F32x4 unit = (load(x + j) - mean) * splat(inverse);
      store(&to.unit[i * kWidth + j], unit);
      store(&to.out[i * kWidth + j], unit * load(gains + j) + load(shifts + j));
    }
  }
}

/// Adds the gradient of the norm's input, computed from normed_back_, to rows_back_.
void ByHand::normalise_back(int gain, const Normed& of) {
  const float* const gains = parameter(gain);
  float* const gains_back = gradient(gain);
  float* const shifts_back = gradient(gain + 1);
  for (int i = 0; i < kRows; ++i) {
    const float* const g = &normed_back_[i * kWidth];
    const float* const unit = &of.unit[i * kWidth];
    F32x4 sum{}, along{};
    for (int j = 0; j < kWidth; j += 4) {
      const F32x4 out = load(g + j), u = load(unit + j), each = out * load(gains + j);
      store(shifts_back + j, load(shifts_back + j) + out);
      store(gains_back + j, load(gains_back + j) + out * u);
      sum += each;
      along += each * u;
    }
    const F32x4 mean = splat(sum_of(sum) / kWidth), derivative = splat(sum_of(along) / kWidth);
    for (int j = 0; j < kWidth; j += 4) {
      const F32x4 each = load(g + j) * load(gains + j) - mean - load(unit + j) * derivative;
      float* const to = &rows_back_[i * kWidth + j];
      store(to, load(to) + each * splat(of.inverse[i]));
    }
  }
}

/// rows += concat(softmax(Q Kᵀ / √d + M) V) W_o, of every example.
void ByHand::attend(Layer& layer, int first) {
  normalise(first + kGain1, layer.before_heads);
  const Grid x = grid(layer.before_heads.out.data(), kWidth);
  product(x, grid(parameter(first + kQ), kWidth), layer.query.data(), kRows, kWidth, kWidth);
  product(x, grid(parameter(first + kK), kWidth), layer.key.data(), kRows, kWidth, kWidth);
  product(x, grid(parameter(first + kV), kWidth), layer.value.data(), kRows, kWidth, kWidth);
  for (int each = 0; each < kBatch * kHeads; ++each) {
    const int at = each / kHeads * kLength * kWidth + each % kHeads * kHeadWidth;
    float* const weights = &layer.weights[each * kLength * kLength];
    product(grid(&layer.query[at], kWidth), transposed(&layer.key[at], kWidth), weights, kLength, kHeadWidth,
            kLength);
    for (int i = 0; i < kLength; ++i) {
      float* const row = weights + i * kLength;
      for (int j = 0; j < kLength; j += 4) store(row + j, load(row + j) * splat(kScale));
      std::fill(row + i + 1, row + kLength, -std::numeric_limits<float>::infinity());
      simd::exp_shifted(row, kLength, simd::largest(row, kLength), row);
    }
    simd::divide_by_sums(weights, kLength, kLength);
    simd::multiply({kLength,
                    kLength,
                    kHeadWidth,
                    grid(weights, kLength),
                    grid(&layer.value[at], kWidth),
                    {&layer.context[at], kWidth, false}});
  }
  product(grid(layer.context.data(), kWidth), grid(parameter(first + kO), kWidth), rows_.data(), kRows,
          kWidth, kWidth, true);
}

void ByHand::attend_back(Layer& layer, int first) {
  const Grid g = grid(rows_back_.data(), kWidth);
  product(transposed(layer.context.data(), kWidth), g, gradient(first + kO), kWidth, kRows, kWidth, true);
  product(g, transposed(parameter(first + kO), kWidth), context_back_.data(), kRows, kWidth, kWidth);
  for (int each = 0; each < kBatch * kHeads; ++each) {
    const int at = each / kHeads * kLength * kWidth + each % kHeads * kHeadWidth;
    const float* const weights = &layer.weights[each * kLength * kLength];
    float* const back = weights_back_.data();
    const auto head = [&](const Grid& a, const Floats& b, Floats& to) {
      simd::multiply({kLength, kLength, kHeadWidth, a, grid(&b[at], kWidth), {&to[at], kWidth, false}});
    };
    product(grid(&context_back_[at], kWidth), transposed(&layer.value[at], kWidth), back, kLength, kHeadWidth,
            kLength);
    head(transposed(weights, kLength), context_back_, value_back_);
    for (int i = 0; i < kLength; ++i) {
      F32x4 sum{};
      for (int j = i * kLength; j < (i + 1) * kLength; j += 4) sum += load(weights + j) * load(back + j);
      const F32x4 mean = splat(sum_of(sum));
      for (int j = i * kLength; j < (i + 1) * kLength; j += 4)
        store(back + j, load(weights + j) * (load(back + j) - mean) * splat(kScale));
    }
    head(grid(back, kLength), layer.key, query_back_);
    head(transposed(back, kLength), layer.query, key_back_);
  }
  const Grid x = transposed(layer.before_heads.out.data(), kWidth);
  const Floats* const backs[] = {&query_back_, &key_back_, &value_back_};
  for (int k = 0; k < 3; ++k) {
    const Grid back = grid(backs[k]->data(), kWidth);
    product(x, back, gradient(first + kQ + k), kWidth, kRows, kWidth, true);
    product(back, transposed(parameter(first + kQ + k), kWidth), normed_back_.data(), kRows, kWidth, kWidth,
            k > 0);
  }
  normalise_back(first + kGain1, layer.before_heads);
}

/// rows += max(0, X W_1 + b_1) W_2 + b_2.
void ByHand::feed_forward(Layer& layer, int first) {
  normalise(first + kGain2, layer.before_hidden);
  product(grid(layer.before_hidden.out.data(), kWidth), grid(parameter(first + kW1), kHidden),
          layer.hidden.data(), kRows, kWidth, kHidden);
  const float* const b_1 = parameter(first + kB1);
  const float* const b_2 = parameter(first + kB2);
  for (int i = 0; i < kRows; ++i)
    for (int j = 0; j < kHidden; j += 4) {
      float* const at = &layer.hidden[i * kHidden + j];
      store(at, simd::larger(load(at) + load(b_1 + j), F32x4{}));
    }
  for (int i = 0; i < kRows; ++i)
    for (int j = 0; j < kWidth; j += 4)
      store(&rows_[i * kWidth + j], load(&rows_[i * kWidth + j]) + load(b_2 + j));
  product(grid(layer.hidden.data(), kHidden), grid(parameter(first + kW2), kWidth), rows_.data(), kRows,
          kHidden, kWidth, true);
}

void ByHand::feed_forward_back(Layer& layer, int first) {
  const Grid g = grid(rows_back_.data(), kWidth);
  add_rows(rows_back_, kWidth, gradient(first + kB2));
  product(transposed(layer.hidden.data(), kHidden), g, gradient(first + kW2), kHidden, kRows, kWidth, true);
  product(g, transposed(parameter(first + kW2), kWidth), hidden_back_.data(), kRows, kWidth, kHidden);
  for (int i = 0; i < kRows * kHidden; i += 4)
    store(&hidden_back_[i], load(&layer.hidden[i]) > F32x4{} ? load(&hidden_back_[i]) : F32x4{});
  add_rows(hidden_back_, kHidden, gradient(first + kB1));
  const Grid hidden = grid(hidden_back_.data(), kHidden);
  product(transposed(layer.before_hidden.out.data(), kWidth), hidden, gradient(first + kW1), kWidth, kRows,
          kHidden, true);
  product(hidden, transposed(parameter(first + kW1), kHidden), normed_back_.data(), kRows, kHidden, kWidth);
  normalise_back(first + kGain2, layer.before_hidden);
}

/// The mean cross-entropy, and its gradient down to rows_back_.
double ByHand::loss() {
  normalise(kLastGain, last_);
  product(grid(last_.out.data(), kWidth), grid(parameter(kOut), kWords), logits_.data(), kRows, kWidth,
          kWords);
  double sum = 0;
  for (int i = 0; i < kRows; ++i) {
    float* const row = &logits_[i * kWords];
    const float most = simd::largest(row, kWords);
    const float right = row[batch_.next[i]];
    simd::exp_shifted(row, kWords, most, row);
    F32x4 sums{};
    for (int j = 0; j < kWords; j += 4) sums += load(row + j);
    const float total = sum_of(sums);
    sum += std::log(static_cast<double>(total)) + static_cast<double>(most - right);
    for (int j = 0; j < kWords; j += 4) store(row + j, load(row + j) * splat(1 / total / kRows));
    row[batch_.next[i]] -= 1.0f / kRows;
  }
  const Grid back = grid(logits_.data(), kWords);
  product(transposed(last_.out.data(), kWidth), back, gradient(kOut), kWidth, kRows, kWords, true);
  product(back, transposed(parameter(kOut), kWords), normed_back_.data(), kRows, kWords, kWidth);
  std::fill(rows_back_.begin(), rows_back_.end(), 0.0f);
  normalise_back(kLastGain, last_);
  return sum / kRows;
}

/// Adam.
void ByHand::descend() {
  ++steps_;
  const double t = static_cast<double>(steps_);
  const F32x4 rate = splat(static_cast<float>(kRate / (1 - std::pow(0.9, t))));
  const F32x4 share = splat(static_cast<float>(1 / (1 - std::pow(0.999, t))));
  for (std::size_t i = 0; i < parameters_.size(); i += 4) {
    const F32x4 g = load(&gradients_[i]);
    const F32x4 m = splat(0.9f) * load(&first_[i]) + splat(0.1f) * g;
    const F32x4 v = splat(0.999f) * load(&second_[i]) + splat(0.001f) * g * g;
    store(&first_[i], m);
    store(&second_[i], v);
    F32x4 root = v * share;
    for (int lane = 0; lane < 4; ++lane) root[lane] = std::sqrt(root[lane]);
    store(&parameters_[i], load(&parameters_[i]) - rate * m / (root + splat(1e-8f)));
  }
}

}  // namespace attention::bench
