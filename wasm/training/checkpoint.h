#pragma once

#include <cstdint>
#include <vector>

#include "training/trainer.h"

/// A snapshot as bytes, the same on every machine: little-endian, first "ALTR", then four numbers of four
/// bytes (format 1, bytes of a number: 4 or 8, parameters, 0), the steps in eight bytes, and for each
/// parameter three matrices (itself, its first memory, its second), each as rows and columns of four bytes
/// and its numbers row by row.
namespace attention {

using Bytes = std::vector<std::uint8_t>;

template <class T>
Bytes to_bytes(const Snapshot<T>& snapshot);

/// Throws InputError, in words, for anything that to_bytes has not written.
template <class T>
Snapshot<T> from_bytes(const Bytes& bytes);

}  // namespace attention
