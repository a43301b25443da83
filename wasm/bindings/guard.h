#pragma once

#include <new>
#include <string>

#include "core/check.h"

/// The one guard between C++ and JavaScript.
namespace attention {

/// Throws a RangeError of JavaScript: a mistake in what was asked.
[[noreturn]] void raise_mistake(const std::string& message);

/// Throws an Error of JavaScript: a failure of ours, or of memory.
[[noreturn]] void raise_failure(const std::string& message);

/// Runs `body`; whatever it throws becomes a RangeError (a mistake in the input) or an Error (one of ours, or
/// memory), with a message that starts with "[". Anything else that reaches JavaScript is a trap.
template <class Body>
auto guarded(Body body) -> decltype(body()) {
  std::string mistake;
  std::string failure;
  try {
    return body();
  } catch (const InputError& error) {
    mistake = error.what();
  } catch (const std::bad_alloc&) {
    failure = "[memory] the browser gives no more memory for this run";
  } catch (const std::exception& error) {
    failure = std::string("[engine] ") + error.what();
  }
  if (!mistake.empty()) raise_mistake(mistake);
  raise_failure(failure);
}

}  // namespace attention
