#include "training/tasks/examples.h"

#include <algorithm>

namespace attention {

namespace {

constexpr std::size_t max_numbers = std::size_t{1} << 23;

void check_length(const std::string& name, std::size_t found, std::size_t count, Index width) {
  const std::size_t expected = count * static_cast<std::size_t>(width);
  if (found != expected)
    fail("examples", {"error.examples_length",
                      {{"name", name},
                       {"found", static_cast<Index>(found)},
                       {"count", static_cast<Index>(count)},
                       {"width", width},
                       {"expected", static_cast<Index>(expected)}}});
}

/// "example 3, place 2 of the source".
Message place_of(const Message& name, std::size_t at, Index width) {
  const auto side = static_cast<std::size_t>(width);
  return {"argument.example_place",
          {{"example", static_cast<Index>(at / side + 1)},
           {"place", static_cast<Index>(at % side + 1)},
           {"name", name}}};
}

void check_words(const Message& name, const Words& words, Index width, Index count) {
  for (std::size_t k = 0; k < words.size(); ++k)
    if (words[k] < no_word || words[k] >= count)
      fail("examples", {"error.word_out_of_range",
                        {{"place", place_of(name, k, width)}, {"word", words[k]}, {"last", count - 1}}});
}

/// A sequence has at least one word, and none after its end.
void check_sequences(const Message& name, const Words& words, Index width) {
  const auto side = static_cast<std::size_t>(width);
  for (std::size_t k = 0; k < words.size(); ++k) {
    if (words[k] == no_word) {
      if (k % side == 0)
        fail("examples",
             {"error.example_without_word", {{"example", static_cast<Index>(k / side + 1)}, {"name", name}}});
    } else if (k % side != 0 && words[k - 1] == no_word) {
      fail("examples", {"error.word_after_end", {{"place", place_of(name, k, width)}}});
    }
  }
}

/// Every example has at least one target.
void check_has_target(const Words& target, std::size_t count, Index width) {
  for (std::size_t k = 0; k < count; ++k) {
    const auto first = target.begin() + static_cast<std::ptrdiff_t>(k) * width;
    if (std::all_of(first, first + width, [](std::int32_t word) { return word == no_word; }))
      fail("examples", {"error.example_asks_nothing", {{"example", static_cast<Index>(k + 1)}}});
  }
}

void check_pictures(const ExampleShape& shape, const Examples& examples) {
  check_length("pictures", examples.pictures.size(), examples.count, shape.pixels);
  for (const double each : examples.pictures)
    if (!(each >= 0 && each <= 1))
      fail("examples", {"error.pixel_out_of_range", {{"value", number_text(each)}}});
}

void check_source(const ExampleShape& shape, const Examples& examples) {
  check_length("source", examples.source.size(), examples.count, shape.source_places);
  check_words(unnamed("source"), examples.source, shape.source_places, shape.source_words);
  check_sequences(unnamed("source"), examples.source, shape.source_places);
}

/// Every example has at least two words, so that there is a next word.
void check_next_words(const Examples& examples, Index width) {
  for (std::size_t k = 0; k < examples.count; ++k)
    if (width < 2 || examples.source[k * static_cast<std::size_t>(width) + 1] == no_word)
      fail("examples", {"error.example_has_one_word", {{"example", static_cast<Index>(k + 1)}}});
}

void check_target(const ExampleShape& shape, const Examples& examples) {
  if (shape.predicts_next && examples.target.empty()) return check_next_words(examples, shape.source_places);
  check_length("target", examples.target.size(), examples.count, shape.target_places);
  check_words(unnamed("target"), examples.target, shape.target_places, shape.target_words);
  if (shape.predicts_next)
    check_has_target(examples.target, examples.count, shape.target_places);
  else
    check_sequences(unnamed("target"), examples.target, shape.target_places);
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
  fail("training", {"error.no_model_to_train", {{"id", model}}});
}

Example blank_example(const ExampleShape& shape) {
  return {Words(static_cast<std::size_t>(shape.source_places), no_word),
          Words(static_cast<std::size_t>(shape.target_places), no_word),
          std::vector<double>(static_cast<std::size_t>(shape.pixels))};
}

void check_inference_examples(const ExampleShape& shape, const Examples& examples) {
  const auto widest = static_cast<std::size_t>(shape.source_places + shape.target_places + shape.pixels);
  if (examples.count < 1 || examples.count > max_numbers / widest)
    fail("examples", {"error.examples_count",
                      {{"count", static_cast<Index>(examples.count)},
                       {"most", static_cast<Index>(max_numbers / widest)}}});
  if (shape.pixels != 0) check_pictures(shape, examples);
  if (shape.source_places != 0) check_source(shape, examples);
  if (!examples.target.empty()) check_target(shape, examples);
}

void check_examples(const ExampleShape& shape, const Examples& examples) {
  check_inference_examples(shape, examples);
  if (examples.target.empty()) check_target(shape, examples);
}

void copy_inference_example(const ExampleShape& shape, const Examples& examples, std::size_t number,
                            Example& to) {
  if (shape.source_places != 0) copy_row(examples.source, number, to.source);
  if (shape.pixels != 0) copy_row(examples.pictures, number, to.picture);
  if (!examples.target.empty()) copy_row(examples.target, number, to.target);
}

void copy_example(const ExampleShape& shape, const Examples& examples, std::size_t number, Example& to) {
  copy_inference_example(shape, examples, number, to);
  if (!examples.target.empty()) return;
  std::copy(to.source.begin() + 1, to.source.end(), to.target.begin());
  to.target.back() = no_word;
}

std::size_t target_count(const Words& target) {
  return target.size() - static_cast<std::size_t>(std::count(target.begin(), target.end(), no_word));
}

std::size_t correct_count(const Words& target, const Words& predictions) {
  std::size_t right = 0;
  for (std::size_t k = 0; k < target.size(); ++k)
    right += target[k] != no_word && target[k] == predictions[k] ? 1u : 0u;
  return right;
}

Index last_target(const Words& target) {
  Index last = 0;
  for (std::size_t k = 0; k < target.size(); ++k)
    if (target[k] != no_word) last = static_cast<Index>(k);
  return last;
}

Index length_of(const Words& words) { return std::find(words.begin(), words.end(), no_word) - words.begin(); }

}  // namespace attention
