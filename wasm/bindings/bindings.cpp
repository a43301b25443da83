#include "bindings/guard.h"
#include "bindings/json.h"
#include "bindings/marshal.h"

/// The boundary: one class and two functions.
namespace attention {

namespace {

/// A finished run, as JavaScript holds it.
class Trace {
 public:
  Trace(const VariantId& variant, const InputList& inputs, const OptionList& options)
      : walk_(guarded(
            [&] { return run(variant.as<std::string>(), read_inputs(inputs), read_options(options)); })) {}

  Structure structure() const {
    return guarded([&] { return parsed<Structure>(structure_json(*walk_)); });
  }

  NoteList notes() const {
    return guarded([&] { return parsed<NoteList>(notes_json(*walk_)); });
  }

  Numbers data() const {
    const Tape<double>& tape = walk_->tape;
    return guarded([&] {
      return packed_matrices(tape.size(), [&](int k) -> const Matrix<double>& { return tape.node(k).data; });
    });
  }

  PackedExplanation explain(double node, double row, double col) const {
    return guarded([&] { return packed(attention::explain(walk_->tape, cell("explain", node, row, col))); });
  }

  PackedLineage lineage(double node, double row, double col, double depth) const {
    return guarded([&] {
      const Index levels = check_whole("lineage", "the depth", depth, 0, Limits::cells);
      return packed(
          attention::lineage(walk_->tape, cell("lineage", node, row, col), static_cast<int>(levels)));
    });
  }

  Numbers gradient_of_cell(double node, double row, double col) const {
    return guarded([&] {
      const Cell of = cell("gradient", node, row, col);
      const Matrix<double>& data = walk_->tape.node(of.node).data;
      Matrix<double> seed = Matrix<double>::Zero(data.rows(), data.cols());
      seed(of.row, of.col) = 1;
      return packed_gradients(walk_->tape.backward(of.node, seed));
    });
  }

  Numbers gradient_of_sum(double node) const {
    return guarded([&] {
      const int of = index("gradient", node);
      const Matrix<double>& data = walk_->tape.node(of).data;
      return packed_gradients(walk_->tape.backward(of, Matrix<double>::Ones(data.rows(), data.cols())));
    });
  }

  Numbers gradient_of_squares(double node) const {
    return guarded(
        [&] { return packed_gradients(walk_->tape.backward_of_squares(index("gradient", node))); });
  }

 private:
  int index(const char* rule, double node) const {
    return static_cast<int>(check_whole(rule, "the node", node, 0, walk_->tape.size() - 1));
  }

  Cell cell(const char* rule, double node, double row, double col) const {
    const int id = index(rule, node);
    const Node<double>& found = walk_->tape.node(id);
    check_cell(rule, {found.id, found.data.rows(), found.data.cols()}, row, col);
    return {id, static_cast<Index>(row), static_cast<Index>(col)};
  }

  static Numbers packed_gradients(const std::vector<Matrix<double>>& gradients) {
    return packed_matrices(static_cast<int>(gradients.size()), [&](int k) -> const Matrix<double>& {
      return gradients[static_cast<std::size_t>(k)];
    });
  }

  std::unique_ptr<Walk<double>> walk_;
};

VariantList list_variants() { return parsed<VariantList>(variants_json()); }

LimitsValue limits() {
  emscripten::val out = emscripten::val::object();
  out.set("side", static_cast<double>(Limits::side));
  out.set("heads", static_cast<double>(Limits::heads));
  out.set("cells", static_cast<double>(Limits::cells));
  return LimitsValue(out);
}

}  // namespace

EMSCRIPTEN_BINDINGS(attention) {
  register_value_types();
  emscripten::function("variants", list_variants);
  emscripten::function("limits", limits);
  emscripten::class_<Trace>("Trace")
      .constructor<const VariantId&, const InputList&, const OptionList&>()
      .function("structure", &Trace::structure)
      .function("notes", &Trace::notes)
      .function("data", &Trace::data)
      .function("explain(node, row, col)", &Trace::explain)
      .function("lineage(node, row, col, depth)", &Trace::lineage)
      .function("gradientOfCell(node, row, col)", &Trace::gradient_of_cell)
      .function("gradientOfSum(node)", &Trace::gradient_of_sum)
      .function("gradientOfSquares(node)", &Trace::gradient_of_squares);
}

}  // namespace attention
