#pragma once

#include <initializer_list>
#include <optional>
#include <string>

#include "core/check.h"
#include "program/text/span.h"

namespace attention::program {

/// What corrects a program by one press: a text in place of another.
struct Correction {
  Span span;
  std::string code;
};

/// What is wrong with a program, and where. The text is that of `message`, then that of `hint` if there is
/// one.
struct ProgramError : InputError {
  ProgramError(Span at, Message reported, Message added, std::optional<Correction> corrects)
      : InputError(std::move(reported)), span(at), hint(std::move(added)), correction(std::move(corrects)) {}
  Span span;
  Message hint;
  /// Where it is not what the message or the hint says to write in place of `span`.
  std::optional<Correction> correction;
};

/// Something that stops nothing.
struct Warning {
  Span span;
  Message message;
};

/// Throws ProgramError.
[[noreturn]] void refuse(const Span& at, Message message, Message hint, std::optional<Correction> correction);
// Most have no hint. A default argument would be made, and taken apart after a failure, at every call.
[[noreturn]] void refuse(const Span& at, Message message, Message hint);
[[noreturn]] void refuse(const Span& at, Message message);
[[noreturn]] void refuse(const Span& at, const char* key, std::initializer_list<MessageArgument> args = {});

}  // namespace attention::program
