import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiTable, channels, errorCodes } from '@lobi/core/contract';
import { loadMessages } from '@lobi/core/locales';
import { routeTable } from '@lobi/core/routes';
import { id } from '@lobi/ui/messages/id';
import { baja, brandCss, lentera, pesisir } from '@lobi/ui/tokens';
import { describe, expect, it } from 'vitest';

// Names that users of the packages write down. They are stored as lists in `packages/*/etc`, so that a
// removed or changed name is noticed, and its version is chosen deliberately.

const root = fileURLToPath(new URL('../..', import.meta.url));
const kit = join(root, 'packages/ui/src');

/** Sources that are published, by path inside the kit. */
const sources = globSync('**/*.{ts,tsx}', { cwd: kit })
  .filter((path) => !/\.(test|stories)\.|^testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(kit, path), 'utf8') }));

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Paths of all leaves of a dictionary, e.g. `base.close`. */
const leaves = (messages: object, path = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [path + key] : leaves(value, `${path}${key}.`),
  );

const list = (package_: 'core' | 'ui', name: string) =>
  join(root, `packages/${package_}/etc/${name}.json`);

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

describe('the public names of the kit', () => {
  it('the kit’s public classes are listed, by component and slot', async () => {
    const names = sources.flatMap((source) => [
      ...matches(source.text, /\blobi-([A-Z][A-Za-z]*-[a-z][A-Za-z]*)\b/g),
      ...[...source.text.matchAll(/slotClass\(\s*'(\w+)',\s*'(\w+)'/g)].map(
        ([, component, slot]) => `${component}-${slot}`,
      ),
    ]);
    const slots: Record<string, string[]> = {};
    for (const name of sorted(names)) {
      const [component = '', slot = ''] = name.split('-');
      (slots[component] ??= []).push(slot);
    }
    await expect(text(slots)).toMatchFileSnapshot(list('ui', 'class-names'));
  });

  it('the kit’s data attributes are listed, by folder', async () => {
    const attributes: Record<string, string[]> = {};
    for (const source of sources.filter(({ path }) => path.endsWith('.tsx'))) {
      const found = matches(source.text, /\s(data-[a-z][a-z-]*)[=}\s]/g);
      if (found.length === 0) continue;
      const folder = dirname(source.path);
      attributes[folder] = sorted([...(attributes[folder] ?? []), ...found]);
    }
    const byFolder = Object.fromEntries(
      Object.entries(attributes).sort(([first], [second]) => (first < second ? -1 : 1)),
    );
    await expect(text(byFolder)).toMatchFileSnapshot(list('ui', 'data-attributes'));
  });

  it('the kit’s custom properties are listed', async () => {
    const written = [lentera, pesisir, baja].map(brandCss).join('\n');
    const styles = sources.map((source) => source.text).join('\n');
    const names = matches(`${written}\n${styles}`, /(--lobi-[a-z][\w-]*\w)\s*:/g);
    await expect(text(sorted(names))).toMatchFileSnapshot(list('ui', 'css-variables'));
  });

  it('the kit’s message keys are listed', async () => {
    await expect(text(leaves(id).sort())).toMatchFileSnapshot(list('ui', 'message-keys'));
  });
});

describe('the public names of the core', () => {
  it.each([
    ['error-codes', errorCodes],
    ['api-rows', Object.keys(apiTable).sort()],
    ['channels', Object.keys(channels).sort()],
    ['route-names', Object.keys(routeTable).sort()],
  ])('the public %s of the core are listed', async (name, names) => {
    await expect(text(names)).toMatchFileSnapshot(list('core', name));
  });

  it('the message keys of the core are listed', async () => {
    const keys = Object.keys(await loadMessages('id')).sort();
    await expect(text(keys)).toMatchFileSnapshot(list('core', 'message-keys'));
  });
});
