import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { composeStory } from '@storybook/react-vite';
import { viteFinal } from '@storybook/react-vite/preset';
import { createServer, defaultServerConditions, type Plugin } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { membersOf, propControls } from '../../.storybook/prop-controls.ts';
import { propDocs } from '../../.storybook/prop-docs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type DocumentedProp = Parameters<typeof membersOf>[0];
type Story = Parameters<typeof composeStory>[0];
type Meta = Parameters<typeof composeStory>[1];

interface Playground {
  readonly title: string;
  /** The story's own frame around parts, which no consumer imports and nothing documents. */
  readonly isOwnFrame: boolean;
  readonly args: Readonly<Record<string, unknown>>;
  readonly props: Readonly<Record<string, DocumentedProp>>;
  readonly argTypes: Readonly<Record<string, ArgType>>;
}

interface ArgType {
  readonly control?: { readonly type?: string; readonly disable?: boolean };
  readonly options?: readonly unknown[];
  readonly table?: {
    readonly type?: { readonly summary?: string };
    readonly defaultValue?: { readonly summary?: string };
  };
}

/** Loads stories as Storybook does, with the documentation that its build adds to components. */
async function loadPlaygrounds(): Promise<readonly Playground[]> {
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
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins,
    resolve: { conditions },
    ssr: { resolve: { conditions }, noExternal: [/^@lobi\//] },
  });
  try {
    const files = globSync('packages/{ui,app}/src/**/*.stories.tsx', { cwd: root }).filter((file) =>
      /^export const Playground/m.test(readFileSync(`${root}/${file}`, 'utf8')),
    );
    const playgrounds: Playground[] = [];
    for (const file of files) {
      const module = await server.ssrLoadModule(`/${file}`);
      const meta = module['default'] as Meta & { component?: { __docgenInfo?: object } };
      const source = readFileSync(`${root}/${file}`, 'utf8');
      const [, component = ''] = /^ {2}component: (\w+)/m.exec(source) ?? [];
      const { argTypes, args } = composeStory(module['Playground'] as Story, meta, {
        argTypesEnhancers: [propControls],
      });
      const { props = {} } = (meta.component?.__docgenInfo ?? {}) as Partial<Playground>;
      playgrounds.push({
        title: String(meta.title),
        isOwnFrame: new RegExp(`^(function|const) ${component}\\b`, 'm').test(source),
        args,
        props,
        argTypes: argTypes as Playground['argTypes'],
      });
    }
    return playgrounds;
  } finally {
    await server.close();
  }
}

const simple = /^(string|number|true|false|".*"|-?\d+(\.\d+)?)$/;

/** Controls that show any value of the type and cannot make another. */
function controlsFor(members: readonly string[]): readonly string[] {
  if (members.toSorted().join(' ') === 'false true') return ['boolean'];
  if (members.includes('string')) return ['text'];
  if (members.includes('number')) return ['number'];
  return ['select', 'inline-radio'];
}

describe('controls of playgrounds', () => {
  let playgrounds: readonly Playground[] = [];
  beforeAll(async () => {
    playgrounds = await loadPlaygrounds();
  });

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

  it('controls offer no object for a union, a boolean, a number or a text', () => {
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

  it('controls offer an object only where the story holds one', () => {
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
