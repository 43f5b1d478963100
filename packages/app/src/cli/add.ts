import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '@lobi/core/contract';
import { en } from '@lobi/core/locales/en';
import { en as kit } from '@lobi/ui/messages/en';
import { isLanguageTag, isPackaged } from '../config/languages.ts';
import { didYouMean } from '../config/nearest.ts';
import { slotNames, slotTexts } from '../config/slots.ts';
import { appTextsOf } from '../i18n/translate-app.ts';
import { kitTextsOf } from '../config/translate-kit.ts';
import { print, UsageError, type Command } from './command.ts';
import { addImport, addToBrand } from './edit-brand.ts';
import { gameFiles } from './game-files.ts';
import { brandFile } from './project.ts';

/** A file to write, with the updated brand file. */
interface Addition {
  readonly path: string;
  readonly text: string;
  /** Additional files, by path. */
  readonly more?: Readonly<Record<string, string>>;
  /** The brand file with the new entry. */
  change(brand: string): string;
  /** Next step for the user. */
  readonly next: string;
}

const isName = /^[a-z][a-z0-9-]*$/;

function assertName(kind: string, name: string): void {
  if (!isName.test(name)) {
    throw new UsageError(
      `"${name}" is no name for a ${kind}: use lower-case letters, digits and dashes.`,
    );
  }
}

const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const camel = (name: string): string => pascal(name).replace(/^./, (first) => first.toLowerCase());

/** Everything that `lobi add` can add, by kind. */
const kinds: Readonly<Record<string, (name: string) => Addition>> = {
  page(name) {
    assertName('page', name);
    const route = `${name}.index`;
    const path = `pages/${name}.tsx`;
    return {
      path,
      text: `import { useUser } from '@lobi/app';\n\n/** The page at /${name}. */\nexport default function ${pascal(name)}Page() {\n  const user = useUser();\n  return <h1>${pascal(name)}{user && \`, \${user.username}\`}</h1>;\n}\n`,
      change: (brand) =>
        addToBrand(
          brand,
          ['routes', 'extend'],
          {
            value: `{\n  name: '${route}',\n  path: '/${name}',\n  title: '${pascal(name)}',\n  access: 'public',\n  load: () => import('./${path}'),\n  nav: { group: 'play' },\n}`,
          },
          true,
        ),
      next: `Open /${name}. Who may open it: access: 'auth', or roles such as ['player'].`,
    };
  },
  slot(name) {
    const slotName = slotNames.find((slot) => slot === name);
    if (slotName === undefined) {
      throw new UsageError(
        `There is no slot "${name}".${didYouMean(name, slotNames)} Slots: ${slotNames.join(', ')}.`,
      );
    }
    const path = `slots/${name.replaceAll('.', '-').toLowerCase()}.tsx`;
    return {
      path,
      text: `import type { SlotProps } from '@lobi/app';\n\n/** ${slotTexts[slotName]} */\nexport default function ${pascal(name)}(given: SlotProps['${name}']) {\n  return <p>${name}: {Object.keys(given).join(', ')}</p>;\n}\n`,
      change: (brand) =>
        addToBrand(brand, ['slots'], { key: name, value: `() => import('./${path}')` }),
      next: slotTexts[slotName],
    };
  },
  plugin(name) {
    assertName('plugin', name);
    const path = `plugins/${name}.ts`;
    return {
      path,
      text: `import { definePlugin } from '@lobi/app/brand';\n\nexport const ${camel(name)}Plugin = definePlugin({\n  name: '${name}',\n  texts: { '${name}.title': '${pascal(name)}' },\n});\n`,
      change: (brand) =>
        addImport(
          addToBrand(brand, ['plugins'], { value: `${camel(name)}Plugin` }, true),
          `import { ${camel(name)}Plugin } from './${path}';`,
        ),
      next: 'Give it slots, routes, texts and onEvent.',
    };
  },
  game(name) {
    if (!/^[a-z][a-z0-9]{1,30}$/.test(name)) {
      throw new UsageError(`"${name}" is no name for a game: use lower-case letters and digits.`);
    }
    const folder = `games/${name}`;
    const path = `${folder}/game.ts`;
    const { 'game.ts': text, ...more } = gameFiles(name, pascal(name));
    return {
      path,
      text,
      more: Object.fromEntries(
        Object.entries(more).map(([file, content]) => [`${folder}/${file}`, content]),
      ),
      change: (brand) =>
        addImport(
          addToBrand(brand, ['ownGames'], { value: `${name}Game` }, true),
          `import { ${name}Game } from './${path}';`,
        ),
      next: 'lobi dev plays it; another platform needs LOBI_GAMES.',
    };
  },
  locale: (name) => (isPackaged(name) ? customTextsOf(name) : newLanguage(name)),
};

/** Custom messages in a language of the packages. */
function customTextsOf(name: string): Addition {
  const variable = `${camel(name)}Texts`;
  const path = `locales/${name.toLowerCase()}.ts`;
  return {
    path,
    text: `/** Texts of the app that this brand replaces, by key. */\nexport const ${variable} = {\n  // 'app.login': '…',\n};\n`,
    change: (brand) =>
      addImport(
        addToBrand(brand, ['i18n', 'messages'], { key: name, value: variable }),
        `import { ${variable} } from './${path}';`,
      ),
    next: 'The keys are in etc/message-keys.json of @lobi/core.',
  };
}

/** A language that the packages do not have: all texts in English, to be translated. */
function newLanguage(name: string): Addition {
  const known = isLanguageTag(name)
    ? new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(name)
    : undefined;
  if (known === undefined) {
    throw new UsageError(
      `There is no language "${name}".${didYouMean(name, languages)} Give a tag in its usual spelling, such as ms or pt-BR; the packages have ${languages.join(', ')}.`,
    );
  }
  const path = `locales/${name.toLowerCase()}.json`;
  const texts = { ...appTextsOf(en, name), ...kitTextsOf(kit, name) };
  return {
    path,
    text: `${JSON.stringify(texts, null, 2)}\n`,
    change: (brand) =>
      addToBrand(brand, ['i18n', 'languages'], {
        key: name,
        value: `{ load: () => import('./${path}') }`,
      }),
    next: `It has all ${Object.keys(texts).length} texts in English: translate them into ${known}, and leave what is in braces. Visitors can choose it now.`,
  };
}

/** Writes a new file and the updated brand file; writes neither if one of them cannot be written. */
export function addFile(root: string, { path, text, more = {}, change, next }: Addition): void {
  const files = Object.entries({ [path]: text, ...more });
  const existing = files.find(([name]) => existsSync(join(root, name)));
  if (existing) throw new UsageError(`${existing[0]} already exists.`);
  const brandPath = join(root, brandFile);
  if (!existsSync(brandPath)) {
    throw new UsageError(`${brandFile} is not here. Run the command in the folder of the brand.`);
  }
  const changed = change(readFileSync(brandPath, 'utf8'));
  for (const [name, content] of files) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  writeFileSync(brandPath, changed);
  print(
    `${files.map(([name]) => name).join(', ')} ${files.length > 1 ? 'are' : 'is'} written, and ${brandFile} names it. ${next}`,
  );
}

/** `lobi add`: adds a page, a slot, a plugin, a game or a language, with its line in the brand file. */
export const add: Command = {
  usage: '<page|slot|plugin|game|locale> <name>',
  summary: 'adds a file and its line in the brand file',
  options: {},
  help: {},
  async run(_values, [kind = '', name]) {
    const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (!make) {
      throw new UsageError(
        `Say what to add: ${Object.keys(kinds).join(', ')}.${didYouMean(kind, Object.keys(kinds))}`,
      );
    }
    if (name === undefined) throw new UsageError(`Name the ${kind}: lobi add ${kind} <name>`);
    addFile(process.cwd(), make(name));
    return 0;
  },
};
