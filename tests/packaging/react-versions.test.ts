import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync('packages/{core,ui,app}/src/**/*.{ts,tsx}', { cwd: root }).map(
  (path) => [path, readFileSync(root + path, 'utf8')] as const,
);

/**
 * React 18.3 treats a context element as its consumer, whose child is a function; the types do not show
 * it.
 */
it('no context is used as its own provider, which React 18.3 does not support', () => {
  const contexts = sources.flatMap(([, text]) =>
    [...text.matchAll(/const (\w+) = createContext/g)].map(([, name = '']) => name),
  );
  expect(contexts).toContain('BrandContext');
  const provider = new RegExp(`<(${contexts.join('|')})[\\s>]`);
  const found = sources.filter(([path, text]) => path.endsWith('.tsx') && provider.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
});

it('no hook is used that React 18.3 does not have', () => {
  const later =
    /import \{[^}]*\b(use|useActionState|useEffectEvent|useOptimistic)\b[^}]*\} from 'react'/;
  expect(sources.filter(([, text]) => later.test(text)).map(([path]) => path)).toEqual([]);
});

/** React 18.3 warns for each effect of layout that is rendered on a server. */
it('the kit and core use the effect of layout that servers ignore, not that of React', () => {
  const ofReact = /import \{[^}]*\buseLayoutEffect\b[^}]*\} from 'react'/;
  const found = sources
    .filter(([path, text]) => /^packages\/(core|ui)\//.test(path) && ofReact.test(text))
    .map(([path]) => path);
  expect(found).toEqual(['packages/ui/src/primitives/use-layout-effect.ts']);
});
