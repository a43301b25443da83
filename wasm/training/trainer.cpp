#include "training/trainer.h"

#include <utility>

#include "core/check.h"
#include "training/optimizers/clip.h"

namespace attention {

template <class T>
Trainer<T>::Trainer(const Recording<T>& recording, const TrainerSettings& settings, FillExample<T> fill)
    : recording_(recording),
      settings_(settings),
      fill_(std::move(fill)),
      pass_(recording.tape.accumulators_for(recording.parameters)),
      loss_gradient_(Matrix<T>::Constant(1, 1, T(1) / static_cast<T>(settings.batch))) {
  check_settings(settings);
  for (std::size_t k = 0; k < recording_.parameters.size(); ++k) {
    const Matrix<T>& theta = parameter(k);
    optimizer_states_.push_back(zero_state<T>(settings.optimizer.kind, theta.rows(), theta.cols()));
    gradients_.push_back(Matrix<T>::Zero(theta.rows(), theta.cols()));
  }
}

template <class T>
Matrix<T>& Trainer<T>::parameter(std::size_t k) {
  return recording_.tape.node(recording_.parameters[k]).data;
}

template <class T>
const Matrix<T>& Trainer<T>::parameter(std::size_t k) const {
  return std::as_const(recording_.tape).node(recording_.parameters[k]).data;
}

template <class T>
void Trainer<T>::swap_sums() {
  for (std::size_t k = 0; k < gradients_.size(); ++k)
    gradients_[k].swap(pass_.of[static_cast<std::size_t>(recording_.parameters[k])]);
}

template <class T>
double Trainer<T>::loss() {
  double sum = 0;
  norm_.reset();
  for (Matrix<T>& each : gradients_) each.setZero();
  swap_sums();
  for (std::size_t number = 0; number < settings_.batch; ++number) {
    if (fill_) fill_(recording_.tape, steps_ + 1, number);
    recording_.tape.replay();
    recording_.tape.backward(recording_.loss, loss_gradient_, pass_);
    sum += static_cast<double>(recording_.tape.node(recording_.loss).data(0, 0));
  }
  swap_sums();
  return sum / static_cast<double>(settings_.batch);
}

template <class T>
StepResult Trainer<T>::step() {
  const StepResult out{loss(), rate_at(settings_.schedule, steps_ + 1)};
  if (settings_.clip > 0) norm_ = clip(gradients_, settings_.clip);
  ++steps_;
  for (std::size_t k = 0; k < gradients_.size(); ++k)
    update_parameter<T>(settings_.optimizer,
                        {parameter(k), gradients_[k], optimizer_states_[k], out.rate, steps_});
  return out;
}

template <class T>
double Trainer<T>::norm() const {
  return norm_ ? *norm_ : global_norm(gradients_);
}

template <class T>
Snapshot<T> Trainer<T>::snapshot() const {
  Snapshot<T> out{steps_, {}, optimizer_states_};
  for (std::size_t k = 0; k < optimizer_states_.size(); ++k) out.parameters.push_back(parameter(k));
  return out;
}

template <class T>
void Trainer<T>::restore(const Snapshot<T>& snapshot) {
  check(snapshot);
  steps_ = snapshot.step;
  optimizer_states_ = snapshot.optimizer_states;
  for (std::size_t k = 0; k < optimizer_states_.size(); ++k) parameter(k) = snapshot.parameters[k];
}

template <class T>
void Trainer<T>::check(const Snapshot<T>& snapshot) const {
  const auto match = [](const Message& name, const Matrix<T>& found, const Matrix<T>& here) {
    check_same_shape("restore",
                     {Message{"argument.of_snapshot", {{"name", name}}}, found.rows(), found.cols()},
                     {unnamed("that_of_this_model"), here.rows(), here.cols()});
  };
  if (snapshot.parameters.size() != optimizer_states_.size() ||
      snapshot.optimizer_states.size() != optimizer_states_.size())
    fail("restore", {"error.snapshot_parameters",
                     {{"found", static_cast<Index>(snapshot.parameters.size())},
                      {"expected", static_cast<Index>(optimizer_states_.size())}}});
  for (std::size_t k = 0; k < optimizer_states_.size(); ++k) {
    match({"argument.parameter", {{"number", static_cast<Index>(k + 1)}}}, snapshot.parameters[k],
          parameter(k));
    match(unnamed("first_memory"), snapshot.optimizer_states[k].first, optimizer_states_[k].first);
    match(unnamed("second_memory"), snapshot.optimizer_states[k].second, optimizer_states_[k].second);
  }
}

template class Trainer<double>;
template class Trainer<float>;

}  // namespace attention
