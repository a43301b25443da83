#include "bindings/full/training_request.h"

#include "bindings/full/training_engine.h"

namespace attention {

using emscripten::val;

namespace {

constexpr Index last_seed = 999'999;
constexpr double max_examples = 1 << 20;
constexpr double max_numbers = 1 << 23;

Sizes read_sizes(const val& list) {
  Sizes out;
  const unsigned count = list["length"].as<unsigned>();
  for (unsigned k = 0; k < count; ++k) {
    const std::string name = list[k][0].as<std::string>();
    out[name] = check_integer("training", name, list[k][1].as<double>(), 1, Limits::side);
  }
  return out;
}

template <class Value>
std::vector<Value> read_list(const val& from, const char* name) {
  const val found = from[name];
  if (found.isUndefined() || found.isNull()) return {};
  const double length = found["length"].as<double>();
  if (!(length <= max_numbers))
    fail("examples", {"error.too_many_numbers",
                      {{"name", name}, {"found", number_text(length)}, {"most", number_text(max_numbers)}}});
  std::vector<Value> out(static_cast<std::size_t>(length));
  if (!out.empty()) val(emscripten::typed_memory_view(out.size(), out.data())).call<void>("set", found);
  return out;
}

Index size_or_none(const Sizes& sizes, const char* name) {
  const auto found = sizes.find(name);
  return found == sizes.end() ? 0 : found->second;
}

}  // namespace

SessionSettings read_session(const val& request) {
  SessionSettings out;
  out.model = request["model"].as<std::string>();
  out.options = read_options(OptionList(request["options"]));
  out.sizes = read_sizes(request["sizes"]);
  out.trainer = read_settings(request);
  read_number(request, "smoothing", out.smoothing);
  out.seed = static_cast<std::uint32_t>(
      check_integer("training", "seed", request["seed"].as<double>(), 0, last_seed));
  return out;
}

Examples read_examples(const val& from) {
  Examples out;
  out.count = static_cast<std::size_t>(check_integer(
      "examples", unnamed("their_number"), from["count"].as<double>(), 1, static_cast<Index>(max_examples)));
  out.source = read_list<std::int32_t>(from, "source");
  out.target = read_list<std::int32_t>(from, "target");
  out.pictures = read_list<double>(from, "pictures");
  return out;
}

std::unique_ptr<TrainingSession<float>> make_session(const val& request) {
  const SessionSettings settings = read_session(request);
  const val examples = request["examples"];
  if (const val task = examples["task"]; !task.isUndefined()) {
    const Index words = size_or_none(settings.sizes, "c");
    return std::make_unique<TrainingSession<float>>(
        settings, task_named(task.as<std::string>(), words, size_or_none(settings.sizes, "n")));
  }
  return std::make_unique<TrainingSession<float>>(settings, read_examples(examples));
}

}  // namespace attention
