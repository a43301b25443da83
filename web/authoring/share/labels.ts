import { html, type TemplateResult } from 'lit';
import { authoringText } from '../../i18n/en/authoring';
import type { MessageId } from '../../i18n/message-id';
import type { SnippetKind } from '../../store/links/snippets';
import type { HideName, LockName } from '../../store/untrusted/hide-and-lock';

export const kindLabels: Readonly<Record<SnippetKind, MessageId>> = {
  link: authoringText('share.link'),
  iframe: authoringText('share.frame'),
  element: authoringText('share.element'),
  markdown: authoringText('share.markdown'),
  hugo: authoringText('share.hugo'),
  mdx: authoringText('share.mdx'),
};

export const kindHelp: Readonly<Record<SnippetKind, MessageId>> = {
  link: authoringText('share.mails_chats_slides'),
  iframe: authoringText('share.pages_allow_frames_only'),
  element: authoringText('share.pages_html'),
  markdown: authoringText('share.plain_link_wherever_markdown'),
  hugo: authoringText('share.shortcode_hugo_whose_file'),
  mdx: authoringText('share.mdx_jsx_page_loads'),
};

export const regionLabels: Readonly<Record<HideName, MessageId>> = {
  header: authoringText('share.title_formula'),
  lessons: authoringText('share.list_lessons'),
  tools: authoringText('share.undo_reset_keys'),
  share: authoringText('share.sharing'),
  strip: authoringText('share.film_strip'),
  prose: authoringText('share.region_prose'),
  figures: authoringText('share.lesson_figures'),
  legend: authoringText('share.legend'),
  controls: authoringText('share.change_anything'),
  why: authoringText('share.why_panel'),
  stepper: authoringText('share.bar_moves'),
};

export const lockLabels: Readonly<Record<Exclude<LockName, 'all'>, MessageId>> = {
  inputs: authoringText('share.numbers'),
  options: authoringText('share.options'),
  tokens: authoringText('share.words_sizes'),
  lesson: authoringText('share.lesson'),
};

export const lockable = ['inputs', 'options', 'tokens', 'lesson'] as const;

export function checkbox(
  name: string,
  text: string,
  on: boolean,
  onChange: (on: boolean) => void,
): TemplateResult {
  return html`<label><input
      type="checkbox"
      name=${name}
      .checked=${on}
      @change=${(event: Event) => onChange((event.currentTarget as HTMLInputElement).checked)}
    /><span>${text}</span></label>`;
}
