#include <emscripten/bind.h>

#include "bindings/guard.h"
#include "bindings/json.h"
#include "bindings/json_writer.h"
#include "bindings/trace.h"
#include "program/check/function_table.h"
#include "program/program_run.h"
#include "program/text/characters.h"
#include "program/variant.h"

/// Exports programs: what they say of themselves, what their steps are, and what is wrong with them. Runs of
/// a program are made like those of any variant.
namespace attention {

namespace {

using namespace program;

EMSCRIPTEN_DECLARE_VAL_TYPE(ProgramValue);
EMSCRIPTEN_DECLARE_VAL_TYPE(WalkValue);
EMSCRIPTEN_DECLARE_VAL_TYPE(FunctionList);

void write(JsonWriter& out, const Span& span) {
  out.key("span");
  out.open('{');
  out.with("line", span.line).with("column", span.column);
  out.with("endLine", span.end_line).with("endColumn", span.end_column).close('}');
}

void write(JsonWriter& out, const Correction& correction) {
  out.open('{');
  out.with("code", correction.code);
  write(out, correction.span);
  out.close('}');
}

void write_numbers(JsonWriter& out, const Matrix<double>& matrix) {
  out.with("rows", matrix.rows()).with("cols", matrix.cols());
  const std::vector<double> numbers(matrix.data(), matrix.data() + matrix.size());
  out.list("data", numbers, [&](double number) { out.value(number); });
}

/// The inputs that the program gives numbers.
void write_given(JsonWriter& out, const Program& of) {
  const ProgramSchema schema = schema_of(of);
  Options options;
  for (const OptionSchema& each : schema.schema.options) options[each.name] = each.initial;
  const Inputs<double> inputs = starting_inputs(of, starting_sizes(of), options);
  std::vector<const Parameter*> given;
  for (const Parameter& each : of.mechanism().definition->parameters)
    if (each.default_value) given.push_back(&each);
  out.list("given", given, [&](const Parameter* each) {
    out.open('{');
    out.with("name", id_of(each->name));
    write_numbers(out, inputs.at(id_of(each->name)));
    out.close('}');
  });
}

void write_step(JsonWriter& out, const Tape<double>& tape, const Step& step) {
  out.open('{');
  out.with("node", step.node).with("id", step.id).with("kind", tape.node(step.node).kind);
  out.with("isKey", step.is_key).with("name", step.name).with("prose", step.prose);
  out.with("equation", step.equation);
  write(out, step.span);
  out.close('}');
}

void write_warning(JsonWriter& out, const Warning& warning) {
  out.open('{');
  out.with("message", warning.message);
  write(out, warning.span);
  out.close('}');
}

/// What `body` writes, or what is wrong with the program.
template <class Value, class Body>
Value reported(Body body) {
  return guarded([&] {
    JsonWriter out;
    out.open('{');
    try {
      JsonWriter content;
      content.open('{');
      body(content);
      content.close('}');
      return parsed<Value>(content.text());
    } catch (const ProgramError& error) {
      out.key("error");
      out.open('{');
      out.with("message", error.message);
      out.key("hint");
      error.hint.empty() ? out.null() : out.value(error.hint);
      write(out, error.span);
      out.key("correction");
      error.correction ? write(out, *error.correction) : out.null();
      out.close('}');
    }
    out.close('}');
    return parsed<Value>(out.text());
  });
}

ProgramValue program_of_text(const VariantId& id) {
  return reported<ProgramValue>([&](JsonWriter& out) {
    const std::string name = text_of(id);
    const std::shared_ptr<const Program> found = program_of(name);
    const ProgramSchema described = schema_of(*found);
    out.key("schema");
    write_schema_in_words(out, variant_named(name).schema, described.title, described.source);
    out.with("name", described.schema.id).with("lead", described.lead);
    write_given(out, *found);
  });
}

WalkValue program_walk(const VariantId& id, const InputList& inputs, const OptionList& options) {
  return reported<WalkValue>([&](JsonWriter& out) {
    const std::unique_ptr<ProgramRun> found =
        run(*program_of(text_of(id)), read_inputs(inputs), read_options(options));
    out.list("steps", found->steps, [&](const Step& step) { write_step(out, found->graph->tape, step); });
    out.list("secondNames", found->second_names, [&](const SecondName& each) {
      out.open('{');
      out.with("name", each.name).with("node", each.node);
      write(out, each.span);
      out.close('}');
    });
    out.list("warnings", found->warnings, [&](const Warning& warning) { write_warning(out, warning); });
  });
}

FunctionList program_functions() {
  JsonWriter out;
  out.list(program::function_names(), [&](const std::string& name) {
    out.open('{');
    out.with("name", name).with("signature", signature_of(*function_named(name))).close('}');
  });
  return parsed<FunctionList>(out.text());
}

}  // namespace

EMSCRIPTEN_BINDINGS(program) {
  emscripten::register_type<ProgramValue>("import('../engine/programs').ReadProgram");
  emscripten::register_type<WalkValue>("import('../engine/programs').ReadWalk");
  emscripten::register_type<FunctionList>("import('../engine/programs').ProgramFunction[]");
  emscripten::function("programFunctions", program_functions);
  emscripten::function("program(variant)", program_of_text);
  emscripten::function("programWalk(variant, inputs, options)", program_walk);
}

}  // namespace attention
