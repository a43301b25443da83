#pragma once

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
[[noreturn]] inline void refuse(const Span& at, Message message, Message hint = {},
                                std::optional<Correction> correction = {}) {
  throw ProgramError(at, std::move(message), std::move(hint), std::move(correction));
}

}  // namespace attention::program
