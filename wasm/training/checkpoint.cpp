#include "training/checkpoint.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "core/check.h"

static_assert(std::endian::native == std::endian::little);

namespace attention {

namespace {

constexpr std::array<std::uint8_t, 4> mark = {'A', 'L', 'T', 'R'};
constexpr std::uint32_t format = 1;

template <class Value>
void write(Bytes& to, const Value* values, std::size_t count) {
  const auto* first = reinterpret_cast<const std::uint8_t*>(values);
  to.insert(to.end(), first, first + count * sizeof(Value));
}

template <class Value>
void write(Bytes& to, Value value) {
  write(to, &value, 1);
}

template <class T>
void write(Bytes& to, const Matrix<T>& matrix) {
  write(to, static_cast<std::uint32_t>(matrix.rows()));
  write(to, static_cast<std::uint32_t>(matrix.cols()));
  write(to, matrix.data(), static_cast<std::size_t>(matrix.size()));
}

/// Reads sequentially with bounds checks.
class Reader {
 public:
  explicit Reader(const Bytes& bytes) : bytes_(bytes) {}

  template <class Value>
  void read(Value* values, std::size_t count) {
    if (count > (bytes_.size() - at_) / sizeof(Value)) fail("checkpoint", {"error.file_ends_early"});
    if (count != 0) std::memcpy(values, bytes_.data() + at_, count * sizeof(Value));
    at_ += count * sizeof(Value);
  }

  template <class Value>
  Value read() {
    Value value;
    read(&value, 1);
    return value;
  }

  template <class T>
  Matrix<T> matrix() {
    const auto rows = read<std::uint32_t>();
    const auto cols = read<std::uint32_t>();
    // Checked before allocating.
    if (std::uint64_t{rows} * cols > (bytes_.size() - at_) / sizeof(T))
      fail("checkpoint", {"error.file_ends_early"});
    Matrix<T> out(rows, cols);
    read(out.data(), static_cast<std::size_t>(out.size()));
    return out;
  }

  bool is_done() const { return at_ == bytes_.size(); }

 private:
  const Bytes& bytes_;
  std::size_t at_ = 0;
};

template <class T>
void check_head(Reader& reader) {
  if (reader.read<std::array<std::uint8_t, 4>>() != mark) fail("checkpoint", {"error.no_checkpoint"});
  if (const auto found = reader.read<std::uint32_t>(); found != format)
    fail("checkpoint", {"error.checkpoint_format",
                        {{"found", static_cast<Index>(found)}, {"expected", static_cast<Index>(format)}}});
  if (const auto bytes = reader.read<std::uint32_t>(); bytes != sizeof(T))
    fail("checkpoint", {"error.checkpoint_numbers",
                        {{"found", static_cast<Index>(bytes)}, {"expected", static_cast<Index>(sizeof(T))}}});
}

}  // namespace

template <class T>
Bytes to_bytes(const Snapshot<T>& snapshot) {
  Bytes out(mark.begin(), mark.end());
  write(out, format);
  write(out, std::uint32_t{sizeof(T)});
  write(out, static_cast<std::uint32_t>(snapshot.parameters.size()));
  write(out, std::uint32_t{0});
  write(out, snapshot.step);
  for (std::size_t k = 0; k < snapshot.parameters.size(); ++k) {
    write(out, snapshot.parameters[k]);
    write(out, snapshot.optimizer_states[k].first);
    write(out, snapshot.optimizer_states[k].second);
  }
  return out;
}

template <class T>
Snapshot<T> from_bytes(const Bytes& bytes) {
  Reader reader(bytes);
  check_head<T>(reader);
  const auto count = reader.read<std::uint32_t>();
  reader.read<std::uint32_t>();
  Snapshot<T> out{reader.read<std::uint64_t>(), {}, {}};
  for (std::uint32_t k = 0; k < count; ++k) {
    out.parameters.push_back(reader.matrix<T>());
    Matrix<T> first = reader.matrix<T>();
    out.optimizer_states.push_back({std::move(first), reader.matrix<T>()});
  }
  if (!reader.is_done()) fail("checkpoint", {"error.file_goes_on"});
  return out;
}

template Bytes to_bytes(const Snapshot<double>&);
template Bytes to_bytes(const Snapshot<float>&);
template Snapshot<double> from_bytes(const Bytes&);
template Snapshot<float> from_bytes(const Bytes&);

}  // namespace attention
