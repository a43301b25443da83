#pragma once

#include <string_view>

namespace attention::program {

/// Whether a word is one of Python's: no name of a value.
bool is_keyword(std::string_view word);

/// The key of the message about a word that begins what Python has and the language leaves out; null for all
/// others.
const char* left_out_key(std::string_view word);

/// Whether a name is that of a library, as in `np.exp`.
bool is_module(std::string_view name);

}  // namespace attention::program
