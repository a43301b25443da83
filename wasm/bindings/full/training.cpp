#include "bindings/full/training_engine.h"
#include "bindings/guard.h"
#include "training/objective.h"

/// Training of any variant or model on one example, in double: for display and for comparison with PyTorch.
namespace attention {

namespace {

using emscripten::val;

EMSCRIPTEN_DECLARE_VAL_TYPE(TrainingRequest);

Objective<double> read_objective(const val& request) {
  Objective<double> out;
  out.loss =
      choice(request, "loss", {"mean_squares", "cross_entropy"}, {Loss::mean_squares, Loss::cross_entropy});
  out.targets = read_inputs(InputList(request["targets"])).at("targets");
  read_number(request, "smoothing", out.smoothing);
  return out;
}

RecordedModel<double> read_recorded(const val& request) {
  const Inputs<double> inputs = read_inputs(InputList(request["inputs"]));
  const Options options = read_options(OptionList(request["options"]));
  return record(run_model(request["model"].as<std::string>(), inputs, options), read_objective(request),
                emscripten::vecFromJSArray<std::string>(request["trainable"]));
}

/// A training run.
class Training {
 public:
  explicit Training(const TrainingRequest& request)
      : recorded_(guarded([&] { return read_recorded(request); })), trainer_(guarded([&] {
          return Trainer<double>(recorded_.recording(), read_settings(request), nullptr);
        })) {}

  Numbers step(double count) {
    return guarded([&] { return take_steps(trainer_, count); });
  }

  double loss() {
    return guarded([&] { return trainer_.loss(); });
  }

  double steps() const { return static_cast<double>(trainer_.steps()); }

  Numbers parameters() const {
    return guarded([&] {
      const auto& ids = recorded_.parameters;
      return packed_matrices(static_cast<int>(ids.size()), [&](int k) -> const Matrix<double>& {
        return recorded_.graph->tape.node(ids[static_cast<std::size_t>(k)]).data;
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
    return guarded([&] { return checkpoint_of(trainer_); });
  }

  void restore(const CheckpointBytes& from) {
    guarded([&] { restore_from(trainer_, from); });
  }

 private:
  RecordedModel<double> recorded_;
  Trainer<double> trainer_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(training) {
  emscripten::register_type<TrainingRequest>("import('../engine/training').TrainingRequest");
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
