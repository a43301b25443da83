import { html, nothing, type TemplateResult } from 'lit';
import { authoringText } from '../../i18n/en/authoring';
import type { Locale } from '../../i18n/i18n';
import { type Message, message } from '../../i18n/message';
import type { MessageId } from '../../i18n/message-id';
import { download } from '../../ui/dom/download';
import type { DialogHost } from '../../ui/lazy';
import type { Model } from '../../ui/model';

/** One of the things that the dialog can export. */
export interface Panel {
  settings(model: Model): TemplateResult;
  /** The preview and the buttons. */
  result(model: Model): TemplateResult;
  /** Called when the dialog closes. */
  close?(): void;
}

/** What the last button of a panel has done. */
export class PanelStatus {
  readonly #host: DialogHost;
  #message: Message | null = null;

  constructor(host: DialogHost) {
    this.#host = host;
  }

  get current(): string {
    return this.#message?.key ?? '';
  }

  show(id: MessageId): void {
    this.#show(message(id));
  }

  clear(): void {
    this.#message = null;
  }

  /** Saves a file. A frame that may not save files cannot tell, so the message says what else to do. */
  save(file: File, id: 'export.saved' | 'export.gif_saved' = 'export.saved'): void {
    download(file.name, file);
    this.#show(message(authoringText(id), { name: file.name }));
  }

  render(locale: Locale): TemplateResult {
    return html`<p class="copied" role="status">${this.#message === null ? nothing : locale.format(this.#message)}</p>`;
  }

  #show(next: Message): void {
    this.#message = next;
    this.#host.changed();
  }
}
