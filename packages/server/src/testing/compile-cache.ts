import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(
  new URL('../../../../node_modules/.cache/lobi/nodes', import.meta.url),
);

/**
 * Environment of processes that a test starts with few variables: Node compiles the hundreds of modules of
 * the server once, and not at each start, of which that is the larger part.
 */
export const compileCache: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? folder,
};
