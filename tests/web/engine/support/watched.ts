import { readFileSync } from 'node:fs';
import { isTrap } from '../../../../web/engine/calling';
import type { CompiledEngine } from '../../../../web/engine/module';
import type { MainModule } from '../../../../web/generated/engine';
import createModule from '../../../../web/generated/engine-full.mjs';

/** The whole engine, from the file: Node fetches none. */
export const wasm = readFileSync('web/generated/engine-full.wasm');

/** Something that was called inside an instance. */
export interface Call {
  readonly instance: number;
  readonly name: string;
  readonly isTrap: boolean;
}

/** A compiled engine whose instances can be looked into. */
export interface Watched {
  readonly compiled: CompiledEngine;
  readonly memories: readonly WebAssembly.Memory[];
  readonly modules: readonly MainModule[];
  readonly calls: readonly Call[];
}

export async function watch(): Promise<Watched> {
  const code = await WebAssembly.compile(wasm);
  const memories: WebAssembly.Memory[] = [];
  const modules: MainModule[] = [];
  const calls: Call[] = [];
  let made = 0;
  const instantiate = async (): Promise<MainModule> => {
    const instance = made++;
    const module = await createModule({
      instantiateWasm(imports: WebAssembly.Imports, done: (ready: WebAssembly.Instance) => void) {
        WebAssembly.instantiate(code, imports).then((ready) => {
          memories[instance] = memoryOf(ready);
          done(ready);
        });
        return {};
      },
    });
    modules[instance] = module;
    return recorded(module, (name, isTrap) => calls.push({ instance, name, isTrap }));
  };
  return { compiled: { instantiate }, memories, modules, calls };
}

function memoryOf(instance: WebAssembly.Instance): WebAssembly.Memory {
  const memory = Object.values(instance.exports).find((each) => each instanceof WebAssembly.Memory);
  if (!memory) throw new Error('the module exports no memory');
  return memory;
}

/** Makes the next call into an instance trap: every pointer and every table index in it now lies outside. */
export function corrupt(memory: WebAssembly.Memory | undefined): void {
  if (!memory) throw new Error('there is no such instance');
  new Uint8Array(memory.buffer).fill(0xff);
}

/** How far into its memory an instance has ever written: fresh memory is zero. A leak of single bytes moves it. */
export function highestUsedByte({ buffer }: WebAssembly.Memory): number {
  const bytes = new Uint8Array(buffer);
  let at = bytes.length;
  while (at > 0 && bytes[at - 1] === 0) at--;
  return at;
}

type Record = (name: string, isTrap: boolean) => void;

/** The same object; every call of a method, and what `new` makes of a class in it, is written down. */
function recorded<Target extends object>(target: Target, record: Record): Target {
  return new Proxy(target, {
    get(object, key) {
      const member: unknown = Reflect.get(object, key);
      if (typeof member !== 'function') return member;
      return function call(...values: unknown[]): unknown {
        if (!new.target) return written(record, String(key), () => Reflect.apply(member, object, values));
        const made = written(record, `new ${String(key)}`, () => Reflect.construct(member, values) as object);
        return recorded(made, record);
      };
    },
  });
}

function written<Result>(record: Record, name: string, work: () => Result): Result {
  try {
    const result = work();
    record(name, false);
    return result;
  } catch (error) {
    record(name, isTrap(error));
    throw error;
  }
}

export { createModule };
