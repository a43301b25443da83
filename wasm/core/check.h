#pragma once

#include <stdexcept>
#include <string>

#include "core/message.h"

/// Named checks. Each throws InputError with a message that names the op, the argument, its shape and what
/// was expected.
namespace attention {

/// An invalid argument of the caller. `what()` is the key of the message.
struct InputError : std::invalid_argument {
  explicit InputError(Message reported) : std::invalid_argument(reported.key), message(std::move(reported)) {}
  Message message;
};

/// Upper limits of the engine. Checked before anything is allocated.
struct Limits {
  /// Tokens, and whatever options count.
  static constexpr Index side = 256;
  /// Sides of a matrix: widths of tokens, of all heads together, and of hidden layers.
  static constexpr Index width = 4096;
  static constexpr Index heads = 16;
  /// Row pairs of a score network.
  static constexpr Index pairs = 4096;
  static constexpr Index cells = Index{1} << 22;
};

/// Name and shape of an argument, for messages.
struct Argument {
  MessageValue name;
  Index rows;
  Index cols;
};

/// A number as text: 2, 0.001, NaN, -Infinity.
std::string number_text(double value);

/// Throws InputError: the name of the op in brackets, then the reason.
[[noreturn]] void fail(const std::string& rule, Message reason);

/// A description such as "the cosines" for an argument without a node id: the text `argument.cosines`.
inline Message unnamed(const char* what) {
  // Not `+`: GCC 12 takes its move for an overflow.
  std::string key = "argument.";
  key += what;
  return {key};
}
/// The option `name`, as an argument in messages.
Message option_argument(const std::string& name);

void check_multiplicable(const std::string& rule, const Argument& left, const Argument& right);
void check_same_shape(const std::string& rule, const Argument& left, const Argument& right);
/// Each axis of `right` has the size of that of `left`, or 1.
void check_broadcastable(const std::string& rule, const Argument& left, const Argument& right);
void check_same_rows(const std::string& rule, const Argument& left, const Argument& right);
void check_same_columns(const std::string& rule, const Argument& left, const Argument& right);
/// outer.rows · inner.rows is at most Limits::pairs.
void check_pairs(const std::string& rule, const Argument& outer, const Argument& inner);
/// The number of cells of `argument` is a multiple of `cols`.
void check_reshape(const std::string& rule, const Argument& argument, Index cols);
void check_columns(const std::string& rule, const Argument& argument, Index first, Index count);
void check_rows(const std::string& rule, const Argument& argument, Index first, Index count);
void check_positive(const std::string& rule, const MessageValue& name, double value);
void check_finite(const std::string& rule, const MessageValue& name, double value);
/// `value` is an integer from `low` to `high`; returns it as Index.
Index check_integer(const std::string& rule, const MessageValue& name, double value, Index low, Index high);
/// `rows` and `cols` are integers from 1 to Limits::width.
void check_size(const std::string& rule, const MessageValue& name, double rows, double cols);
void check_cell(const std::string& rule, const Argument& argument, double row, double col);

}  // namespace attention
