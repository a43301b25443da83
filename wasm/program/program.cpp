#include "program/program.h"

namespace attention::program {

std::unique_ptr<const Program> read(std::string_view text) {
  auto out = std::make_unique<Program>(Program{lines_of(text), parse(text)});
  const std::vector<Definition>& definitions = out->parsed.definitions;
  if (definitions.empty())
    refuse({}, "program.program.empty", {{"code", "def attention(Q: \"m d\", K: \"n d\", V: \"n d\"):"}});
  for (std::size_t k = 0; k < definitions.size(); ++k)
    out->functions[definitions[k].name] = Checker(out->functions, definitions, k, out->lines).run();
  out->docstring = read_docstring(out->mechanism(), out->functions);
  out->comments = read_comments(out->parsed);
  return out;
}

}  // namespace attention::program
