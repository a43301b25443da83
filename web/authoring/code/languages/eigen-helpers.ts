/** Helper functions of programs in C++. */
export const eigenHelpers: Readonly<Record<string, string>> = {
  softmax: `// Of each row.
Matrix softmax(const Matrix& scores) {
  const Matrix exponentials = (scores.colwise() - scores.rowwise().maxCoeff()).array().exp();
  return exponentials.array().colwise() / exponentials.rowwise().sum().array();
}`,
  softmax_or_zeros: `// Of each row; zeros where all scores are -inf, where the formula alone gives NaN.
Matrix softmax_or_zeros(const Matrix& scores) {
  const Matrix largest = scores.rowwise().maxCoeff().unaryExpr([](double x) { return std::isinf(x) ? 0.0 : x; });
  const Matrix exponentials = (scores.colwise() - largest.col(0)).array().exp();
  const Matrix total = exponentials.rowwise().sum().unaryExpr([](double x) { return x == 0.0 ? 1.0 : x; });
  return exponentials.array().colwise() / total.col(0).array();
}`,
  log_softmax: `// Of each row.
Matrix log_softmax(const Matrix& scores) {
  const Matrix shifted = scores.colwise() - scores.rowwise().maxCoeff();
  const Matrix total = shifted.array().exp().matrix().rowwise().sum();
  return shifted.colwise() - total.col(0).array().log().matrix();
}`,
  log_sum_exp: `// Of each row.
Matrix log_sum_exp(const Matrix& scores) {
  const Matrix shift = scores.rowwise().maxCoeff().unaryExpr([](double x) { return std::isfinite(x) ? x : 0.0; });
  const Matrix exponentials = (scores.colwise() - shift.col(0)).array().exp();
  return shift.array() + exponentials.rowwise().sum().array().log();
}`,
  hardmax: `// 1 for the largest number of each row, split among ties; zeros for a row of -inf.
Matrix hardmax(const Matrix& scores) {
  Matrix out = Matrix::Zero(scores.rows(), scores.cols());
  for (Eigen::Index i = 0; i < scores.rows(); ++i) {
    const double largest = scores.row(i).maxCoeff();
    if (!std::isfinite(largest)) continue;
    out.row(i) = (scores.row(i).array() == largest).cast<double>();
    out.row(i) /= out.row(i).sum();
  }
  return out;
}`,
  gelu: `double gelu(double x) { return x * 0.5 * (1.0 + std::erf(x / std::sqrt(2.0))); }`,
  gelu_tanh: `double gelu_tanh(double x) {
  return x * 0.5 * (1.0 + std::tanh(std::sqrt(2.0 / std::acos(-1.0)) * (x + 0.044715 * x * x * x)));
}`,
  concat_columns: `Matrix concat_columns(const std::vector<Matrix>& parts) {
  Eigen::Index cols = 0;
  for (const Matrix& part : parts) cols += part.cols();
  Matrix out(parts.front().rows(), cols);
  Eigen::Index first = 0;
  for (const Matrix& part : parts) {
    out.middleCols(first, part.cols()) = part;
    first += part.cols();
  }
  return out;
}`,
  concat_rows: `Matrix concat_rows(const std::vector<Matrix>& parts) {
  Eigen::Index rows = 0;
  for (const Matrix& part : parts) rows += part.rows();
  Matrix out(rows, parts.front().cols());
  Eigen::Index first = 0;
  for (const Matrix& part : parts) {
    out.middleRows(first, part.rows()) = part;
    first += part.rows();
  }
  return out;
}`,
  interleave_columns: `// The first column of \`even\`, the first of \`odd\`, the second of \`even\` ...
Matrix interleave_columns(const Matrix& even, const Matrix& odd, int cols) {
  Matrix out(even.rows(), cols);
  for (int j = 0; j < cols; ++j) out.col(j) = (j % 2 == 0 ? even : odd).col(j / 2);
  return out;
}`,
  arange: `// start, start + step, start + 2 step ..., each divided by the divisor.
Matrix arange(int rows, int cols, double start, double step, double divisor) {
  return Matrix::NullaryExpr(rows, cols, [=](Eigen::Index i, Eigen::Index j) {
    return (start + static_cast<double>(i + j) * step) / divisor;
  });
}`,
  take: `// Row-major indices into \`from\`.
Matrix take(const Matrix& from, int rows, int cols, const std::vector<int>& indices) {
  return Matrix::NullaryExpr(rows, cols, [&](Eigen::Index i, Eigen::Index j) {
    return from.data()[indices[static_cast<std::size_t>(i * cols + j)]];
  });
}`,
  additive_mask: `// 0 where query i sees key j, -inf elsewhere.
Matrix additive_mask(int rows, int cols, const std::function<bool(long, long)>& is_visible) {
  return Matrix::NullaryExpr(rows, cols, [&](Eigen::Index i, Eigen::Index j) {
    return is_visible(i, j) ? 0.0 : -std::numeric_limits<double>::infinity();
  });
}`,
  region_mask: `// 0 where two positions are in the same region, the barrier elsewhere.
Matrix region_mask(const std::vector<int>& regions, double barrier) {
  const auto region = [&](Eigen::Index at) { return regions[static_cast<std::size_t>(at)]; };
  const Eigen::Index side = static_cast<Eigen::Index>(regions.size());
  return Matrix::NullaryExpr(side, side, [&](Eigen::Index i, Eigen::Index j) {
    return region(i) == region(j) ? 0.0 : barrier;
  });
}`,
  scores_in_band: `// Row i: the dot products of query i with the keys i + start, i + start + 1 ...; -inf where there is no key.
Matrix scores_in_band(const Matrix& query, const Matrix& key, int start, int width) {
  Matrix out = Matrix::Constant(query.rows(), width, -std::numeric_limits<double>::infinity());
  for (Eigen::Index i = 0; i < query.rows(); ++i)
    for (Eigen::Index j = i + start; j < i + start + width; ++j)
      if (j >= 0 && j < key.rows()) out(i, j - i - start) = query.row(i).dot(key.row(j));
  return out;
}`,
  context_in_band: `// Row i: the weighted sum of the values i + start, i + start + 1 ..., as far as they exist.
Matrix context_in_band(const Matrix& weights, const Matrix& value, int start) {
  Matrix out = Matrix::Zero(weights.rows(), value.cols());
  for (Eigen::Index i = 0; i < weights.rows(); ++i)
    for (Eigen::Index o = 0; o < weights.cols(); ++o) {
      const Eigen::Index j = i + start + o;
      if (j >= 0 && j < value.rows()) out.row(i) += weights(i, o) * value.row(j);
    }
  return out;
}`,
  rotate_pairs: `// Rotates the columns 0 and 1, 2 and 3 ... by their angles.
Matrix rotate_pairs(const Matrix& x, const Matrix& cosines, const Matrix& sines) {
  Matrix out(x.rows(), x.cols());
  for (Eigen::Index i = 0; i < x.rows(); ++i)
    for (Eigen::Index k = 0; k < x.cols() / 2; ++k) {
      out(i, 2 * k) = x(i, 2 * k) * cosines(i, k) - x(i, 2 * k + 1) * sines(i, k);
      out(i, 2 * k + 1) = x(i, 2 * k) * sines(i, k) + x(i, 2 * k + 1) * cosines(i, k);
    }
  return out;
}`,
  rotate_halves: `// Rotates the columns i and i + d/2 by their angles.
Matrix rotate_halves(const Matrix& x, const Matrix& cosines, const Matrix& sines) {
  const Eigen::Index half = x.cols() / 2;
  Matrix out(x.rows(), x.cols());
  out.leftCols(half) = x.leftCols(half).cwiseProduct(cosines) - x.rightCols(half).cwiseProduct(sines);
  out.rightCols(half) = x.leftCols(half).cwiseProduct(sines) + x.rightCols(half).cwiseProduct(cosines);
  return out;
}`,
  pair_sum: `// Row i * n + j: row i of \`outer\` plus row j of \`inner\`.
Matrix pair_sum(const Matrix& outer, const Matrix& inner) {
  Matrix out(outer.rows() * inner.rows(), outer.cols());
  for (Eigen::Index i = 0; i < outer.rows(); ++i)
    out.middleRows(i * inner.rows(), inner.rows()) = inner.rowwise() + outer.row(i);
  return out;
}`,
  pairs_of_rows: `// Row i * n + j: row i of \`outer\` beside row j of \`inner\`.
Matrix pairs_of_rows(const Matrix& outer, const Matrix& inner, bool outer_first) {
  Matrix out(outer.rows() * inner.rows(), outer.cols() + inner.cols());
  for (Eigen::Index i = 0; i < outer.rows(); ++i)
    for (Eigen::Index j = 0; j < inner.rows(); ++j) {
      if (outer_first)
        out.row(i * inner.rows() + j) << outer.row(i), inner.row(j);
      else
        out.row(i * inner.rows() + j) << inner.row(j), outer.row(i);
    }
  return out;
}`,
  offset_distances: `// For all pairs of pixels: the squared distance between their offset and the center, both (down, right).
Matrix offset_distances(double down, double right, int height, int width) {
  return Matrix::NullaryExpr(height * width, height * width, [=](Eigen::Index i, Eigen::Index j) {
    const double from_center = static_cast<double>(j / width - i / width) - down;
    const double beside_center = static_cast<double>(j % width - i % width) - right;
    return from_center * from_center + beside_center * beside_center;
  });
}`,
  convolve: `// The 3 x 3 cross-correlation of a picture (height x width * channels), a row per pixel.
Matrix convolve(const Matrix& picture, const Matrix& kernel, bool zeros_beyond_border) {
  const Eigen::Index channels = kernel.rows() / 9, height = picture.rows(), width = picture.cols() / channels;
  Matrix out = Matrix::Zero(height * width, kernel.cols());
  for (Eigen::Index pixel = 0; pixel < out.rows(); ++pixel)
    for (Eigen::Index k = 0; k < 9; ++k) {
      const Eigen::Index row = pixel / width + k / 3 - 1, col = pixel % width + k % 3 - 1;
      const Eigen::Index near_row = std::clamp<Eigen::Index>(row, 0, height - 1);
      const Eigen::Index near_col = std::clamp<Eigen::Index>(col, 0, width - 1);
      if (zeros_beyond_border && (row != near_row || col != near_col)) continue;
      out.row(pixel) += picture.row(near_row).segment(near_col * channels, channels) *
                        kernel.middleRows(k * channels, channels);
    }
  return out;
}`,
  round_to: `// The nearest numbers with so many binary digits, ties to even: from exponent smallest on, infinite from 2^overflow on.
Matrix round_to(const Matrix& from, int digits, int smallest, int overflow) {
  return from.unaryExpr([=](double x) {
    if (!std::isfinite(x) || x == 0.0) return x;
    const double unit = std::ldexp(1.0, std::max(std::ilogb(x), smallest) - (digits - 1));
    const double near = std::nearbyint(x / unit) * unit;
    const bool is_beyond = std::abs(near) >= std::ldexp(1.0, overflow);
    return std::copysign(is_beyond ? std::numeric_limits<double>::infinity() : near, x);
  });
}`,
  tril: `// 0 above the diagonal that is so far above the middle one.
Matrix tril(const Matrix& from, int offset) {
  return Matrix::NullaryExpr(from.rows(), from.cols(), [&](Eigen::Index i, Eigen::Index j) {
    return j <= i + offset ? from(i, j) : 0.0;
  });
}`,
  top_k_mask: `// 0 at the k largest numbers of each row, -inf elsewhere; of equal ones the first, and -inf stays.
Matrix top_k_mask(const Matrix& scores, int k) {
  const double closed = -std::numeric_limits<double>::infinity();
  return Matrix::NullaryExpr(scores.rows(), scores.cols(), [&](Eigen::Index i, Eigen::Index j) {
    int rank = 0;
    for (Eigen::Index other = 0; other < scores.cols(); ++other)
      if (scores(i, other) > scores(i, j) || (scores(i, other) == scores(i, j) && other < j)) ++rank;
    return scores(i, j) != closed && rank < k ? 0.0 : closed;
  });
}`,
};
