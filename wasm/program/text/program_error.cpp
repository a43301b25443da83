#include "program/text/program_error.h"

namespace attention::program {

void refuse(const Span& at, Message message, Message hint, std::optional<Correction> correction) {
  throw ProgramError(at, std::move(message), std::move(hint), std::move(correction));
}

void refuse(const Span& at, Message message, Message hint) {
  refuse(at, std::move(message), std::move(hint), std::nullopt);
}

void refuse(const Span& at, Message message) { refuse(at, std::move(message), Message{}, std::nullopt); }

void refuse(const Span& at, const char* key, std::initializer_list<MessageArgument> args) {
  refuse(at, Message{key, args});
}

}  // namespace attention::program
