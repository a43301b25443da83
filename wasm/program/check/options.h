#pragma once

#include <optional>

#include "program/check/checked_function.h"

namespace attention::program {

/// The value of a number, a truth value or a text as it stands; nothing for anything else.
std::optional<Literal> literal_of(const Expression& expression);

/// "12", "2.5", "1e-05", "True", or the text itself.
std::string text_of(const Literal& literal);

/// A number with up to six digits: "2.5", "1e-05", "inf".
std::string short_text(double number);

double number_of(const Literal& literal);
inline bool is_text(const Literal& literal) { return std::holds_alternative<std::string>(literal); }
inline bool is_truth(const Literal& literal) { return std::holds_alternative<bool>(literal); }
inline bool is_whole(const Literal& literal) { return std::holds_alternative<std::int64_t>(literal); }

/// Whether an annotation is a range or a choice: "1..8", "dot | general".
bool is_range(const std::string& annotation);

/// Type, range or choices, and the first value. Throws ProgramError: program.option.*.
OptionSpec read_option(const Parameter& option);

/// The value of an option in a run. Throws ProgramError: program.option.value.
Literal option_value(const Parameter& option, const OptionSpec& spec, const Literal& given);

}  // namespace attention::program
