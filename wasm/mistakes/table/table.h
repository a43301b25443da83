#pragma once

#include <vector>

#include "mistakes/altered_run.h"

namespace attention {

/// A mistake: the key of its text, and how it changes a node.
struct MistakeKind {
  const char* key;
  Alteration alteration;
  /// Whether it may be made at one node alone where there are several, such as one bias of many.
  bool is_local = false;
  /// Whether others with the same numbers say more about what was done.
  bool is_general = false;
  /// Whether only programs make it, so that it is looked for in whole runs alone, and never asked.
  bool is_of_programs = false;
};

/// All mistakes that change single nodes, those of the files of this folder.
std::vector<MistakeKind> mistake_kinds();

std::vector<MistakeKind> score_mistakes();
std::vector<MistakeKind> softmax_mistakes();
std::vector<MistakeKind> mask_mistakes();
std::vector<MistakeKind> head_mistakes();
std::vector<MistakeKind> matrix_mistakes();
std::vector<MistakeKind> layer_mistakes();
std::vector<MistakeKind> position_mistakes();

/// Whether the node is a softmax, along whichever axis.
bool is_softmax(const Site& at);

/// exp(s) / (exp(sink) + Σ exp(s)) of each row: a score more that no value belongs to.
Var<double> softmax_with_sink(Var<double> scores, double sink);

}  // namespace attention
