import { join } from 'node:path';
import { root } from './prepare.mjs';

/** The compiler. By its path, since `typescript-api`, the release whose interface the tests use, has a command `tsc` too. */
export const TSC = join(root, 'node_modules/typescript/bin/tsc');

/** Several checkers in parallel would each check the shared declarations again: more work, and other checks use the cores. */
export const ONE_CHECKER = ['--checkers', '1'];
