#include "training/training_session.h"

#include "bindings/full/training_engine.h"
#include "bindings/full/training_request.h"
#include "bindings/guard.h"
#include "bindings/json.h"
#include "bindings/json_writer.h"
#include "training/optimizers/clip.h"

/// Training of a model in float, run in a worker.
namespace attention {

namespace {

using emscripten::val;

EMSCRIPTEN_DECLARE_VAL_TYPE(TrainingSessionRequest);
EMSCRIPTEN_DECLARE_VAL_TYPE(ExamplesValue);
EMSCRIPTEN_DECLARE_VAL_TYPE(AccuracyValue);
EMSCRIPTEN_DECLARE_VAL_TYPE(NameList);
EMSCRIPTEN_DECLARE_VAL_TYPE(WordList);
EMSCRIPTEN_DECLARE_VAL_TYPE(MatrixValue);
EMSCRIPTEN_DECLARE_VAL_TYPE(WeightList);
EMSCRIPTEN_DECLARE_VAL_TYPE(ParameterList);

constexpr Index max_examples = 4096;

template <class Value>
val copy_of(const Value* values, std::size_t count) {
  return val(emscripten::typed_memory_view(count, values)).template call<val>("slice");
}

val packed(const Matrix<float>& matrix) {
  val out = val::object();
  out.set("rows", static_cast<double>(matrix.rows()));
  out.set("cols", static_cast<double>(matrix.cols()));
  out.set("data", copy_of(matrix.data(), static_cast<std::size_t>(matrix.size())));
  return out;
}

Matrix<float> read_weight(const std::string& name, const val& entry) {
  const double rows = entry["rows"].as<double>();
  const double cols = entry["cols"].as<double>();
  check_size("weights", name, rows, cols);
  if (entry["data"]["length"].as<double>() != rows * cols)
    fail("weights", {"error.weights_not_rows_by_columns", {{"name", name}}});
  Matrix<float> out(static_cast<Index>(rows), static_cast<Index>(cols));
  val(emscripten::typed_memory_view(static_cast<std::size_t>(out.size()), out.data()))
      .call<void>("set", entry["data"]);
  return out;
}

/// The exported class `TrainingSession`.
class SessionHandle {
 public:
  explicit SessionHandle(const TrainingSessionRequest& request)
      : session_(guarded([&] { return make_session(request); })) {}

  Numbers step(double count) {
    return guarded([&] { return take_steps(session_->trainer(), count); });
  }

  double steps() const { return static_cast<double>(session_->trainer().steps()); }

  AccuracyValue accuracy(const ExamplesValue& examples) {
    return guarded([&] {
      const Accuracy found = session_->accuracy(read_examples(examples));
      val out = val::object();
      out.set("tokens", found.tokens);
      out.set("whole", found.exact_match);
      out.set("teacherForced", found.teacher_forced);
      return AccuracyValue(out);
    });
  }

  void show(const ExamplesValue& examples, double number) {
    guarded([&] {
      const Examples all = read_examples(examples);
      session_->show(all, place_in(all, number));
    });
  }

  WordList generate(const ExamplesValue& examples, double number) {
    return guarded([&] {
      const Examples all = read_examples(examples);
      const Words written = session_->generate(all, place_in(all, number));
      val out = val::array();
      for (const std::int32_t word : written)
        if (word != no_word) out.call<void>("push", word);
      return WordList(out);
    });
  }

  /// Held-out examples of the task.
  ExamplesValue held_out(double count) const {
    return guarded([&] {
      if (!session_->task()) fail("training", {"error.examples_were_given"});
      const Index requested =
          check_integer("training", unnamed("number_of_examples"), count, 1, max_examples);
      const Examples made = examples_of(*session_->task(), held_out_stream(session_->seed()),
                                        static_cast<std::size_t>(requested));
      val out = val::object();
      out.set("count", static_cast<double>(made.count));
      out.set("source", copy_of(made.source.data(), made.source.size()));
      out.set("target", copy_of(made.target.data(), made.target.size()));
      return ExamplesValue(out);
    });
  }

  NameList nodes() const {
    val out = val::array();
    const Tape<float>& tape = session_->graph().tape;
    for (int k = 0; k < tape.size(); ++k)
      if (!tape.node(k).id.empty()) out.call<void>("push", tape.node(k).id);
    return NameList(out);
  }

  MatrixValue data(const VariantId& node) const {
    return guarded([&] {
      const std::string id = node.as<std::string>();
      const int found = find_node(session_->graph().tape, id);
      if (found < 0) fail("training", {"error.no_node", {{"id", id}}});
      return MatrixValue(packed(session_->graph().tape.node(found).data));
    });
  }

  ParameterList parameters() const {
    JsonWriter out;
    out.list(session_->trainer().recording().parameters, [&](int id) {
      const Node<float>& node = session_->graph().tape.node(id);
      out.open('{');
      out.with("id", node.id).with("name", node.name);
      write_groups(out, "group", node.groups);
      out.close('}');
    });
    return parsed<ParameterList>(out.text());
  }

  Numbers gradient_norms() const {
    return guarded([&] {
      std::vector<double> out;
      for (const Matrix<float>& each : session_->trainer().gradients())
        out.push_back(global_norm(std::vector<Matrix<float>>{each}));
      return copied(out);
    });
  }

  WeightList weights() const {
    return guarded([&] {
      val out = val::array();
      for (const int id : session_->trainer().recording().parameters) {
        const Node<float>& node = session_->graph().tape.node(id);
        val each = packed(node.data);
        each.set("name", node.id);
        out.call<void>("push", each);
      }
      return WeightList(out);
    });
  }

  void set_weights(const WeightList& list) {
    guarded([&] {
      std::map<std::string, Matrix<float>> found;
      const unsigned count = list["length"].as<unsigned>();
      for (unsigned k = 0; k < count; ++k) {
        const val entry = list[k];
        const std::string name = entry["name"].as<std::string>();
        found[name] = read_weight(name, entry);
      }
      session_->set_weights(found);
    });
  }

  CheckpointBytes checkpoint() const {
    return guarded([&] { return checkpoint_of(session_->trainer()); });
  }

  void restore(const CheckpointBytes& from) {
    guarded([&] { restore_from(session_->trainer(), from); });
  }

 private:
  static std::size_t place_in(const Examples& examples, double number) {
    return static_cast<std::size_t>(
        check_integer("training", unnamed("example"), number, 0, static_cast<Index>(examples.count) - 1));
  }

  std::unique_ptr<TrainingSession<float>> session_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(training_session) {
  emscripten::register_type<TrainingSessionRequest>("import('../engine/training').TrainingSessionRequest");
  emscripten::register_type<ExamplesValue>("import('../engine/training').Examples");
  emscripten::register_type<AccuracyValue>("import('../engine/training').Accuracy");
  emscripten::register_type<NameList>("readonly string[]");
  emscripten::register_type<ParameterList>("readonly import('../engine/training').Parameter[]");
  emscripten::register_type<WordList>("readonly number[]");
  emscripten::register_type<MatrixValue>("import('../engine/training').FloatMatrix");
  emscripten::register_type<WeightList>("readonly import('../engine/training').Weight[]");
  emscripten::class_<SessionHandle>("TrainingSession")
      .constructor<const TrainingSessionRequest&>()
      .function("step(count)", &SessionHandle::step)
      .function("steps", &SessionHandle::steps)
      .function("accuracy(examples)", &SessionHandle::accuracy)
      .function("show(examples, number)", &SessionHandle::show)
      .function("write(examples, number)", &SessionHandle::generate)
      .function("heldOut(count)", &SessionHandle::held_out)
      .function("nodes", &SessionHandle::nodes)
      .function("data(node)", &SessionHandle::data)
      .function("parameters", &SessionHandle::parameters)
      .function("gradientNorms", &SessionHandle::gradient_norms)
      .function("weights", &SessionHandle::weights)
      .function("setWeights(weights)", &SessionHandle::set_weights)
      .function("checkpoint", &SessionHandle::checkpoint)
      .function("restore(checkpoint)", &SessionHandle::restore);
}

}  // namespace attention
