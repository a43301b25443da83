#pragma once

#include "core/check.h"

/// The one guard between C++ and JavaScript.
namespace attention {

/// What went wrong, as it is reported to JavaScript.
struct ErrorReport {
  Message message;
  bool is_mistake = false;
};

/// The report of the exception that is being handled.
ErrorReport report_of_exception();

/// Throws a RangeError of JavaScript (a mistake in the input) or an Error (an internal error, or out of
/// memory), its text being the message as JSON.
[[noreturn]] void raise(const ErrorReport& report);

/// Runs `body`; whatever it throws is raised as above. Anything else that reaches JavaScript is a trap.
template <class Body>
auto guarded(Body body) -> decltype(body()) {
  ErrorReport report;
  try {
    return body();
  } catch (...) {
    report = report_of_exception();
  }
  raise(report);  // outside of the handler, which must end first to free the exception
}

}  // namespace attention
