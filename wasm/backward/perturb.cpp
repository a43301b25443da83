#include "backward/perturb.h"

#include <deque>
#include <utility>

#include "core/check.h"
#include "core/dependents.h"

namespace attention {

namespace {

/// Nodes whose numbers are others for a while. When it ends, also by an error, they are what they were.
class Meanwhile {
 public:
  explicit Meanwhile(Tape<double>& tape) : tape_(tape) {}
  Meanwhile(const Meanwhile&) = delete;
  Meanwhile& operator=(const Meanwhile&) = delete;
  ~Meanwhile() {
    for (auto& [id, data] : kept_) tape_.node(id).data.swap(data);
  }

  void put(const Cell& cell, double number) { kept(cell.node)(cell.row, cell.col) = number; }
  void put(int id, Matrix<double> data) { kept(id).swap(data); }
  void compute(int id) {
    kept(id);
    tape_.replay({id});
  }

 private:
  Matrix<double>& kept(int id) {
    kept_.emplace_back(id, tape_.node(id).data);
    return tape_.node(id).data;
  }

  Tape<double>& tape_;
  std::deque<std::pair<int, Matrix<double>>> kept_;
};

bool is_read_anew(const Node<double>& reader, std::size_t slot, const Perturbation& change) {
  const bool is_asked = change.slot < 0 || static_cast<std::size_t>(change.slot) == slot;
  return is_asked && reader.operands[slot] == change.at.node;
}

/// The reader once more, on a tape of its own, where each of its operands is a node by itself.
Matrix<double> read_by_one(const Tape<double>& tape, const Perturbation& change) {
  Tape<double> alone;
  Node<double> reader = tape.node(change.reader);
  bool reads = false;
  for (std::size_t slot = 0; slot < reader.operands.size(); ++slot) {
    Matrix<double> data = tape.node(reader.operands[slot]).data;
    if (is_read_anew(reader, slot, change)) {
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

/// A gradient looks at the step that it goes back through, and cannot be computed on another tape.
void check_is_forward(const Node<double>& reader) {
  if (reader.section.rfind("way_back/", 0) == 0)
    fail("perturbed", {"error.reader_is_backward", {{"reader", reader.id}}});
}

}  // namespace

double perturbed(Tape<double>& tape, const Perturbation& change, Cell of) {
  Meanwhile meanwhile(tape);
  const bool is_for_one = change.reader >= 0;
  if (is_for_one) {
    check_is_forward(tape.node(change.reader));
    meanwhile.put(change.reader, read_by_one(tape, change));
  } else {
    meanwhile.put(change.at, change.number);
  }
  for (const int id : dependents(tape, is_for_one ? change.reader : change.at.node))
    if (id <= of.node) meanwhile.compute(id);
  return tape.node(of.node).data(of.row, of.col);
}

}  // namespace attention
