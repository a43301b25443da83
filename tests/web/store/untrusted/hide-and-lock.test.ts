import { describe, expect, it } from 'vitest';
import { hideNames, lockNames, readHidden, readLocked } from '../../../../web/store/untrusted/hide-and-lock';
import { inEnglish } from '../../english';

describe('hidden and locked parts', () => {
  it('is read from names between spaces, commas or lines', () => {
    expect([...readHidden('strip  controls,\n why').names]).toEqual(['strip', 'controls', 'why']);
    expect(readHidden('strip controls').messages).toEqual([]);
    expect(readHidden('').names.size).toBe(0);
  });

  it('knows every name', () => {
    expect([...readHidden(hideNames.join(' ')).names]).toEqual([...hideNames]);
    expect([...readLocked(lockNames.join(' ')).names]).toEqual([...lockNames]);
  });

  it('lists the valid names for an unknown one, and keeps the others', () => {
    const { names, messages } = inEnglish(readHidden('strip numbers'));
    expect([...names]).toEqual(['strip']);
    expect(messages).toEqual([`hide has no "numbers": known are ${hideNames.join(', ')}, all`]);
    expect(readLocked('constructor __proto__').messages).toHaveLength(2);
  });

  it('expands “all” to all names', () => {
    expect([...readHidden('all').names]).toEqual([...hideNames]);
    expect(readHidden('all').messages).toEqual([]);
    expect([...readLocked('all').names]).toEqual([...lockNames]);
    expect([...readLocked('inputs').names]).toEqual(['inputs']);
  });

  it('limits the length of the text', () => {
    const { names, messages } = inEnglish(readHidden('strip '.repeat(1e6)));
    expect(names.size).toBe(0);
    expect(messages).toEqual(['hide has 6000000 characters: at most 1000']);
    expect(readHidden('x '.repeat(400)).messages).toHaveLength(5);
  });
});
