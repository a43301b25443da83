#include "bindings/full/training_engine.h"

#include "bindings/guard.h"

namespace attention {

using emscripten::val;

namespace {

constexpr Index max_steps = 100'000;
constexpr Index max_examples = 4096;

OptimizerSettings read_optimizer(const val& from) {
  OptimizerSettings out;
  out.kind =
      choice(from, "rule", {"sgd", "momentum", "adam", "adam_w"},
             {OptimizerKind::sgd, OptimizerKind::momentum, OptimizerKind::adam, OptimizerKind::adam_w});
  read_number(from, "momentum", out.momentum);
  read_number(from, "beta_1", out.beta_1);
  read_number(from, "beta_2", out.beta_2);
  read_number(from, "epsilon", out.epsilon);
  read_number(from, "weight_decay", out.weight_decay);
  return out;
}

Schedule read_schedule(const val& from) {
  Schedule out;
  out.schedule = choice(from, "kind", {"constant", "warm_up", "cosine"},
                        {ScheduleKind::constant, ScheduleKind::warm_up, ScheduleKind::cosine});
  read_number(from, "rate", out.rate);
  read_number(from, "d_model", out.d_model);
  read_number(from, "warmup", out.warmup);
  read_number(from, "steps", out.steps);
  read_number(from, "low", out.low);
  return out;
}

}  // namespace

void read_number(const val& from, const char* name, double& to) {
  if (const val found = from[name]; !found.isUndefined()) to = found.as<double>();
}

TrainerSettings read_settings(const val& request) {
  TrainerSettings out;
  out.optimizer = read_optimizer(request["optimizer"]);
  out.schedule = read_schedule(request["schedule"]);
  read_number(request, "clip", out.clip);
  double batch = 1;
  read_number(request, "batch", batch);
  out.batch =
      static_cast<std::size_t>(check_integer("training", unnamed("size_of_a_batch"), batch, 1, max_examples));
  return out;
}

template <class T>
Numbers take_steps(Trainer<T>& trainer, double count) {
  const Index steps = check_integer("training", unnamed("number_of_steps"), count, 1, max_steps);
  std::vector<double> out;
  out.reserve(static_cast<std::size_t>(3 * steps));
  for (Index k = 0; k < steps; ++k) {
    const StepResult at = trainer.step();
    out.insert(out.end(), {at.loss, trainer.norm(), at.rate});
  }
  return copied(out);
}

template <class T>
CheckpointBytes checkpoint_of(const Trainer<T>& trainer) {
  const Bytes bytes = to_bytes(trainer.snapshot());
  const val view(emscripten::typed_memory_view(bytes.size(), bytes.data()));
  return CheckpointBytes(view.call<val>("slice"));
}

template <class T>
void restore_from(Trainer<T>& trainer, const CheckpointBytes& from) {
  Bytes bytes(from["length"].as<std::size_t>());
  val(emscripten::typed_memory_view(bytes.size(), bytes.data())).call<void>("set", from);
  trainer.restore(from_bytes<T>(bytes));
}

template Numbers take_steps(Trainer<double>&, double);
template Numbers take_steps(Trainer<float>&, double);
template CheckpointBytes checkpoint_of(const Trainer<double>&);
template CheckpointBytes checkpoint_of(const Trainer<float>&);
template void restore_from(Trainer<double>&, const CheckpointBytes&);
template void restore_from(Trainer<float>&, const CheckpointBytes&);

}  // namespace attention

EMSCRIPTEN_BINDINGS(learning) { emscripten::register_type<attention::CheckpointBytes>("Uint8Array"); }
