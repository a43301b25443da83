// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { ProgramInside, programInside } from '../../../web/element/opening/program-inside';

const program = 'def f(Q: "m d"):\n    # a < b & c\n    return 2 * Q\n';

function element(html: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host;
}

const indented = program.replace(/^(?=.)/gm, '      ');

describe('a program inside the element', () => {
  it('is read from a script, a pre or plain text, without the indentation of the page', () => {
    const script = element(`\n<script type="text/x-attention-lab">\n${indented}  </script>\n`);
    expect(programInside(script)).toBe(program);
    const escaped = indented.replace('<', '&lt;').replace('&', '&amp;').replace('&amp;lt;', '&lt;');
    expect(programInside(element(`<pre>\n${escaped}</pre>`))).toBe(program);
    expect(programInside(element(program.replace('<', '&lt;').replace(/\n/g, '\r\n')))).toBe(program);
    expect(
      programInside(element(program.replace('<', '&lt;').replaceAll('    ', '&nbsp;&nbsp;&nbsp; '))),
    ).toBe(program);
  });

  it('is none where other text is for browsers without the element', () => {
    expect(programInside(element('Attention, number by number: <a href="x">by default</a>'))).toBeNull();
    expect(programInside(element(''))).toBeNull();
    expect(programInside(element('<script>def = 1</script>'))).toBeNull();
  });

  it('is followed while it changes', async () => {
    const host = element('');
    document.body.append(host);
    const changed = vi.fn();
    const inside = new ProgramInside(host, changed);
    inside.connect();
    expect(inside.text).toBeNull();
    host.textContent = program;
    await vi.waitFor(() => expect(changed).toHaveBeenCalledWith(null));
    expect(inside.text).toBe(program);
    inside.disconnect();
    host.textContent = '';
    await new Promise((done) => setTimeout(done, 20));
    expect(inside.text).toBe(program);
  });
});
