#pragma once

#include <stdexcept>
#include <string>

#include "core/message.h"

/// Named checks. Each throws InputError with a message that names the rule and says which argument, which
/// shapes, and what was expected.
namespace attention {

/// A mistake of the caller: reported by a message, never a crash. `what` is its key alone.
struct InputError : std::invalid_argument {
  explicit InputError(Message reported) : std::invalid_argument(reported.key), message(std::move(reported)) {}
  Message message;
};

/// What the engine computes at most. Checked before anything is allocated.
struct Limits {
  static constexpr Index side = 256;
  static constexpr Index heads = 16;
  /// Pairs of rows that a score network reads one by one.
  static constexpr Index pairs = 4096;
  static constexpr Index cells = Index{1} << 22;
};

/// An argument as messages speak of it.
struct Argument {
  MessageValue name;
  Index rows;
  Index cols;
};

/// A number as messages spell it: 2, 0.001, NaN, -Infinity.
std::string number_text(double value);

/// Throws InputError: the rule in brackets, and the reason.
[[noreturn]] void fail(const std::string& rule, Message reason);

/// "the cosines", for an argument that has no name of its own: its key is `argument.cosines`.
inline Message unnamed(const char* what) { return {std::string("argument.") + what}; }
/// option_argument("valid_len").
Message option_argument(const std::string& name);

void check_multiplicable(const std::string& rule, const Argument& left, const Argument& right);
void check_same_shape(const std::string& rule, const Argument& left, const Argument& right);
/// `right` has the shape of `left`, or is one row that is added to every row of it.
void check_row_broadcastable(const std::string& rule, const Argument& left, const Argument& right);
/// `right` has the shape of `left`, or is one row or one column or one number that serves all of it.
void check_broadcastable(const std::string& rule, const Argument& left, const Argument& right);
void check_same_rows(const std::string& rule, const Argument& left, const Argument& right);
void check_same_columns(const std::string& rule, const Argument& left, const Argument& right);
/// Every row of one with every row of the other is no more than Limits::pairs.
void check_pairs(const std::string& rule, const Argument& outer, const Argument& inner);
/// The cells of `argument` fill rows of `cols` cells without a rest.
void check_foldable(const std::string& rule, const Argument& argument, Index cols);
void check_columns(const std::string& rule, const Argument& argument, Index first, Index count);
void check_rows(const std::string& rule, const Argument& argument, Index first, Index count);
void check_positive(const std::string& rule, const MessageValue& name, double value);
void check_finite(const std::string& rule, const MessageValue& name, double value);
/// `value` is a whole number from `low` to `high`; returns it as one.
Index check_whole(const std::string& rule, const MessageValue& name, double value, Index low, Index high);
/// `rows` and `cols` are whole numbers from 1 to Limits::side.
void check_size(const std::string& rule, const MessageValue& name, double rows, double cols);
void check_cell(const std::string& rule, const Argument& argument, double row, double col);

}  // namespace attention
