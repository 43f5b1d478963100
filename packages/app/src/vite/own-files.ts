import { fileURLToPath } from 'node:url';

/** Returns whether this runs from the package's source or its build. */
export const isSource = import.meta.url.endsWith('.ts');

/** Conditions under which workspace packages resolve to their source. */
export const sourceConditions: readonly string[] = isSource ? ['@lobi/source'] : [];

/** Path of a module of this package, given its source path. */
export const ownModule = (source: `${string}.ts` | `${string}.tsx`): string =>
  fileURLToPath(
    new URL(`../${isSource ? source : source.replace(/\.tsx?$/, '.js')}`, import.meta.url),
  );

/** Path of a file beside the modules, such as the page. */
export const ownFile = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));
