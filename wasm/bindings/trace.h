#pragma once

#include <memory>

#include "bindings/marshal.h"

/// Finished runs, which JavaScript knows by a number. Every function throws an error of JavaScript, see
/// guard.h; also for a number that was released or never given out.
namespace attention {

/// Handles are unique and never reused.
using TraceHandle = int;

/// Computes a run, and keeps it until it is released.
TraceHandle run_variant(const VariantId& variant, const InputList& inputs, const OptionList& options);
void release(TraceHandle trace);

Structure structure(TraceHandle trace);
NoteList notes(TraceHandle trace);
Numbers data(TraceHandle trace);
PackedExplanation explain_cell(TraceHandle trace, double node, double row, double col);
PackedLineage lineage_of_cell(TraceHandle trace, double node, double row, double col, double depth);
Numbers gradient_of_cell(TraceHandle trace, double node, double row, double col);
Numbers gradient_of_sum(TraceHandle trace, double node);
Numbers gradient_of_squares(TraceHandle trace, double node);

/// For entries of the whole engine. These throw errors of C++.
TraceHandle keep(std::unique_ptr<Graph<double>> graph);
Graph<double>& graph_of(TraceHandle trace);
int checked_node(const char* rule, const Tape<double>& tape, double node);
Cell checked_cell(const char* rule, const Tape<double>& tape, double node, double row, double col);

}  // namespace attention
