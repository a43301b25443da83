#pragma once

#include <memory>
#include <string>

#include "graph/variant.h"
#include "program/program.h"

/// Programs as variants, so that whatever works on a mechanism works on a program: the id of such a variant
/// is "program:" and the text of the program.
namespace attention::program {

/// The variant with this id; null if it does not begin with "program:". The last ones are kept, so that a
/// text is not read again for each run. It is valid until another one is asked for. Throws ProgramError.
const Variant* variant_of(const std::string& id);

/// The program of such an id. Throws ProgramError.
std::shared_ptr<const Program> program_of(const std::string& id);

}  // namespace attention::program
