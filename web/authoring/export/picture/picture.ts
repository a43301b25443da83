import { weightsOnStage } from '../../../figures/weight-lines/weights-on-stage';
import { titleOf } from '../../../i18n/lesson-texts';
import { rect, type Shape } from '../../../svg/shapes';
import { equationText, equationTree, symbolTree } from '../../../ui/equation/equation';
import { nodeLabel } from '../../../ui/format/names';
import type { Model } from '../../../ui/model';
import type { PicturePart } from '../formats';
import { type Box, column, empty } from './box';
import type { Colours } from './colours';
import { linesBox } from './lines';
import { mathRuns } from './math-runs';
import { stageBox, stageNodes } from './stage';
import { line, type Run, shorten, textWidth, wrap } from './text';

/** What a picture contains. */
export interface PictureOptions {
  /** Those that the step does not have are left out. */
  readonly parts: readonly PicturePart[];
  /** The figures of the lesson, which only a page can draw. */
  readonly figures: readonly Box[];
  /** The address of the state in small print, below the name of the lesson; empty: no small print. */
  readonly link: string;
  /** The size of an empty area below the matrices, for a sum in motion. */
  readonly workbench?: { readonly width: number; readonly height: number } | null;
}

/** The class of that area. */
export const workbenchArea = 'workbench';

/** A picture of a step as plain data. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The name and the description for screen readers. */
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly shapes: readonly Shape[];
}

const margin = 24;

/** The current step as a picture. */
export function pictureOf(model: Model, colours: Colours, options: PictureOptions): Picture {
  const { parts, figures, link, workbench } = options;
  const node = model.trace.node(model.state.position.node);
  const weights = parts.includes('lines') ? weightsOnStage(model) : null;
  if (node === undefined) throw new RangeError('There is no step to draw.');
  const { locale, lesson } = model;
  const title = locale.t('common.labelled', {
    path: titleOf(locale, lesson),
    message: nodeLabel(locale, node),
  });
  const nodes = stageNodes(node, model);
  const sizes = nodes.map((each) =>
    locale.t('common.by', { nodeLabel: nodeLabel(locale, each), rows: each.rows, cols: each.cols }),
  );
  const content = column(
    [
      equationBox(model, colours),
      weights === null ? empty : linesBox(weights, locale, colours),
      parts.includes('matrices') ? stageBox(node, model, colours) : empty,
      ...(parts.includes('figures') ? figures : []),
      workbench ? areaBox(workbench) : empty,
    ],
    24,
    true,
  );
  const whole = column(
    [content, link === '' ? empty : smallPrint(model, link, content.width, colours)],
    20,
    false,
  );
  const [width, height] = [whole, whole].map(
    (box, index) => Math.ceil(index === 0 ? box.width : box.height) + 2 * margin,
  ) as [number, number];
  const paper = rect('paper', { x: 0, y: 0, width, height }, { fill: colours.token('paper') });
  return {
    ...{ width, height, title, language: locale.code },
    description: `${equationText(locale, node, model.trace)}. ${sizes.join('; ')}.`,
    shapes: [paper, ...whole.draw('', margin, margin)],
  };
}

/** An area in which nothing is drawn. */
function areaBox(size: { readonly width: number; readonly height: number }): Box {
  const look = { class: workbenchArea, fill: 'none' };
  return { ...size, draw: (key, x, y) => [rect(`${key} area`, { ...size, x, y }, look)] };
}

/** The equation of the step; for inputs, their symbols. */
function equationBox(model: Model, colours: Colours): Box {
  const { locale, trace, state } = model;
  const node = trace.node(state.position.node);
  if (node === undefined) return empty;
  const nodes = node.operands.length > 0 || node.kind === 'generated' ? [] : stageNodes(node, model);
  const role = (name: Parameters<Colours['token']>[0]): string => colours.token(name);
  const symbols = nodes.flatMap((each, index): readonly Run[] => [
    ...(index === 0 ? [] : [{ text: ', ' }]),
    ...mathRuns(symbolTree(locale, each, null), role),
  ]);
  const runs = nodes.length > 0 ? symbols : mathRuns(equationTree(locale, node, trace), role);
  const style = { family: 'serif', size: 24, colour: colours.token('ink') } as const;
  return {
    width: textWidth(runs, style),
    height: 40,
    draw: (key, x, y) => [line(`${key} equation`, [x, y + 26], runs, style)],
  };
}

const maxLinkLines = 3;

/** The name of the lesson, and the address of the state in at most three lines. */
function smallPrint({ locale, lesson }: Model, link: string, room: number, colours: Colours): Box {
  const style = { family: 'sans', size: 11, colour: colours.token('ink-soft') } as const;
  const width = Math.max(room, 320);
  const name = `Attention Lab · ${titleOf(locale, lesson)}`;
  const lines = [...wrap(name, width, style), ...addressLines(link, width, style)];
  return {
    width,
    height: lines.length * 16,
    draw: (key, x, y) =>
      lines.map((text, index) => line(`${key} ${index}`, [x, y + 12 + index * 16], text, style)),
  };
}

function addressLines(
  link: string,
  width: number,
  style: { readonly family: 'sans'; readonly size: number },
): readonly string[] {
  const lines: string[] = [];
  let rest = link;
  while (rest !== '' && lines.length < maxLinkLines) {
    const isLast = lines.length === maxLinkLines - 1;
    const text = shorten(rest, width, style);
    lines.push(isLast || text === rest ? text : text.slice(0, -1));
    rest = text === rest || isLast ? '' : rest.slice(text.length - 1);
  }
  return lines;
}
