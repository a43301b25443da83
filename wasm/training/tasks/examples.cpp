#include "training/tasks/examples.h"

#include <algorithm>

namespace attention {

namespace {

constexpr std::size_t most_numbers = std::size_t{1} << 23;

void check_length(const std::string& name, std::size_t found, std::size_t count, Index width) {
  const std::size_t expected = count * static_cast<std::size_t>(width);
  if (found != expected)
    fail("examples", name + " holds " + std::to_string(found) + " numbers: " + std::to_string(count) +
                         " examples of " + std::to_string(width) + " need " + std::to_string(expected));
}

/// "example 3, place 2 of the source".
std::string place_text(const std::string& name, std::size_t at, Index width) {
  const auto side = static_cast<std::size_t>(width);
  return "example " + std::to_string(at / side + 1) + ", place " + std::to_string(at % side + 1) + " of " +
         name;
}

void check_words(const std::string& name, const Words& words, Index width, Index count) {
  for (std::size_t k = 0; k < words.size(); ++k)
    if (words[k] < no_word || words[k] >= count)
      fail("examples", place_text(name, k, width) + " is " + std::to_string(words[k]) +
                           ": it must be from 0 to " + std::to_string(count - 1) +
                           ", or -1 where no word stands");
}

/// A sequence has at least one word, and none after its end.
void check_sequences(const std::string& name, const Words& words, Index width) {
  const auto side = static_cast<std::size_t>(width);
  for (std::size_t k = 0; k < words.size(); ++k) {
    if (words[k] == no_word) {
      if (k % side == 0)
        fail("examples", "example " + std::to_string(k / side + 1) + " has no word in " + name +
                             ": it needs one or more");
    } else if (k % side != 0 && words[k - 1] == no_word) {
      fail("examples", place_text(name, k, width) + " comes after the end of the sequence");
    }
  }
}

/// Is there something to tell in every example?
void check_asked(const Words& target, std::size_t count, Index width) {
  for (std::size_t k = 0; k < count; ++k) {
    const auto first = target.begin() + static_cast<std::ptrdiff_t>(k) * width;
    if (std::all_of(first, first + width, [](std::int32_t word) { return word == no_word; }))
      fail("examples", "example " + std::to_string(k + 1) + " asks for nothing: it needs one word or more");
  }
}

void check_pictures(const ExampleShape& form, const Examples& examples) {
  check_length("pictures", examples.pictures.size(), examples.count, form.pixels);
  for (const double each : examples.pictures)
    if (!(each >= 0 && each <= 1))
      fail("examples", "a pixel is " + number_text(each) + ": it must be from 0 to 1");
}

void check_source(const ExampleShape& form, const Examples& examples) {
  check_length("source", examples.source.size(), examples.count, form.source_places);
  check_words("the source", examples.source, form.source_places, form.source_words);
  check_sequences("the source", examples.source, form.source_places);
}

/// Two words at least, or there is no next one to tell.
void check_next_words(const Examples& examples, Index width) {
  for (std::size_t k = 0; k < examples.count; ++k)
    if (width < 2 || examples.source[k * static_cast<std::size_t>(width) + 1] == no_word)
      fail("examples", "example " + std::to_string(k + 1) + " has one word: there is no next one to tell");
}

void check_target(const ExampleShape& form, const Examples& examples) {
  if (form.tells_next && examples.target.empty()) return check_next_words(examples, form.source_places);
  check_length("target", examples.target.size(), examples.count, form.target_places);
  check_words("the target", examples.target, form.target_places, form.target_words);
  if (form.tells_next)
    check_asked(examples.target, examples.count, form.target_places);
  else
    check_sequences("the target", examples.target, form.target_places);
}

template <class Value>
void copy_row(const std::vector<Value>& from, std::size_t number, std::vector<Value>& to) {
  const auto first = from.begin() + static_cast<std::ptrdiff_t>(number * to.size());
  std::copy(first, first + static_cast<std::ptrdiff_t>(to.size()), to.begin());
}

}  // namespace

ExampleShape example_shape_of(const std::string& model, const Sizes& sizes) {
  if (model == "image_classifier") return {0, 0, 1, sizes.at("c"), sizes.at("height") * sizes.at("width")};
  if (model == "language_model") return {sizes.at("n"), sizes.at("c"), sizes.at("n"), sizes.at("c"), 0, true};
  if (model == "translator" || model == "recurrent_translator")
    return {sizes.at("n"), sizes.at("c_source"), sizes.at("m"), sizes.at("c_target")};
  fail("study", "there is no model \"" + model +
                    "\" for a study: there are language_model, translator, recurrent_translator and "
                    "image_classifier");
}

Example blank_example(const ExampleShape& form) {
  return {Words(static_cast<std::size_t>(form.source_places), no_word),
          Words(static_cast<std::size_t>(form.target_places), no_word),
          std::vector<double>(static_cast<std::size_t>(form.pixels))};
}

void check_read(const ExampleShape& form, const Examples& examples) {
  const auto widest = static_cast<std::size_t>(form.source_places + form.target_places + form.pixels);
  if (examples.count < 1 || examples.count > most_numbers / widest)
    fail("examples", "there are " + std::to_string(examples.count) + " examples: it must be from 1 to " +
                         std::to_string(most_numbers / widest));
  if (form.pixels != 0) check_pictures(form, examples);
  if (form.source_places != 0) check_source(form, examples);
  if (!examples.target.empty()) check_target(form, examples);
}

void check_examples(const ExampleShape& form, const Examples& examples) {
  check_read(form, examples);
  if (examples.target.empty()) check_target(form, examples);
}

void copy_read(const ExampleShape& form, const Examples& examples, std::size_t number, Example& to) {
  if (form.source_places != 0) copy_row(examples.source, number, to.source);
  if (form.pixels != 0) copy_row(examples.pictures, number, to.picture);
  if (!examples.target.empty()) copy_row(examples.target, number, to.target);
}

void copy_example(const ExampleShape& form, const Examples& examples, std::size_t number, Example& to) {
  copy_read(form, examples, number, to);
  if (!examples.target.empty()) return;
  std::copy(to.source.begin() + 1, to.source.end(), to.target.begin());
  to.target.back() = no_word;
}

std::size_t asked_places(const Words& target) {
  return target.size() - static_cast<std::size_t>(std::count(target.begin(), target.end(), no_word));
}

std::size_t right_places(const Words& target, const Words& told) {
  std::size_t right = 0;
  for (std::size_t k = 0; k < target.size(); ++k)
    right += target[k] != no_word && target[k] == told[k] ? 1u : 0u;
  return right;
}

Index last_asked(const Words& target) {
  Index last = 0;
  for (std::size_t k = 0; k < target.size(); ++k)
    if (target[k] != no_word) last = static_cast<Index>(k);
  return last;
}

Index length_of(const Words& words) { return std::find(words.begin(), words.end(), no_word) - words.begin(); }

}  // namespace attention
