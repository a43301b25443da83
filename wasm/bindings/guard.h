#pragma once

#include <new>
#include <string>

#include "core/check.h"

/// Translates C++ exceptions to JavaScript errors.
namespace attention {

/// Throws a JavaScript RangeError with the message as JSON: invalid input.
[[noreturn]] void raise_input_error(const Message& message);

/// Throws a JavaScript Error with the message as JSON: an internal error, or out of memory.
[[noreturn]] void raise_internal_error(const Message& message);

/// Runs `body` and converts its exceptions with raise_input_error or raise_internal_error.
template <class Body>
auto guarded(Body body) -> decltype(body()) {
  Message input_error;
  Message internal_error;
  try {
    return body();
  } catch (const InputError& error) {
    input_error = error.message;
  } catch (const std::bad_alloc&) {
    internal_error = {"error.memory"};
  } catch (const std::exception& error) {
    internal_error = {"error.engine", {{"what", std::string(error.what())}}};
  }
  if (!input_error.empty()) raise_input_error(input_error);
  raise_internal_error(internal_error);
}

}  // namespace attention
