import type { CSSResult } from 'lit';
import type { Position } from '../store/document/state';
import { adoptStyles } from '../ui/dom/adopt-styles';
import { createResizeObserver } from '../ui/dom/resize-observer';
import { operandsOf } from '../ui/format/names';
import type { Intent, Model } from '../ui/model';
import { isProduct } from '../ui/stage/matrices';
import { withBackground } from './background';
import { choreographyOf, opensWorkbench } from './choreographies';
import { type MeasuredStage, measure } from './geometry';
import { motionCss } from './motion.css';
import { animateLine, renderMotionBar } from './motion-bar';
import { withDimming } from './parts/dimming';
import { TimelinePlayer } from './player';
import { glideDuration, SharedMatrices } from './shared-matrices';
import { cellSubject, hasSelected, hasStepped, type Subject, sceneOf, stepSubject } from './subject';

/** A step begins to move this long after it is entered, in milliseconds. */
const stepDelay = 500;

/**
 * Its motion is created this long after the step is entered, when the matrices have come to rest: creating takes longer than
 * rendering the step, and is not needed by those who leaf through a lesson. Until then the results are hidden by a style.
 */
const creationDelay = glideDuration + 20;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** The overlay covers the stage, so it has its size; the matrices begin below the formula. */
const sizeOf = ({ offsetWidth, offsetHeight, parentElement }: HTMLElement): string => {
  const top = parentElement?.querySelector<HTMLElement>('.matrices')?.offsetTop ?? 0;
  return `${offsetWidth} × ${offsetHeight}, from ${top}`;
};

type SubjectOf = (model: Model, geometry: MeasuredStage) => Subject | null;

const ofStep: SubjectOf = (model, geometry) =>
  stepSubject(model, ({ node, row, col }) => geometry.cell(node, row, col) !== null);

const ofCell: SubjectOf = (model) => cellSubject(model);

function measureStage(model: Model, stage: HTMLElement, overlay: HTMLElement): MeasuredStage {
  const node = model.trace.node(model.state.position.node);
  return measure(stage, overlay, node === undefined ? [] : operandsOf(node, model.trace));
}

/** What the motion of a subject is made from; null if nothing of the current node is displayed. */
function createScene(model: Model, geometry: MeasuredStage, subjectOf: SubjectOf) {
  const subject = subjectOf(model, geometry) ?? ofStep(model, geometry);
  return subject && { ...sceneOf(model, subject, geometry), geometry };
}

/** Moves the numbers of the current step on the stage, with a bar to replay it and to scrub through it. */
export class Motion {
  readonly styles: CSSResult = motionCss;
  readonly #overlay = document.createElement('div');
  readonly #bar = document.createElement('div');
  readonly #shared = new SharedMatrices();
  #player: TimelinePlayer | null = null;
  /** The timer of a motion that is still to be created, and the matrix whose results are hidden until then. */
  #planned: { readonly timer: ReturnType<typeof setTimeout>; readonly matrix: HTMLElement | null } | null =
    null;
  #subjectOf: SubjectOf = ofStep;
  /** Whether the workbench has room of its own, in which its items stay. */
  #hasRoom = false;
  /** Whether the room was opened for the motion of a cell: it is closed with the explanation of the cell. */
  #isRoomOfCell = false;
  #model: Model | null = null;
  #intent: Intent | null = null;
  /** The size of the stage that the motion was laid out for. */
  #laidOutFor = '';
  readonly #resize = createResizeObserver(() => {
    if (sizeOf(this.#overlay) !== this.#laidOutFor) this.rearrange();
  });
  /** The reader may turn motion off while something moves. */
  readonly #onReducedMotion = (): void => {
    if (reducedMotion.matches) this.#remove();
  };

  constructor() {
    this.#overlay.className = 'motion';
    this.#overlay.ariaHidden = 'true';
    this.#bar.className = 'motion-bar';
  }

  /** Starts the motion that is planned, if one is. Returns how long the current motion goes on, in milliseconds. */
  startPlanned(): number {
    if (this.#planned !== null) this.#play(ofStep, stepDelay);
    const player = this.#player;
    return player?.isPlaying ? player.duration - player.time : 0;
  }

  /** To be called before each render of the element, with the position that it will show. */
  update({ node }: Position): void {
    const stage = this.#overlay.parentElement;
    const last = this.#model?.state.position.node;
    if (stage !== null && last !== undefined && last !== node) this.#shared.measure(stage);
  }

  /** To be called after each render of the element. */
  updated(root: ParentNode, model: Model, intent: Intent): void {
    const last = this.#model;
    reducedMotion.addEventListener('change', this.#onReducedMotion);
    this.#model = model;
    this.#intent = intent;
    const stage = root.querySelector<HTMLElement>('.stage');
    const node = model.trace.node(model.state.position.node);
    const isPossible =
      node !== undefined && choreographyOf(node, model.trace) !== null && !reducedMotion.matches;
    // Also of steps that do not move: the styles end the reserved height of the bar.
    if (stage !== null) adoptStyles(root, this);
    if (stage !== null && isPossible) {
      if (this.#overlay.parentElement !== stage) {
        stage.append(this.#bar, this.#overlay);
        // Its line must be there to be animated.
        this.#renderBar();
        this.#resize.observe(this.#overlay);
        // The stage is as high as its room: a formula that becomes higher moves the matrices only.
        const matrices = stage.querySelector('.matrices');
        if (matrices !== null) this.#resize.observe(matrices);
      }
      this.#shared.glide(stage);
      if (last?.state.position.node !== node.id) this.#closeRoom();
      this.#follow(model, last);
      this.#show();
    } else this.#remove();
  }

  /** Lays the motion out again at its current time, since the matrices have moved. */
  rearrange(): void {
    const player = this.#player;
    if (player === null) return;
    const { time, isPlaying } = player;
    const next = this.#create();
    next?.seek(time);
    if (isPlaying) next?.play();
    this.#show();
  }

  disconnect(): void {
    this.#resize.disconnect();
    reducedMotion.removeEventListener('change', this.#onReducedMotion);
    this.#remove();
    this.#model = null;
  }

  /** Starts the motion that a change of the model asks for. */
  #follow(model: Model, last: Model | null): void {
    const { time, position, trail } = model.state;
    if (last === null) {
      if (time !== undefined) this.#seek(time);
    } else if (hasStepped(model, last)) this.#plan();
    else if (hasSelected(model, last)) this.#play(ofCell);
    else if (model.trace !== last.trace || position !== last.state.position || trail !== last.state.trail) {
      this.#clear();
      if (trail.length === 0 && this.#isRoomOfCell) this.#closeRoom();
      if (time !== undefined) this.#seek(time);
      else if (this.#hasRoom) this.#seek(Number.POSITIVE_INFINITY);
    }
  }

  #play(subjectOf: SubjectOf, delay = 0): void {
    this.#subjectOf = subjectOf;
    this.#create()?.play(delay);
  }

  /** Plays the motion of the current step soon. */
  #plan(): void {
    this.#clear();
    this.#subjectOf = ofStep;
    const [model, stage] = [this.#model, this.#overlay.parentElement];
    const id = model?.state.position.node ?? '';
    const node = model?.trace.node(id);
    // With the step, not with its motion: its text must not move.
    if (model && node && opensWorkbench(node, model.trace) && !isProduct(node))
      stage?.setAttribute('data-opens', '');
    const matrix = stage?.querySelector<HTMLElement>(`[data-matrix="${CSS.escape(id)}"]`) ?? null;
    matrix?.setAttribute('data-awaits-motion', '');
    stage?.setAttribute('data-awaits', '');
    this.#holdBack(true);
    const timer = setTimeout(() => {
      this.#play(ofStep, stepDelay - creationDelay);
      this.#show();
    }, creationDelay);
    this.#planned = { timer, matrix };
  }

  /** Goes on from the current time; at the end, starts again. */
  #toggle(): void {
    const player = this.#player;
    if (player?.isPlaying) this.#hold();
    else {
      this.#intent?.dispatch({ type: 'set-time', time: undefined });
      if (player === null || player.time >= player.duration) this.#create()?.play();
      else player.play();
    }
  }

  /** Stops at the current time, which then is part of links. */
  #hold(): void {
    const player = this.#player;
    if (player === null) return;
    player.seek(player.time);
    const time = player.time < player.duration ? Math.round(player.time) : undefined;
    this.#intent?.dispatch({ type: 'set-time', time });
  }

  #seek(time: number): void {
    (this.#player ?? this.#create())?.seek(time);
  }

  /** Creates the motion of the current step or cell, at its beginning; null if there is nothing to move. */
  #create(): TimelinePlayer | null {
    this.#clear();
    this.#shared.finish();
    this.#laidOutFor = sizeOf(this.#overlay);
    const [model, stage] = [this.#model, this.#overlay.parentElement];
    const scene =
      model && stage && createScene(model, measureStage(model, stage, this.#overlay), this.#subjectOf);
    const choreography = scene && choreographyOf(scene.node, scene.trace);
    if (!scene || !choreography) return null;
    const timeline = withDimming(withBackground(choreography(scene), scene.geometry), scene);
    if (timeline.tracks[0]?.shape === 'tray' && this.#openRoom(stage)) return this.#create();
    this.#hasRoom = scene.geometry.hasRoom;
    const line = animateLine(this.#bar, timeline.duration);
    this.#player = new TimelinePlayer(this.#overlay, timeline, scene.geometry.fontSize, line, {
      stopped: () => this.#show(),
      played: () => this.#renderBar(),
    });
    this.#show();
    return this.#player;
  }

  /** Gives the workbench room below the matrices, where the styles have any; false if nothing changes. */
  #openRoom(stage: HTMLElement): boolean {
    if (stage.hasAttribute('data-opens')) return false;
    stage.setAttribute('data-opens', '');
    this.#isRoomOfCell = this.#subjectOf === ofCell;
    // A stage that stayed in view above the text no longer does.
    if (stage.getBoundingClientRect().top < 0) stage.scrollIntoView();
    return true;
  }

  #closeRoom(): void {
    this.#hasRoom = false;
    this.#isRoomOfCell = false;
    this.#overlay.parentElement?.removeAttribute('data-opens');
  }

  /** Shows in the bar and around the stage whether a motion is under way. */
  #show(): void {
    const isUnderWay = this.#player !== null && this.#player.time < this.#player.duration;
    this.#overlay.parentElement?.toggleAttribute('data-moves', isUnderWay);
    this.#holdBack(isUnderWay || this.#planned !== null);
    this.#renderBar();
  }

  #renderBar(): void {
    if (this.#model === null) return;
    renderMotionBar(this.#bar, this.#model.locale, this.#player, {
      toggle: () => this.#toggle(),
      scrub: (part) => {
        const player = this.#player ?? this.#create();
        player?.seek(part * player.duration);
      },
      hold: () => this.#hold(),
    });
  }

  /** Numbers of the current step in its text come when they have come on the stage. */
  #holdBack(isUnderWay: boolean): void {
    const id = this.#model?.state.position.node ?? '';
    const article = this.#overlay.closest('.article');
    for (const number of article?.querySelectorAll('.text [data-awaits]') ?? [])
      number.removeAttribute('data-awaits');
    if (!isUnderWay) return;
    for (const number of article?.querySelectorAll(`.text [data-node="${CSS.escape(id)}"]`) ?? [])
      number.setAttribute('data-awaits', '');
  }

  #clear(): void {
    clearTimeout(this.#planned?.timer);
    this.#planned?.matrix?.removeAttribute('data-awaits-motion');
    this.#overlay.parentElement?.removeAttribute('data-awaits');
    this.#planned = null;
    this.#player?.remove();
    this.#player = null;
  }

  #remove(): void {
    this.#clear();
    this.#shared.finish();
    this.#closeRoom();
    this.#overlay.parentElement?.removeAttribute('data-moves');
    this.#holdBack(false);
    this.#overlay.remove();
    this.#bar.remove();
  }
}
