import { css } from 'lit';

/** The style sheet of the editor, which has a shadow root of its own. */
export const editorCss = css`
  :host {
    display: block;
  }
  .text {
    border: 1px solid var(--lab-line);
    border-radius: 3px;
    background: var(--lab-paper);
  }
  .cm-editor {
    max-block-size: 32rem;
    color: var(--lab-ink);
    font-size: 0.8125rem;
    outline: none;
  }
  .cm-editor.cm-focused {
    outline: 2px solid var(--lab-accent);
    outline-offset: 1px;
  }
  .cm-editor .cm-scroller {
    font-family: var(--lab-mono);
    line-height: 1.77;
  }
  .cm-editor .cm-content {
    caret-color: var(--lab-ink);
  }
  .cm-editor .cm-cursor {
    border-color: var(--lab-ink);
  }
  .cm-editor .cm-gutters {
    border: 0;
    background: none;
    color: var(--lab-ink-soft);
  }
  .current {
    background: var(--lab-lit-wash);
    box-shadow: inset 3px 0 0 var(--lab-accent);
  }
  .shape {
    padding-inline: 0.5rem;
    font-family: var(--lab-sans);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .keyword,
  .string {
    color: var(--lab-ink-soft);
  }
  .comment {
    color: var(--lab-ink-soft);
    font-family: var(--lab-serif);
    font-size: 0.97rem;
  }
  .trouble {
    margin: 0.5rem 0 0;
    color: var(--lab-error);
    font-family: var(--lab-sans);
    font-size: 0.875rem;
  }
  .trouble:empty {
    display: none;
  }
`;
