import type { TraceNode } from '../../engine/types';
import { exportText } from '../../store/paste/export';
import type { Model } from '../../ui/model';
import { drawAnimation } from './animation/draw-animation';
import { fitsGif } from './animation/frame-times';
import { checkOptions } from './check-options';
import { fileOf, fileText } from './files';
import type { ExportOptions, FileFormat } from './formats';
import { axisNames } from './matrix/axis-names';
import { matrixText } from './matrix/matrix-text';
import { fitsCanvas, toPng } from './picture/canvas';
import { drawStep } from './picture/draw-step';
import { svgText } from './picture/svg';

/** What is exported, and where it is shown. */
export interface ExportSource {
  readonly model: Model;
  readonly root: ParentNode & Node;
  /** Whether the element is the whole page. */
  readonly isPage: boolean;
}

/** The current step as a picture, or a matrix as text; as JSON without a `node`, all matrices of the run. */
export async function exportFile(
  source: ExportSource | null,
  format: FileFormat,
  options: ExportOptions,
): Promise<File> {
  checkOptions(format, options);
  if (source === null) throw new Error('exportFile: the element is not ready');
  const { model } = source;
  const { id } = model.lesson;
  const node = nodeOf(model, options);
  if (format === 'gif') return fileOf(await gifFile(source, node, options), format, id, node.id);
  if (format === 'svg' || format === 'png')
    return fileOf(await pictureFile(source, node, format, options), format, id, node.id);
  if (format === 'json' && options.node === undefined)
    return fileOf(exportText(model, 'json'), format, id, '');
  const { digits = null, labels = false } = options;
  const names = labels ? axisNames(node, model) : null;
  const text = matrixText(node, format, { digits, names });
  return fileOf(fileText(text, format, node), format, id, node.id);
}

function nodeOf({ trace, state }: Model, { node: id = state.position.node }: ExportOptions): TraceNode {
  const node = trace.node(id);
  if (node === undefined)
    throw new RangeError(`exportFile: node is ${id.slice(0, 60)}, expected the id of a node of this run`);
  return node;
}

async function pictureFile(
  source: ExportSource,
  node: TraceNode,
  format: 'svg' | 'png',
  { scale = 2, ...options }: ExportOptions,
): Promise<Blob | string> {
  const picture = drawStep({ ...source, model: atNode(source.model, node) }, options);
  if (format === 'svg') return svgText(picture);
  if (!fitsCanvas(picture, scale))
    throw new RangeError(`exportFile: scale is ${scale}, expected a smaller one: the PNG would be too large`);
  const content = await toPng(picture, scale);
  if (content === null) throw new Error('exportFile: the browser could not make a PNG of this size');
  return content;
}

async function gifFile(
  source: ExportSource,
  node: TraceNode,
  { scale = 1, speed = 1, ...options }: ExportOptions,
): Promise<Blob> {
  const animation = drawAnimation({ ...source, model: atNode(source.model, node) }, options);
  if (animation === null) throw new RangeError(`exportFile: nothing moves in ${node.id}`);
  if (!fitsGif(animation.picture, scale))
    throw new RangeError(`exportFile: scale is ${scale}, expected a smaller one: the GIF would be too large`);
  const { toGif } = await import('./animation/gif');
  return toGif(animation, { scale, speed, signal: new AbortController().signal, progress() {} });
}

/** The model at the step of a node. */
function atNode(model: Model, node: TraceNode): Model {
  const { state } = model;
  if (node.id === state.position.node) return model;
  return {
    ...model,
    state: { ...state, position: { node: node.id, row: 0, col: 0, granularity: 'equation' } },
  };
}
