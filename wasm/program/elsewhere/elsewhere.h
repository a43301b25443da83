#pragma once

#include <string_view>
#include <vector>

namespace attention::program {

/// A function of libraries that people know: how it is called there, and what is written here.
struct Elsewhere {
  std::string_view name;
  /// Its arguments, each with all names that it has: the first is that in `code`. `only` where nothing but
  /// the name is another one, `words` where the call as it stands cannot be replaced.
  std::string_view arguments;
  std::string_view code;
};

inline constexpr std::string_view only_name = "only";
inline constexpr std::string_view only_words = "words";

/// All ways to call a function; the first is for the hint where none fits. `torch.split` is before `split`:
/// libraries differ.
std::vector<const Elsewhere*> elsewhere_named(std::string_view name);

/// Whether libraries have a function of this name. What is spelt like it here is another one.
bool is_of_elsewhere(std::string_view name);

/// Functions that have random numbers.
bool is_random(std::string_view name);

}  // namespace attention::program
