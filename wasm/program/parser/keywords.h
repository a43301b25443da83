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

/// How the table of functions calls a library whose functions may differ from those here: "torch." for `F`;
/// empty for all others.
std::string_view library_of(std::string_view module);

/// Whether a word begins a function in another language: function, func, Def.
bool is_function_word(std::string_view word);

/// Whether a word stands before a new name in another language: let, const, float.
bool is_declaration_word(std::string_view word);

/// Whether a function takes numbers beside each other, not in brackets of their own: zeros(2, 3).
bool is_of_numbers(std::string_view function);

/// What is written instead of a method of arrays elsewhere: ".T" for "transpose"; empty where it is
/// that of a function, or nothing is like it.
std::string_view instead_of_method(std::string_view name);

}  // namespace attention::program
