import '../../i18n/en/authoring';
import { html, type TemplateResult } from 'lit';
import type { MessageId } from '../../i18n/message-id';
import type { SnippetKind } from '../../store/links/share';
import type { HideName, LockName } from '../../store/untrusted/hide-and-lock';

export const kindLabels: Readonly<Record<SnippetKind, MessageId>> = {
  link: 'share.link',
  iframe: 'share.frame',
  element: 'share.element',
  markdown: 'share.markdown',
  hugo: 'share.hugo',
  mdx: 'share.mdx',
};

export const kindHelp: Readonly<Record<SnippetKind, MessageId>> = {
  link: 'share.mails_chats_slides',
  iframe: 'share.pages_allow_frames_only',
  element: 'share.pages_html',
  markdown: 'share.plain_link_wherever_markdown',
  hugo: 'share.shortcode_hugo_whose_file',
  mdx: 'share.mdx_jsx_page_loads',
};

export const regionLabels: Readonly<Record<HideName, MessageId>> = {
  header: 'share.title_formula',
  lessons: 'share.list_lessons',
  tools: 'share.undo_reset_keys',
  share: 'share.sharing',
  strip: 'share.film_strip',
  prose: 'share.region_prose',
  figures: 'share.lesson_figures',
  legend: 'share.legend',
  controls: 'share.change_anything',
  why: 'share.why_panel',
  stepper: 'share.bar_moves',
};

export const lockLabels: Readonly<Record<Exclude<LockName, 'all'>, MessageId>> = {
  inputs: 'share.numbers',
  options: 'share.options',
  tokens: 'share.words_sizes',
  lesson: 'share.lesson',
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
