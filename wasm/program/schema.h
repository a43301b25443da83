#pragma once

#include "graph/schema.h"
#include "program/program.h"

namespace attention::program {

/// The inputs, sizes and options of a program, as those of a variant. Its descriptions are texts, not keys:
/// the title, the lead and the source of the docstring, and the comments beside its parameters.
struct ProgramSchema {
  Schema schema;
  std::string title;
  std::string lead;
  std::string source;
};

ProgramSchema schema_of(const Program& program);

/// The sizes to start with, no two equal, so that what fits does not fit by chance.
Sizes starting_sizes(const Program& program);

/// Inputs of these sizes: their defaults, else zeros. Throws ProgramError: program.shape.size.
Inputs<double> starting_inputs(const Program& program, const Sizes& sizes, const Options& options);

/// The values of all options. Throws ProgramError: program.option.value; InputError for a name that is no
/// option.
std::map<std::string, Literal> complete_options(const Program& program, const Options& given);

}  // namespace attention::program
