#pragma once

#include <cstdint>
#include <vector>

#include "training/trainer.h"

/// Serializes snapshots, little-endian: "ALTR"; uint32 format = 1, sizeof(T), number of parameters, 0; uint64
/// step; then for each parameter three matrices (parameter, first and second optimizer state), each as uint32
/// rows and columns and its numbers row by row.
namespace attention {

using Bytes = std::vector<std::uint8_t>;

template <class T>
Bytes to_bytes(const Snapshot<T>& snapshot);

/// Throws InputError for anything that to_bytes has not written.
template <class T>
Snapshot<T> from_bytes(const Bytes& bytes);

}  // namespace attention
