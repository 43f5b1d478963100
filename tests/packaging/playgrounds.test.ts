import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadMessages } from '@lobi/core/locales';
import { beforeAll, describe, expect, it } from 'vitest';
import { membersOf } from '../../.storybook/prop-controls.ts';
import { kitMessages } from '../../.storybook/story-texts/kit-messages.ts';
import { storyTexts } from '../../.storybook/story-texts/texts.ts';
import type { Messages } from '../../.storybook/story-texts/translate.ts';
import {
  loadPlaygrounds,
  type ArgType,
  type DocumentedProp,
  type Playground,
} from './load-playgrounds.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let playgrounds: readonly Playground[] = [];
beforeAll(async () => {
  playgrounds = await loadPlaygrounds();
});

const simple = /^(string|number|true|false|".*"|-?\d+(\.\d+)?)$/;

/** Controls that show any value of the type and cannot create another. */
function controlsFor(members: readonly string[]): readonly string[] {
  if (members.toSorted().join(' ') === 'false true') return ['boolean'];
  if (members.includes('string')) return ['text'];
  if (members.includes('number')) return ['number'];
  return ['select', 'inline-radio'];
}

describe('controls of playgrounds', () => {
  const collect = (
    find: (prop: DocumentedProp, argType: ArgType | undefined) => string | false | undefined,
  ): string[] =>
    playgrounds.flatMap(({ title, props, argTypes }) =>
      Object.entries(props).flatMap(([name, prop]) => {
        const found = find(prop, argTypes[name]);
        return found ? [`${title}, ${name}: ${found}`] : [];
      }),
    );

  it('controls cover every component that has a playground', () => {
    const undocumented = playgrounds
      .filter(({ props, isOwnFrame }) => Object.keys(props).length === 0 && !isOwnFrame)
      .map(({ title }) => title);
    expect(playgrounds.length).toBeGreaterThan(240);
    expect(undocumented).toEqual([]);
  });

  it('controls are no object editor for a union, a boolean, a number or a text', () => {
    expect(
      collect((prop, argType) => {
        const members = membersOf(prop);
        const { type, disable } = argType?.control ?? {};
        return (
          members.some((member) => simple.test(member)) &&
          !disable &&
          (type === undefined || type === 'object') &&
          `${type} for ${members.join(' | ')}`
        );
      }),
    ).toEqual([]);
  });

  it('controls are a switch for a boolean, fields for texts and numbers, a list for literals', () => {
    expect(
      collect((prop, argType) => {
        const members = membersOf(prop).filter((member) => member !== 'null');
        const { type = 'none', disable } = argType?.control ?? {};
        const isPlain = members.length > 0 && members.every((member) => simple.test(member));
        const isRight = !disable && controlsFor(members).includes(type);
        return isPlain && !isRight && `${type} for ${members.join(' | ')}`;
      }),
    ).toEqual([]);
  });

  it('controls name the members of every union of literals', () => {
    expect(
      collect((prop, argType) => {
        const texts = membersOf(prop).filter((member) => member.startsWith('"'));
        const shown = argType?.table?.type?.summary ?? '';
        const isUnionOfTexts = texts.length > 1 && texts.length === membersOf(prop).length;
        return isUnionOfTexts && texts.some((text) => !shown.includes(text)) && shown;
      }),
    ).toEqual([]);
  });

  it('controls are an object editor only if the value of the story is an object', () => {
    const replacing = playgrounds.flatMap(({ title, args, argTypes }) =>
      Object.entries(argTypes)
        .filter(([name, { control }]) => {
          const held = args[name];
          const isObject = control?.type === 'object' && !control.disable;
          return isObject && (typeof held !== 'object' || held === null);
        })
        .map(([name]) => `${title}, ${name}`),
    );
    expect(replacing).toEqual([]);
  });

  it('controls show the members, control and default of each axis of Button', () => {
    const button = playgrounds.find(({ title }) => title === 'Atoms/Button');
    const summary = (text: string) => ({ summary: text });
    expect(button?.argTypes).toMatchObject({
      variant: {
        control: { type: 'select' },
        options: expect.arrayContaining(['solid', 'soft', 'outline', 'ghost', 'link']),
        table: { defaultValue: summary('"solid"') },
      },
      size: {
        control: { type: 'inline-radio' },
        table: { type: summary('"sm" | "md" | "lg"'), defaultValue: summary('"md"') },
      },
      loading: { control: { type: 'boolean' }, table: { defaultValue: summary('false') } },
      disabled: { control: { type: 'boolean' } },
      children: { control: { type: 'text' } },
      render: { control: { disable: true } },
    });
  });
});

describe('tables of components', () => {
  // The documentation parser adds two keys to each object that a `.tsx` file exports.
  it('tables whose keys are listed are exported from files without components', () => {
    const sources = globSync('packages/{ui,app}/src/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !file.endsWith('.test.tsx'))
      .map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')] as const);
    const listed = new Set(
      sources.flatMap(([, source]) =>
        [...source.matchAll(/Object\.(?:keys|values|entries)\((\w+)\)/g)].map(([, name]) => name),
      ),
    );
    const wrong = sources
      .filter(([file]) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
      .flatMap(([file, source]) =>
        [...source.matchAll(/^export const (\w+) = \{/gm)]
          .filter(([, name]) => listed.has(name))
          .map(([, name]) => `${file}: ${name}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe('pictures of guidelines', () => {
  it('pictures of guidelines show what to do, or else what to avoid', () => {
    const pictured = playgrounds.filter(({ pictures }) => pictures.do.length > 0);
    expect(pictured.length).toBeGreaterThan(20);
    const alike = playgrounds
      .filter(({ pictures }) => {
        const all = [...pictures.do, ...pictures.dont];
        return new Set(all).size < all.length || all.includes('');
      })
      .map(({ title }) => title);
    expect(alike).toEqual([]);
  });
});

/** Names in sample data, also of fields, which are not translated, and the unit of sizes of files. */
const names = new Set(
  [
    'Lentera Indonesia Malaysia Asia Jakarta Bahasa',
    'Arena Selatan Senja, Pulsa Contoh',
    'Batu Karang, Cahaya Kota, Elang Muda',
    'byte kanal',
    // Keys, values of properties and captions of variants, which are English in every language.
    'Enter bottom flush top normal lost open',
  ].flatMap((text) => [...wordsOf(text)]),
);

/** Lower-case words, without those in addresses, usernames, names of files and identifiers. */
function wordsOf(text: string): ReadonlySet<string> {
  const plain = text
    .toLowerCase()
    .replace(/\S*[_@]\S*|\S+\.\w+\/\S+|\S+\.(?:jpg|png|pdf|csv)\b|\binline-\w+/g, '');
  return new Set(plain.match(/\p{L}{3,}/gu));
}

const textsIn = (messages: Messages): readonly string[] =>
  Object.values(messages).flatMap((value) =>
    typeof value === 'string' ? [value] : textsIn(value),
  );

/** All words in the texts of a language: of the kit, the app and the stories. */
async function vocabularyOf(
  language: 'id' | 'en' | 'es' | 'zh-Hans',
): Promise<ReadonlySet<string>> {
  const column = { en: 0, es: 1, 'zh-Hans': 2 };
  const ofStories =
    language === 'id'
      ? Object.keys(storyTexts)
      : Object.values(storyTexts).map((translations) => translations[column[language]] ?? '');
  const messages = [await kitMessages[language](), await loadMessages(language)];
  return wordsOf([...ofStories, ...textsIn(messages as unknown as Messages)].join('\n'));
}

describe('languages of playgrounds', () => {
  it.each(['en', 'es', 'zh-Hans'] as const)(
    'playgrounds and matrices have no Indonesian text in %s',
    async (language) => {
      const indonesian = await vocabularyOf('id');
      const own = await vocabularyOf(language);
      const isLeft = (word: string) => indonesian.has(word) && !own.has(word) && !names.has(word);
      const untranslated = playgrounds.flatMap(({ title, textIn, matrixIn, pictureText }) =>
        [textIn(language), matrixIn(language), language === 'en' ? pictureText : '']
          .join('\n')
          .split('\n')
          .filter((text) => [...wordsOf(text)].some(isLeft))
          .map((text) => `${title}: ${text}`),
      );
      expect([...new Set(untranslated)]).toEqual([]);
    },
  );

  it('stories of long texts contain no Indonesian text in the pseudo language', async () => {
    const [indonesian, english] = [await vocabularyOf('id'), await vocabularyOf('en')];
    const isLeft = (word: string) => indonesian.has(word) && !english.has(word);
    // Names, dates and files keep their letters; an untranslated sentence would have at least two words.
    const smallWords = (text: string) =>
      text.replace(/\S+\.\w+/g, '').match(/(?<![\p{L}\d_-])\p{Ll}{4,}(?![\p{L}\d_-])/gu) ?? [];
    const notLong = playgrounds.flatMap(({ title, longText }) =>
      longText()
        .split('\n')
        .filter((text) => smallWords(text).filter(isLeft).length > 1)
        .map((text) => `${title}: ${text}`),
    );
    expect(notLong).toEqual([]);
  });
});
