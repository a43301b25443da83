#pragma once

#include <cstdint>

/// The model whose training step is measured: two layers of four heads over 64 words, each before its norm
/// (Xiong et al. 2020), and Adam.
namespace attention::bench {

constexpr int kWords = 64;
constexpr int kLength = 32;
constexpr int kBatch = 16;
constexpr int kWidth = 64;
constexpr int kHeads = 4;
constexpr int kLayers = 2;
constexpr int kHidden = 256;
constexpr int kRows = kBatch * kLength;
constexpr double kRate = 1e-3;
constexpr double kEpsilon = 1e-5;

/// The words of a batch, and the next word of each: kBatch × kLength.
struct Batch {
  std::int32_t words[kBatch * kLength];
  std::int32_t next[kBatch * kLength];
};

}  // namespace attention::bench
