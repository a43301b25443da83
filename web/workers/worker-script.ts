interface Policy {
  createScriptURL(address: string): string;
}

/** The part of Trusted Types that is used here; absent in browsers without them. */
interface Scope {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string }): Policy;
  };
}

/** The addresses of our workers. */
const known = new Set<string>();

/** Accepts the addresses of our workers only. */
function createScriptURL(address: string): string {
  if (!known.has(address)) throw new TypeError(`attention-lab makes no worker of ${address}`);
  return address;
}

let policy: Policy | undefined;

/**
 * The address of a worker script for `new Worker`, as a `TrustedScriptURL` where the browser has Trusted Types. Throws where
 * the page's policy does not allow the Trusted Types policy `attention-lab`.
 */
export function workerScript(address: string): string {
  known.add(address);
  const { trustedTypes } = globalThis as Scope;
  policy ??= trustedTypes?.createPolicy('attention-lab', { createScriptURL });
  return policy?.createScriptURL(address) ?? address;
}
