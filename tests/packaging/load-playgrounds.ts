import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { composeStory } from '@storybook/react-vite';
import { viteFinal } from '@storybook/react-vite/preset';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, defaultServerConditions, type Plugin, type ViteDevServer } from 'vite';
import type { KitProviderProps } from '@lobi/ui';
import type { Example, Guide } from '../../packages/ui/src/testing/guide.ts';
import type * as Provider from '../../packages/ui/src/primitives/kit-provider/kit-provider.tsx';
import type { membersOf } from '../../.storybook/prop-controls.ts';
import { propControls } from '../../.storybook/prop-controls.ts';
import { propDocs } from '../../.storybook/prop-docs.ts';
import type * as Messages from '../../.storybook/story-texts/kit-messages.ts';
import { storyTexts } from '../../.storybook/story-texts/plugin.ts';
import type * as Language from '../../.storybook/story-texts/story-language.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type DocumentedProp = Parameters<typeof membersOf>[0];
type Story = Parameters<typeof composeStory>[0];
type Meta = Parameters<typeof composeStory>[1];

export interface ArgType {
  readonly control?: { readonly type?: string; readonly disable?: boolean };
  readonly options?: readonly unknown[];
  readonly table?: {
    readonly type?: { readonly summary?: string };
    readonly defaultValue?: { readonly summary?: string };
  };
}

/** A language in which stories are rendered. */
export type StoryLanguage = 'en' | 'es' | 'zh-Hans' | 'pseudo';

export interface Playground {
  readonly title: string;
  /** The story's own frame around components, which no consumer imports and nothing documents. */
  readonly isOwnFrame: boolean;
  readonly args: Readonly<Record<string, unknown>>;
  readonly props: Readonly<Record<string, DocumentedProp>>;
  readonly argTypes: Readonly<Record<string, ArgType>>;
  /** Returns the page's text in this language; empty if it can be rendered only in a browser. */
  readonly textIn: (language: StoryLanguage) => string;
  /** Text of its story with all variants in this language; empty without one. */
  readonly matrixIn: (language: StoryLanguage) => string;
  /** Text of its story with long texts, in the pseudo language; empty without one. */
  readonly longText: () => string;
  /** Texts of the pictures in its guide, in English. */
  readonly pictureText: string;
  /** Pictures of the rules in its guide, as markup. */
  readonly pictures: Readonly<Record<'do' | 'dont', readonly string[]>>;
}

/** Serves the sources like Storybook, with the documentation that its build adds to components. */
async function serveStories(): Promise<ViteDevServer> {
  const presets = {
    apply: (name: string, fallback: unknown) =>
      Promise.resolve(
        name === 'typescript'
          ? {
              reactDocgen: 'react-docgen-typescript',
              reactDocgenTypescriptOptions: propDocs,
            }
          : fallback,
      ),
  };
  const { plugins } = (await viteFinal({ plugins: [] }, { presets } as never)) as {
    plugins: Plugin[];
  };
  const conditions = ['@lobi/source', ...defaultServerConditions];
  return createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [...plugins, storyTexts()],
    resolve: { conditions },
    ssr: { resolve: { conditions }, noExternal: [/^@lobi\//] },
  });
}

type Modules = {
  readonly language: typeof Language;
  readonly messages: typeof Messages;
  readonly provider: typeof Provider;
};

/** Texts and names of a page: the content of elements, and attributes that are read aloud or shown. */
const saidBy = (markup: string): string =>
  [
    ...markup
      .replace(/<style[\s\S]*?<\/style>/g, '')
      .matchAll(/>([^<]+)<|(?:aria-label|aria-description|placeholder|alt|title)="([^"]+)"/g),
  ]
    .map(([, text, attribute]) => text ?? attribute)
    .join('\n');

/** A story that can be rendered. */
type Drawn = ComponentType & { args: object };

/** Renders stories like the preview, on the server: without effects and portals. */
async function drawIn(server: ViteDevServer) {
  const load = (path: string) => server.ssrLoadModule(path);
  const { language, messages, provider } = {
    language: await load('/.storybook/story-texts/story-language.ts'),
    messages: await load('/.storybook/story-texts/kit-messages.ts'),
    provider: await load('/packages/ui/src/primitives/kit-provider/kit-provider.tsx'),
  } as Modules;
  const settings = async (name: StoryLanguage) => ({
    translate: (await language.loadStoryTexts(name)).translate,
    messages: await messages.kitMessages[name](),
  });
  const known = {
    en: await settings('en'),
    es: await settings('es'),
    'zh-Hans': await settings('zh-Hans'),
    pseudo: await settings('pseudo'),
  };
  const draw = (story: ReactElement, name: StoryLanguage): string => {
    const { translate, messages: texts } = known[name];
    const inKit = createElement(
      provider.KitProvider as ComponentType<Partial<KitProviderProps>>,
      { brand: 'lentera', locale: name === 'pseudo' ? 'en' : name, messages: texts },
      story,
    );
    return renderToStaticMarkup(
      createElement(language.StoryLanguage.Provider, { value: translate }, inKit),
    );
  };
  return {
    textOf: (Composed: Drawn, name: StoryLanguage): string =>
      saidBy(draw(createElement(Composed, known[name].translate(Composed.args)), name)),
    picturesOf: (rules: readonly (string | Example)[] = []): readonly string[] =>
      rules.flatMap((rule) =>
        typeof rule === 'string' ? [] : [draw(createElement(rule.show as ComponentType), 'en')],
      ),
  };
}

/** Loads every playground story. */
export async function loadPlaygrounds(): Promise<readonly Playground[]> {
  const server = await serveStories();
  try {
    const { textOf, picturesOf } = await drawIn(server);
    const files = globSync('packages/{ui,app}/src/**/*.stories.tsx', { cwd: root }).filter((file) =>
      /^export const Playground/m.test(readFileSync(`${root}/${file}`, 'utf8')),
    );
    const playgrounds: Playground[] = [];
    for (const file of files) {
      const module = await server.ssrLoadModule(`/${file}`);
      const meta = module['default'] as Meta & { component?: { __docgenInfo?: object } };
      const source = readFileSync(`${root}/${file}`, 'utf8');
      const [, component = ''] = /^ {2}component: (\w+)/m.exec(source) ?? [];
      const composed = composeStory(module['Playground'] as Story, meta, {
        argTypesEnhancers: [propControls],
      });
      const long = module['LongText'] as Story | undefined;
      const matrix = module['Matrix'] as Story | undefined;
      const guide = meta.parameters?.['guide'] as Guide | undefined;
      const { props = {} } = (meta.component?.__docgenInfo ?? {}) as Partial<Playground>;
      const pictures = { do: picturesOf(guide?.do), dont: picturesOf(guide?.dont) };
      playgrounds.push({
        title: String(meta.title),
        isOwnFrame: new RegExp(`^(function|const) ${component}\\b`, 'm').test(source),
        args: composed.args,
        props,
        argTypes: composed.argTypes as Playground['argTypes'],
        textIn: (language) => textOf(composed as unknown as Drawn, language),
        matrixIn: (language) =>
          matrix === undefined
            ? ''
            : textOf(composeStory(matrix, meta) as unknown as Drawn, language),
        longText: () =>
          long === undefined ? '' : textOf(composeStory(long, meta) as unknown as Drawn, 'pseudo'),
        pictures,
        pictureText: [...pictures.do, ...pictures.dont].map(saidBy).join('\n'),
      });
    }
    return playgrounds;
  } finally {
    await server.close();
  }
}
