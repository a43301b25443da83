#include "bindings/guard.h"
#include "bindings/marshal.h"
#include "learn/checkpoint.h"
#include "learn/recorded.h"

/// Training of any variant or model on one example, in double: what the page shows in numbers, and what is
/// held against other programs.
namespace attention {

namespace {

using emscripten::val;

EMSCRIPTEN_DECLARE_VAL_TYPE(TrainingRequest);
EMSCRIPTEN_DECLARE_VAL_TYPE(CheckpointBytes);

constexpr Index most_steps = 100'000;

/// One of `names`, as the value at the same place of `values`.
template <class Value, std::size_t count>
Value choice(const val& from, const char* name, const char* const (&names)[count],
             const Value (&values)[count]) {
  const std::string found = from[name].as<std::string>();
  std::string all;
  for (std::size_t k = 0; k < count; ++k) {
    if (found == names[k]) return values[k];
    all += (k == 0 ? "" : ", ") + std::string(names[k]);
  }
  fail("training", std::string(name) + " is \"" + found + "\": it must be one of " + all);
}

/// Numbers that are left out stay what they are.
void read_number(const val& from, const char* name, double& to) {
  if (const val found = from[name]; !found.isUndefined()) to = found.as<double>();
}

OptimizerSettings read_optimizer(const val& from) {
  OptimizerSettings out;
  out.rule = choice(from, "rule", {"sgd", "momentum", "adam", "adam_w"},
                    {Rule::sgd, Rule::momentum, Rule::adam, Rule::adam_w});
  read_number(from, "momentum", out.momentum);
  read_number(from, "beta_1", out.beta_1);
  read_number(from, "beta_2", out.beta_2);
  read_number(from, "epsilon", out.epsilon);
  read_number(from, "weight_decay", out.weight_decay);
  return out;
}

Schedule read_schedule(const val& from) {
  Schedule out;
  out.course = choice(from, "course", {"constant", "warm_up", "cosine"},
                      {Course::constant, Course::warm_up, Course::cosine});
  read_number(from, "rate", out.rate);
  read_number(from, "d_model", out.d_model);
  read_number(from, "warmup", out.warmup);
  read_number(from, "steps", out.steps);
  read_number(from, "low", out.low);
  return out;
}

TrainerSettings read_settings(const val& request) {
  TrainerSettings out;
  out.optimizer = read_optimizer(request["optimizer"]);
  out.schedule = read_schedule(request["schedule"]);
  read_number(request, "clip", out.clip);
  return out;
}

Aim<double> read_aim(const val& request) {
  Aim<double> out;
  out.loss =
      choice(request, "loss", {"mean_squares", "cross_entropy"}, {Loss::mean_squares, Loss::cross_entropy});
  out.targets = read_inputs(InputList(request["targets"])).at("targets");
  read_number(request, "smoothing", out.smoothing);
  return out;
}

Recorded<double> read_recorded(const val& request) {
  const Inputs<double> inputs = read_inputs(InputList(request["inputs"]));
  const Options options = read_options(OptionList(request["options"]));
  return record(run_model(request["model"].as<std::string>(), inputs, options), read_aim(request),
                emscripten::vecFromJSArray<std::string>(request["trainable"]));
}

/// A run under way. It keeps still between calls.
class Training {
 public:
  explicit Training(const TrainingRequest& request)
      : recorded_(guarded([&] { return read_recorded(request); })), trainer_(guarded([&] {
          return Trainer<double>(recorded_.recording(), read_settings(request), nullptr);
        })) {}

  /// Loss, length of the gradient and rate of each step.
  Numbers step(double count) {
    return guarded([&] {
      const Index steps = check_whole("training", "the number of steps", count, 1, most_steps);
      std::vector<double> out;
      for (Index k = 0; k < steps; ++k) {
        const Progress at = trainer_.step();
        out.insert(out.end(), {at.loss, at.norm, at.rate});
      }
      return copied(out);
    });
  }

  double loss() {
    return guarded([&] { return trainer_.loss(); });
  }

  double steps() const { return static_cast<double>(trainer_.steps()); }

  Numbers parameters() const {
    return guarded([&] {
      const auto& ids = recorded_.parameters;
      return packed_matrices(static_cast<int>(ids.size()), [&](int k) -> const Matrix<double>& {
        return recorded_.walk->tape.node(ids[static_cast<std::size_t>(k)]).data;
      });
    });
  }

  Numbers gradients() const {
    return guarded([&] {
      const auto& all = trainer_.gradients();
      return packed_matrices(static_cast<int>(all.size()), [&](int k) -> const Matrix<double>& {
        return all[static_cast<std::size_t>(k)];
      });
    });
  }

  CheckpointBytes checkpoint() const {
    return guarded([&] {
      const Bytes bytes = to_bytes(trainer_.snapshot());
      const val view(emscripten::typed_memory_view(bytes.size(), bytes.data()));
      return CheckpointBytes(view.call<val>("slice"));
    });
  }

  void restore(const CheckpointBytes& from) {
    guarded([&] {
      Bytes bytes(from["length"].as<std::size_t>());
      val(emscripten::typed_memory_view(bytes.size(), bytes.data())).call<void>("set", from);
      trainer_.restore(from_bytes<double>(bytes));
    });
  }

 private:
  Recorded<double> recorded_;
  Trainer<double> trainer_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(training) {
  emscripten::register_type<TrainingRequest>("import('../engine/training').TrainingRequest");
  emscripten::register_type<CheckpointBytes>("Uint8Array");
  emscripten::class_<Training>("Training")
      .constructor<const TrainingRequest&>()
      .function("step(count)", &Training::step)
      .function("loss", &Training::loss)
      .function("steps", &Training::steps)
      .function("parameters", &Training::parameters)
      .function("gradients", &Training::gradients)
      .function("checkpoint", &Training::checkpoint)
      .function("restore(checkpoint)", &Training::restore);
}

}  // namespace attention
