import type { Trace } from '../engine/types';
import { msg, numeral, t } from '../i18n/i18n';
import { experiment } from './experiment';
import type { Lab } from './shared/lab';
import { asProjection, nodeOf } from './shared/matrices';
import { fitPower, type Line } from './shared/statistics';

/** Evaluations that the engine made: rows that went through a network or a map. */
interface Count {
  readonly queries: number;
  readonly keys: number;
  readonly pairs: number;
  readonly maps: number;
}

interface Data {
  readonly counts: readonly Count[];
  readonly ofPairs: Line;
  readonly ofMaps: Line;
}

const most = 32;
const width = 4;

function rowsOf(trace: Trace, id: string): number {
  return nodeOf(trace, id).rows;
}

/** Runs both forms on the same states, and counts what each computed. */
function count(lab: Lab, queries: number, keys: number): Count {
  const square = (stream: number) => asProjection(lab.normals(stream, width, width));
  const inputs = {
    decoder_states: lab.normals(1, queries, width),
    encoder_states: lab.normals(2, keys, width),
    w_s: square(3),
    w_h: square(4),
    v_a: asProjection(lab.normals(5, width, 1)),
    w_f: square(6),
    w_g: square(7),
  };
  const trace = lab.run({ variant: 'score_counts', inputs, options: {} });
  return {
    queries,
    keys,
    pairs: rowsOf(trace, 'hidden_pairs'),
    maps: rowsOf(trace, 'mapped_query') + rowsOf(trace, 'mapped_key'),
  };
}

export const pairs = experiment({
  id: 'pairs',
  title: msg('How often must a network be asked?'),
  hypothesis: msg(
    'For M queries and N keys, a network that reads pairs is evaluated M·N times, two maps whose results are multiplied M + N times.',
  ),
  about: msg(
    'Both are run, and the rows that went through them are counted. The matrix product that follows the maps takes M·N dot products, but no evaluation of a network.',
  ),
  seed: 1,
  controls: {
    ratio: { kind: 'number', label: msg('keys per query'), min: 1, max: 4, step: 1, initial: 1 },
  },
  async measure({ ratio }, lab): Promise<Data> {
    const counts: Count[] = [];
    for (let queries = 1; queries * ratio <= most; queries += 1) {
      counts.push(count(lab, queries, queries * ratio));
      await lab.pause((queries * ratio) / most);
    }
    return {
      counts,
      ofPairs: fitPower(counts.map((each) => [each.queries, each.pairs])),
      ofMaps: fitPower(counts.map((each) => [each.queries, each.maps])),
    };
  },
  judge({ counts, ofPairs, ofMaps }) {
    const wrong = counts.filter(
      ({ queries, keys, pairs: asPairs, maps }) => asPairs !== queries * keys || maps !== queries + keys,
    );
    const last = counts.at(-1);
    return {
      holds: wrong.length === 0,
      sentence: t`With ${last?.queries ?? 0} queries and ${last?.keys ?? 0} keys the network is evaluated ${last?.pairs ?? 0} times, the maps ${last?.maps ?? 0} times; as both grow together the counts grow like powers ${numeral(ofPairs.slope.toFixed(2))} and ${numeral(ofMaps.slope.toFixed(2))} of their number.`,
      threshold: t`Counts are whole numbers: all ${counts.length} pairs of counts must be M·N and M + N exactly, and ${wrong.length} were not.`,
    };
  },
  draw({ counts }) {
    const line = (name: string, read: (each: Count) => number) => ({
      name,
      mark: 'line' as const,
      points: counts.map((each) => ({ x: each.queries, y: read(each) })),
    });
    return [
      {
        title: msg('Evaluations against queries'),
        x: { label: msg('queries M'), scale: 'linear' },
        y: { label: msg('evaluations'), scale: 'linear', reach: [0] },
        series: [
          line(msg('a network for every pair'), (each) => each.pairs),
          line(msg('two maps'), ({ maps }) => maps),
        ],
      },
    ];
  },
});
