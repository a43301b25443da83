interface Policy {
  createScriptURL(address: string): string;
}

/** As much of Trusted Types as is used here; browsers without them have no such thing. */
interface Scope {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string }): Policy;
  };
}

/** The workers that there are. */
const known = new Set<string>();

/** The policy vouches for the addresses of our workers, and for nothing else that it may be asked about. */
function vouch(asked: string): string {
  if (!known.has(asked)) throw new TypeError(`attention-lab makes no worker of ${asked}`);
  return asked;
}

let policy: Policy | undefined;

/**
 * The address of a worker's file as `new Worker` takes it. A page with `require-trusted-types-for 'script'` takes no plain
 * text for it; where it does not allow the policy `attention-lab` either, making the policy throws, and the caller does
 * without a worker.
 */
export function workerScript(address: string): string {
  known.add(address);
  const { trustedTypes } = globalThis as Scope;
  policy ??= trustedTypes?.createPolicy('attention-lab', { createScriptURL: vouch });
  return policy?.createScriptURL(address) ?? address;
}
