import { html, nothing, type TemplateResult } from 'lit';
import type { Engine } from '../../../engine/engine';
import { figuresText } from '../../../i18n/en/figures';
import type { Locale } from '../../../i18n/i18n';
import { titleOf } from '../../../i18n/lesson-texts';
import type { MessageId } from '../../../i18n/message-id';
import { comparedLessons } from '../../../lessons/comparisons';
import type { LessonEntry } from '../../../lessons/lesson';
import { isRefusal, type Refusal } from '../../../store/document/refusal';
import type { Document } from '../../../store/document/state';
import type { Intent, Model } from '../../../ui/model';
import type { FigureContext } from '../../figure';
import { generate, type ModelContext, maxTokens, withTokens } from '../runs';
import { inputVocabulary, rejectionMessage, type Tokens, tokensOf } from '../texts';
import { textParts } from './text-parts';

/** What is another in the models that are compared. */
const names: Readonly<Record<string, MessageId>> = {
  'digits-without-positions': figuresText('trained_models.without_positions'),
  'english-french-recurrent': figuresText('trained_models.recurrent'),
  'english-french-without-attention': figuresText('trained_models.without_attention'),
  'induction-one-layer': figuresText('trained_models.one_layer'),
  'reversal-without-positions': figuresText('trained_models.without_positions'),
};

function nameOf(locale: Locale, entry: LessonEntry): string {
  const name = names[entry.id];
  if (name !== undefined) return locale.t(name);
  return entry.comparedWith === undefined
    ? locale.t(figuresText('trained_models.whole_model'))
    : titleOf(locale, entry);
}

/** The choice of another model to compare with: it opens with the same text or picture. */
export function compareChoice(
  model: Model,
  intent: Intent,
  host: FigureContext,
): TemplateResult | typeof nothing {
  const { contents, lesson, locale, locks } = model;
  const all = comparedLessons(
    lesson,
    contents.flatMap(({ lessons }) => lessons),
  );
  if (all.length < 2 || locks.has('lesson')) return nothing;
  const choose = (event: Event): void => {
    void openBeside((event.currentTarget as HTMLSelectElement).value, model, intent, host);
  };
  return html`<label class="use-compare"><span>${locale.t(figuresText('trained_models.compare_with'))}</span>
    <select aria-label=${locale.t(figuresText('trained_models.compare_with'))} @change=${choose}>${all.map((each) => html`<option value=${each.id} .selected=${each.id === lesson.id}>${nameOf(locale, each)}</option>`)}</select></label>`;
}

async function openBeside(id: string, before: Model, intent: Intent, host: FigureContext): Promise<void> {
  await intent.openLesson(id);
  const model = intent.current();
  if (model.lesson.id !== id) return;
  intent.dispatch({ type: 'show-tab', tab: before.tab ?? 'use' });
  const { image } = before.state.document.inputs;
  if (image !== undefined) intent.dispatch({ type: 'replace-matrix', input: 'image', matrix: image });
  const tokens = answered(before, model, host.engineOf?.(id));
  if (tokens !== null) intent.dispatch({ type: 'read-words', tokens });
}

/** The text of the model before, and what this model writes after it; null if it cannot read it. */
function answered(
  before: Model,
  { lesson, schema, state }: Model,
  engine: Engine | undefined,
): Partial<Tokens> | null {
  const vocabulary = inputVocabulary(lesson);
  if (engine === undefined || vocabulary === undefined) return null;
  const context: ModelContext = { engine, lesson, schema };
  const { typed } = textParts(before.state.document.tokens, before.lesson);
  const limit = maxTokens(lesson.reading?.key ? 'key' : 'query', context);
  if (rejectionMessage(typed, vocabulary, limit) !== null) return null;
  const tokens = withAnswer(tokensOf(typed, lesson), state.document, context);
  return isRefusal(tokens) ? null : tokens;
}

/** A text with what a model of separate input and output writes after it. */
export function withAnswer(
  given: Partial<Tokens>,
  document: Document,
  context: ModelContext,
): Partial<Tokens> | Refusal {
  const { lesson } = context;
  const next = withTokens(document, given, context);
  if (isRefusal(next)) return next;
  const generatesOutput = lesson.reading?.query?.start !== undefined || lesson.trained?.after !== '';
  const words = generatesOutput ? generate(next, context) : [];
  return { ...given, query: [...(given.query ?? []), ...words].slice(0, maxTokens('query', context)) };
}
