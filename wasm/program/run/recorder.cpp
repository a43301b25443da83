#include "program/run/recorder.h"

#include "program/text/characters.h"
#include "program/text/limits.h"

namespace attention::program {

namespace {

std::string axis_text(const SizeFormula& formula, Index size) {
  const std::string text = text_of(formula);
  return text.empty() ? std::to_string(size) : text;
}

}  // namespace

void Recorder::check(std::int64_t rows, std::int64_t cols, const Span& span) {
  checked_ = span;
  if (rows < 1 || cols < 1 || rows > Limits::side || cols > Limits::side)
    refuse(span, "program.shape.size",
           {{"max", Limits::side}, {"rows", std::to_string(rows)}, {"cols", std::to_string(cols)}});
  if (static_cast<Index>(steps.size()) >= ProgramLimits::steps)
    refuse(statement, "program.limit.steps", {{"max", ProgramLimits::steps}});
  if (cells_ + rows * cols > Limits::cells)
    refuse(statement, "program.limit.cells", {{"max", Limits::cells}});
}

void Recorder::refuse_op(const InputError& error) const {
  Message message = error.message;
  if (message.key == "error.of_rule") message.key = "program.call.refused";
  refuse(checked_, std::move(message));
}

int Recorder::add(Var<double> var, const Formulas& formulas, const Span& span) {
  Step step;
  step.node = var.id;
  step.span = span;
  step.place = place;
  Node<double>& node = var.node();
  node.row_dim = axis_text(formulas.rows, var.rows());
  node.col_dim = axis_text(formulas.cols, var.cols());
  step.formulas = formulas;
  for (const int operand : node.operands) read(operand);
  cells_ += var.data().size();
  steps.push_back(std::move(step));
  return var.id;
}

std::string Recorder::free_id(const std::string& wanted) {
  if (const auto unread = unread_.find(wanted); unread != unread_.end()) {
    displaced_.insert(unread->second);
    unread_.erase(unread);
    return wanted;
  }
  std::string id = wanted;
  const bool is_group = !wanted.empty() && wanted.back() == '/';
  const std::string stem = is_group ? wanted.substr(0, wanted.size() - 1) : wanted;
  if (taken_.count(id) == 0) return id;
  // All numbers below the last one found are taken, so that many steps of one name need no square of them.
  int& number = last_numbers_.try_emplace(wanted, 2).first->second;
  const auto numbered = [&] { return stem + "_" + std::to_string(number) + (is_group ? "/" : ""); };
  for (id = numbered(); taken_.count(id) > 0; id = numbered()) ++number;
  return id;
}

void Recorder::name(int at, const std::string& with) {
  Step& named = step(at);
  const std::string id = id_of(with);
  const std::size_t groups = id.rfind('/') + 1;
  named.place = place;
  named.place.prefix += id.substr(0, groups);
  named.name = id.substr(groups);
  named.written = with;
  named.id = free_id(place.prefix + id);
  claim(named.id);
  named.is_key = true;
  const std::string stem = named.id.substr(place.prefix.size());
  named.primes = stem == id ? 0 : std::stoi(stem.substr(id.size() + 1)) - 1;
}

void Recorder::read(int input) {
  if (unread_.empty() && displaced_.empty()) return;
  if (displaced_.erase(input) > 0) is_contested_ = true;
  unread_.erase(step(input).id);
}

void Recorder::finish() {
  for (Step& each : steps) {
    if (!each.id.empty()) continue;
    each.id = free_id(each.place.prefix + each.place.base + "." + tape.node(each.node).op->name);
    claim(each.id);
  }
}

std::string Recorder::shape(int at, bool is_transposed) const {
  const Matrix<double>& numbers = data(at);
  std::string sizes[] = {std::to_string(numbers.rows()), std::to_string(numbers.cols())};
  std::string names[] = {axis_text(step(at).formulas.rows, numbers.rows()),
                         axis_text(step(at).formulas.cols, numbers.cols())};
  if (is_transposed) {
    std::swap(sizes[0], sizes[1]);
    std::swap(names[0], names[1]);
  }
  const std::string numbers_text = sizes[0] + " × " + sizes[1];
  if (names[0] == sizes[0] && names[1] == sizes[1]) return numbers_text;
  return names[0] + " × " + names[1] + " (" + numbers_text + ")";
}

}  // namespace attention::program
