#pragma once

#include "changes/cell_pair.h"

/// The messages `change.*`: keys of texts in web/i18n, and their arguments.
namespace attention {

/// "row 2, column 3 of queries". The id of the node goes with it, so that a page can name tokens in place of
/// rows.
Message place_of(const Tape<double>& tape, const Cell& cell);
/// Whether the first run reads the same cell there.
bool reads_same_cell(const RunPair& runs, const FactorChange& factor);
/// The place of a factor that changed; “what this step reads” where the first run reads another cell there.
Message changed_place(const RunPair& runs, const FactorChange& factor);

Message new_step_sentence(const Node<double>& node);
Message other_step_sentence(const Node<double>& node);
Message shapes_differ_sentence(const Node<double>& before, const Node<double>& after);
Message terms_differ_sentence(const Node<double>& node, std::size_t before, std::size_t after);

/// Why the cell moved, in one sentence.
Message moved_sentence(const Tape<double>& after, const Cell& of, const CellPair& pair);
/// What the change of one term does.
Message term_sentence(const RunPair& runs, const CellPair& pair, const TermChange& term);

}  // namespace attention
