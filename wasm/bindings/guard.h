#pragma once

#include <new>
#include <string>

#include "core/check.h"

/// The one guard between C++ and JavaScript.
namespace attention {

/// Throws a RangeError of JavaScript whose text is the message as JSON: a mistake in what was asked.
[[noreturn]] void raise_mistake(const Message& message);

/// Throws an Error of JavaScript, of the same form: a failure of ours, or of memory.
[[noreturn]] void raise_failure(const Message& message);

/// Runs `body`; whatever it throws becomes a RangeError (a mistake in the input) or an Error (one of ours, or
/// memory), its text being a message as JSON. Anything else that reaches JavaScript is a trap.
template <class Body>
auto guarded(Body body) -> decltype(body()) {
  Message mistake;
  Message failure;
  try {
    return body();
  } catch (const InputError& error) {
    mistake = error.message;
  } catch (const std::bad_alloc&) {
    failure = {"error.memory"};
  } catch (const std::exception& error) {
    failure = {"error.engine", {{"what", std::string(error.what())}}};
  }
  if (!mistake.empty()) raise_mistake(mistake);
  raise_failure(failure);
}

}  // namespace attention
