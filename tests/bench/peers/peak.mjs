/**
 * Peak float32 operations per second in WebAssembly: a loop of multiplications and additions of four numbers in registers.
 * The module is assembled byte by byte, so that no compiler adds other instructions.
 */
const MADD = { plain: [0xfd, 0xe6, 0x01], add: [0xfd, 0xe4, 0x01], relaxed: [0xfd, 0x85, 0x02] };
const V128 = 0x7b;
const STEPS = 200_000;
/** Numbers of independent sums: too few are limited by latency, too many by the number of registers. */
const SUMS = [8, 10, 12, 13];

const sized = (bytes) => [...leb(bytes.length), ...bytes];
const section = (id, bytes) => [id, ...sized(bytes)];

function leb(number) {
  const out = [];
  let rest = number;
  do {
    const low = rest & 127;
    rest >>>= 7;
    out.push(rest ? low | 128 : low);
  } while (rest);
  return out;
}

const local = (op, at) => [op, ...leb(at)];
const get = (at) => local(0x20, at);
const set = (at) => local(0x21, at);

/** sum = sum · factor + term, for each of the sums. Local 0 counts; then come factor, term and the sums. */
function steps(sums, relaxed) {
  return Array.from({ length: sums }, (_, k) => k + 3).flatMap((sum) =>
    relaxed
      ? [...get(sum), ...get(1), ...get(2), ...MADD.relaxed, ...set(sum)]
      : [...get(sum), ...get(1), ...MADD.plain, ...get(2), ...MADD.add, ...set(sum)],
  );
}

function splat(number) {
  return [0x43, ...new Uint8Array(Float32Array.of(number).buffer), 0xfd, 0x13];
}

/** `(func (param i32) (result f32))`: runs the given number of steps; the result depends on all sums, so that none is optimized away. */
function moduleOf(sums, relaxed) {
  const start = [...splat(0.999), ...set(1), ...splat(0.001), ...set(2)];
  const first = Array.from({ length: sums }, (_, k) => [...splat(k), ...set(k + 3)]).flat();
  const loop = [
    0x03,
    0x40,
    ...steps(sums, relaxed),
    ...get(0),
    0x41,
    1,
    0x6b,
    ...local(0x22, 0),
    0x0d,
    0,
    0x0b,
  ];
  const total = Array.from({ length: sums - 1 }, (_, k) => [...get(k + 4), ...MADD.add]).flat();
  const body = [
    1,
    ...leb(sums + 2),
    V128,
    ...start,
    ...first,
    ...loop,
    ...get(3),
    ...total,
    0xfd,
    0x1f,
    0,
    0x0b,
  ];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 1, 0x7f, 1, 0x7d]),
    ...section(3, [1, 0]),
    ...section(7, [1, 1, 0x70, 0, 0]),
    ...section(10, [1, ...sized(body)]),
  ]);
}

/** Functions to be timed, with the number of `operations` of each. */
export function peakTasks(relaxed) {
  return SUMS.map((sums) => {
    const { p } = new WebAssembly.Instance(new WebAssembly.Module(moduleOf(sums, relaxed))).exports;
    return { name: `peak ${sums}`, operations: STEPS * sums * 8, run: () => p(STEPS) };
  });
}
