import { describe, expect, it } from 'vitest';
import { Library } from '../../../web/figures/library';
import { catalogue } from '../../../web/lessons/index';
import { libraryOf, wholeEngine } from '../all';

const engine = await wholeEngine();

describe('the library', () => {
  it('fetches a lesson once, with its schema and engine', async () => {
    const library = libraryOf(engine);
    expect(library.get('masks')).toBeUndefined();
    const opened = await library.open('masks');
    expect(opened).toMatchObject({ lesson: { id: 'masks' }, schema: { id: 'scaled_dot_product' }, engine });
    expect(library.get('masks')).toBe(opened);
    expect(await library.open('masks')).toBe(opened);
  });

  it('opens the first lesson when there is none of a name', async () => {
    const library = libraryOf(engine);
    expect(library.has('nosuch')).toBe(false);
    expect((await library.open('nosuch')).lesson.id).toBe(catalogue[0].id);
  });

  it('reports a failed download, and retries at the next request', async () => {
    let tries = 0;
    const library = new Library(catalogue, async () => {
      tries += 1;
      if (tries === 1) throw new Error('the host does not answer');
      return engine;
    });
    await expect(library.open('masks')).rejects.toThrow('the host does not answer');
    expect((await library.open('masks')).lesson.id).toBe('masks');
  });

  it('names the missing variant or figure', async () => {
    const [entry] = catalogue;
    const others = new Library([{ ...entry, variant: 'nosuch' }], async () => engine);
    await expect(others.open(entry.id)).rejects.toThrow('nosuch');
    const load = async () => ({ ...(await entry.load()), figures: ['nothing-like-it'] });
    const shows = new Library([{ ...entry, load }], async () => engine);
    await expect(shows.open(entry.id)).rejects.toThrow('nothing-like-it');
  });
});
