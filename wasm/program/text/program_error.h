#pragma once

#include "core/check.h"
#include "program/text/span.h"

namespace attention::program {

/// What is wrong with a program, and where. The text is that of `message`, then that of `hint` if there is
/// one.
struct ProgramError : InputError {
  ProgramError(Span at, Message reported, Message correction)
      : InputError(std::move(reported)), span(at), hint(std::move(correction)) {}
  Span span;
  Message hint;
};

/// Something that stops nothing.
struct Warning {
  Span span;
  Message message;
};

/// Throws ProgramError.
[[noreturn]] inline void refuse(const Span& at, Message message, Message hint = {}) {
  throw ProgramError(at, std::move(message), std::move(hint));
}

}  // namespace attention::program
