#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "ops/ops.h"
#include "program/run/step.h"
#include "program/text/program_error.h"

namespace attention::program {

/// The steps of a run: their limits, their names and their places.
class Recorder {
 public:
  explicit Recorder(Tape<double>& on) : tape(on) {}

  /// Refuses a step that would be too large, or one too many, before it is computed. Throws ProgramError:
  /// program.shape.size, limit.steps, limit.cells.
  void check(std::int64_t rows, std::int64_t cols, const Span& span);

  /// Records what `make` makes.
  template <class Make>
  int record(std::int64_t rows, std::int64_t cols, const Formulas& formulas, const Span& span, Make make) {
    check(rows, cols, span);
    return add(make(), formulas, span);
  }

  /// Throws ProgramError: what the op of the last step that was checked reports, at its place in the program.
  [[noreturn]] void refuse_op(const InputError& error) const;

  /// Appends a node that is on the tape already.
  int add(Var<double> var, const Formulas& formulas, const Span& span);

  /// Makes a step a key step of that name.
  void name(int step, const std::string& with);

  /// An id that no step and no group has: `scores`, `scores_2`; `norm/`, `norm_2/`.
  std::string free_id(const std::string& wanted);
  void claim(const std::string& id) { taken_.insert(id); }
  void release(const std::string& id) {
    taken_.erase(id);
    last_numbers_.clear();
  }

  /// Gives all sub-steps their ids.
  void finish();

  /// An input keeps its id for itself from its first read on. Until then a step may take it.
  void reserve(int input) { unread_[step(input).id] = input; }
  void read(int input);
  /// Inputs that no step reads and whose ids are those of steps, and whether one was read after that.
  const std::set<int>& displaced() const { return displaced_; }
  bool is_contested() const { return is_contested_; }

  Step& step(int at) { return steps[static_cast<std::size_t>(at)]; }
  const Step& step(int at) const { return steps[static_cast<std::size_t>(at)]; }
  Var<double> var(int at) { return {&tape, at}; }
  const Matrix<double>& data(int at) const { return tape.node(at).data; }
  /// "m × d_k (3 × 4)", or "3 × 4" where no size has a name.
  std::string shape(int at, bool is_transposed = false) const;

  Tape<double>& tape;
  std::vector<Step> steps;
  StepPlace place{};
  /// The statement that runs.
  Span statement{};

 private:
  /// The place of the last step that was checked.
  Span checked_{};
  std::set<std::string> taken_;
  /// The number that the last free id of a name got.
  std::map<std::string, int> last_numbers_;
  std::map<std::string, int> unread_;
  std::set<int> displaced_;
  bool is_contested_ = false;
  Index cells_ = 0;
};

}  // namespace attention::program
