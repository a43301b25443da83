#include "learn/study.h"

#include "bindings/full/learning.h"
#include "bindings/guard.h"
#include "learn/clip.h"

/// Training of a language model on a task, in float: what a worker does while the page looks on.
namespace attention {

namespace {

using emscripten::val;

EMSCRIPTEN_DECLARE_VAL_TYPE(StudyRequest);
EMSCRIPTEN_DECLARE_VAL_TYPE(NameList);
EMSCRIPTEN_DECLARE_VAL_TYPE(ExampleValue);
EMSCRIPTEN_DECLARE_VAL_TYPE(MatrixValue);

constexpr Index last_seed = 999'999;
constexpr Index most_examples = 4096;

Index size(const val& request, const char* name, Index fallback, Index most) {
  double found = static_cast<double>(fallback);
  read_number(request, name, found);
  return check_whole("study", name, found, 1, most);
}

StudySettings read_study(const val& request) {
  StudySettings out{task_named(request["task"].as<std::string>()),
                    read_options(OptionList(request["options"]))};
  out.d_model = size(request, "d_model", out.d_model, 64);
  out.n_heads = size(request, "n_heads", out.n_heads, Limits::heads);
  out.d_ff = size(request, "d_ff", out.d_ff, Limits::side);
  if (out.d_model % out.n_heads != 0)
    fail("study", "d_model is " + std::to_string(out.d_model) + " and n_heads " +
                      std::to_string(out.n_heads) + ": heads share the columns evenly");
  out.trainer = read_settings(request);
  out.seed =
      static_cast<std::uint32_t>(check_whole("study", "seed", request["seed"].as<double>(), 0, last_seed));
  return out;
}

val list(const std::vector<Index>& words) {
  val out = val::array();
  for (const Index word : words) out.call<void>("push", static_cast<double>(word));
  return out;
}

/// A run under way, as JavaScript holds it.
class HeldStudy {
 public:
  explicit HeldStudy(const StudyRequest& request)
      : study_(guarded([&] { return std::make_unique<Study<float>>(read_study(request)); })) {}

  Numbers step(double count) {
    return guarded([&] { return take_steps(study_->trainer(), count); });
  }

  double steps() const { return static_cast<double>(study_->trainer().steps()); }

  double accuracy(double count) {
    return guarded([&] {
      const Index examples = check_whole("study", "the number of examples", count, 1, most_examples);
      return study_->accuracy(static_cast<std::size_t>(examples));
    });
  }

  ExampleValue show(double number) {
    return guarded([&] {
      const Example& shown =
          study_->show(static_cast<std::uint64_t>(check_whole("study", "the example", number, 0, last_seed)));
      val out = val::object();
      out.set("words", list(shown.words));
      out.set("next", list(shown.next));
      return ExampleValue(out);
    });
  }

  NameList nodes() const {
    val out = val::array();
    const Tape<float>& tape = study_->walk().tape;
    for (int k = 0; k < tape.size(); ++k)
      if (!tape.node(k).id.empty()) out.call<void>("push", tape.node(k).id);
    return NameList(out);
  }

  MatrixValue matrix(const VariantId& node) const {
    return guarded([&] {
      const std::string id = node.as<std::string>();
      const int found = find_node(study_->walk().tape, id);
      if (found < 0) fail("study", "there is no node \"" + id + "\"");
      return packed(study_->walk().tape.node(found).data);
    });
  }

  NameList parameters() const {
    val out = val::array();
    for (const int id : study_->trainer().recording().parameters)
      out.call<void>("push", study_->walk().tape.node(id).id);
    return NameList(out);
  }

  Numbers gradient_norms() const {
    return guarded([&] {
      std::vector<double> out;
      for (const Matrix<float>& each : study_->trainer().gradients())
        out.push_back(global_norm(std::vector<Matrix<float>>{each}));
      return copied(out);
    });
  }

  CheckpointBytes checkpoint() const {
    return guarded([&] { return checkpoint_of(study_->trainer()); });
  }

  void restore(const CheckpointBytes& from) {
    guarded([&] { restore_from(study_->trainer(), from); });
  }

 private:
  static MatrixValue packed(const Matrix<float>& matrix) {
    val out = val::object();
    out.set("rows", static_cast<double>(matrix.rows()));
    out.set("cols", static_cast<double>(matrix.cols()));
    const val view(emscripten::typed_memory_view(static_cast<std::size_t>(matrix.size()), matrix.data()));
    out.set("data", view.call<val>("slice"));
    return MatrixValue(out);
  }

  std::unique_ptr<Study<float>> study_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(study) {
  emscripten::register_type<StudyRequest>("import('../engine/training').StudyRequest");
  emscripten::register_type<NameList>("readonly string[]");
  emscripten::register_type<ExampleValue>("{ words: readonly number[]; next: readonly number[] }");
  emscripten::register_type<MatrixValue>("{ rows: number; cols: number; data: Float32Array }");
  emscripten::class_<HeldStudy>("Study")
      .constructor<const StudyRequest&>()
      .function("step(count)", &HeldStudy::step)
      .function("steps", &HeldStudy::steps)
      .function("accuracy(count)", &HeldStudy::accuracy)
      .function("show(number)", &HeldStudy::show)
      .function("nodes", &HeldStudy::nodes)
      .function("matrix(node)", &HeldStudy::matrix)
      .function("parameters", &HeldStudy::parameters)
      .function("gradientNorms", &HeldStudy::gradient_norms)
      .function("checkpoint", &HeldStudy::checkpoint)
      .function("restore(checkpoint)", &HeldStudy::restore);
}

}  // namespace attention
