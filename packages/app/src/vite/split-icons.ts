import * as icons from '@mdi/js';
import type { Plugin } from 'vite';

const iconPackage = '@mdi/js';

const paths = new Map(Object.entries(icons));

const iconOf = /^@mdi\/js\/(mdi\w+)$/;

/**
 * Splits the icon package into one module per icon. The package is a single module, which cannot be
 * split: the first chunk would contain the icons of every screen.
 */
export const splitIcons: Plugin = {
  name: 'lobi-split-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(app|ui)\/(src|dist|lib)\//, code: iconPackage },
    handler: (code) =>
      code.replaceAll(/import \{([^}]+)\} from ['"]@mdi\/js['"];/g, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => `import { ${name} } from '${iconPackage}/${name}';`)
          .join(' '),
      ),
  },
  resolveId: { filter: { id: iconOf }, handler: (id) => ({ id, moduleSideEffects: false }) },
  load: {
    filter: { id: iconOf },
    handler(id) {
      const name = iconOf.exec(id)?.[1] ?? '';
      const path = paths.get(name);
      if (path === undefined) this.error(`${iconPackage} has no icon "${name}".`);
      return `export const ${name} = ${JSON.stringify(path)};`;
    },
  },
};
