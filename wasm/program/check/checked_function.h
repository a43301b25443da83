#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "program/parser/tree.h"

namespace attention::program {

/// An option of a function: a switch, a number or a choice.
struct OptionSpec {
  enum class Type { truth, whole, real, choice };
  Type type = Type::real;
  Literal initial = false;
  double min = 0;
  double max = 0;
  std::vector<std::string> choices{};
};

/// A place where a name gets a value, and the conditions around it.
struct Assignment {
  int line;
  std::vector<const Statement*> conditions;
};

/// A function and what is known about it before any run.
struct CheckedFunction {
  const Definition* definition = nullptr;
  /// The two formulas of each parameter with a shape.
  std::map<std::string, std::vector<std::string>> axes{};
  std::map<std::string, OptionSpec> options{};
  /// Sizes that its shapes name, in order, and the parameter that named each; empty for the result.
  std::vector<std::string> dimensions{};
  std::map<std::string, std::string> dimension_sources{};
  std::map<std::string, std::vector<Assignment>> assigned{};
  std::set<std::string> read{};

  const Parameter* parameter(const std::string& name) const {
    for (const std::vector<Parameter>* list : {&definition->parameters, &definition->options})
      for (const Parameter& each : *list)
        if (each.name == name) return &each;
    return nullptr;
  }
  bool has_dimension(const std::string& name) const { return dimension_sources.count(name) > 0; }
  const std::string& name() const { return definition->name; }
};

/// By their names.
using CheckedFunctions = std::map<std::string, CheckedFunction>;

}  // namespace attention::program
