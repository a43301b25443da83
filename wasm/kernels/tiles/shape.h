#pragma once

namespace attention::kernels {

/// A row-major matrix view with `stride` numbers from row to row, for example the columns of one head.
struct Rows {
  const float* data;
  int stride;

  const float* row(int i) const { return data + static_cast<long>(i) * stride; }
};

struct WritableRows {
  float* data;
  int stride;

  float* row(int i) const { return data + static_cast<long>(i) * stride; }
};

/// Visible keys: query i sees key j if low ≤ j − i ≤ high. Full, causal and windowed attention are bands:
/// causal is (−unbounded, 0), causal among the last w keys (1 − w, 0), a window to both sides (1 − w, w − 1).
struct Band {
  int low;
  int high;
};

constexpr int kUnbounded = 1 << 28;

/// softmax(Q Kᵀ / √d_k + M) V with Q m × d_k, K n × d_k, V n × d_v, and M 0 inside the band and −∞ outside.
struct Shape {
  int m;
  int n;
  int d_k;
  int d_v;
  Band band;
};

/// `count` rounded up to a multiple of `step`.
constexpr int round_up(int count, int step) { return (count + step - 1) / step * step; }

}  // namespace attention::kernels
