import { fileURLToPath } from 'node:url';

/** Does this run from the package's source, or from what was built of it? */
export const isSource = import.meta.url.endsWith('.ts');

/** Conditions under which packages beside ours resolve to their source. */
export const sourceConditions: readonly string[] = isSource ? ['@lobi/source'] : [];

/** Path of a module of this package, named by its source. */
export const ownModule = (source: `${string}.ts` | `${string}.tsx`): string =>
  fileURLToPath(
    new URL(`../${isSource ? source : source.replace(/\.tsx?$/, '.js')}`, import.meta.url),
  );

/** Path of a file that lies beside the modules, such as the page. */
export const ownFile = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));
