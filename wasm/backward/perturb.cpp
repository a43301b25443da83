#include "backward/perturb.h"

#include <deque>
#include <utility>

#include "core/check.h"
#include "core/dependents.h"

namespace attention {

namespace {

/// Temporary changes of nodes; restores the data of all of them in its destructor.
class ScopedChanges {
 public:
  explicit ScopedChanges(Tape<double>& tape) : tape_(tape) {}
  ScopedChanges(const ScopedChanges&) = delete;
  ScopedChanges& operator=(const ScopedChanges&) = delete;
  ~ScopedChanges() {
    for (auto& [id, data] : saved_) tape_.node(id).data.swap(data);
  }

  void set(const Cell& cell, double number) { save(cell.node)(cell.row, cell.col) = number; }
  void set(int id, Matrix<double> data) { save(id).swap(data); }
  void recompute(int id) {
    save(id);
    tape_.replay({id});
  }

 private:
  Matrix<double>& save(int id) {
    saved_.emplace_back(id, tape_.node(id).data);
    return tape_.node(id).data;
  }

  Tape<double>& tape_;
  std::deque<std::pair<int, Matrix<double>>> saved_;
};

bool is_perturbed(const Node<double>& reader, std::size_t slot, const Perturbation& change) {
  const bool matches_slot = change.slot < 0 || static_cast<std::size_t>(change.slot) == slot;
  return matches_slot && reader.operands[slot] == change.at.node;
}

/// Recomputes the reader on a separate tape, with its operands as inputs.
Matrix<double> recompute_reader(const Tape<double>& tape, const Perturbation& change) {
  Tape<double> alone;
  Node<double> reader = tape.node(change.reader);
  bool reads = false;
  for (std::size_t slot = 0; slot < reader.operands.size(); ++slot) {
    Matrix<double> data = tape.node(reader.operands[slot]).data;
    if (is_perturbed(reader, slot, change)) {
      data(change.at.row, change.at.col) = change.number;
      reads = true;
    }
    reader.operands[slot] = alone.given(std::move(data), "", "").id;
  }
  if (!reads)
    fail("perturbed",
         {"error.does_not_read", {{"reader", reader.id}, {"node", tape.node(change.at.node).id}}});
  return alone.record(std::move(reader)).data();
}

/// Gradient nodes refer to their forward node and cannot be recomputed on another tape.
void check_is_forward(const Node<double>& reader) {
  if (reader.section.rfind("backward_pass/", 0) == 0)
    fail("perturbed", {"error.reader_is_backward", {{"reader", reader.id}}});
}

}  // namespace

double perturbed(Tape<double>& tape, const Perturbation& change, Cell of) {
  ScopedChanges changes(tape);
  const bool has_reader = change.reader >= 0;
  if (has_reader) {
    check_is_forward(tape.node(change.reader));
    changes.set(change.reader, recompute_reader(tape, change));
  } else {
    changes.set(change.at, change.number);
  }
  for (const int id : dependents(tape, has_reader ? change.reader : change.at.node))
    if (id <= of.node) changes.recompute(id);
  return tape.node(of.node).data(of.row, of.col);
}

}  // namespace attention
