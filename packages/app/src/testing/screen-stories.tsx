import type { Scheme } from '@lobi/ui/tokens';
import { expect, waitFor } from 'storybook/test';
import type { ScreenSetup } from './open-screen.ts';
import { situationNames } from './situations.ts';
import { ScreenStory } from './screen-story.tsx';

/** Properties of a screen that a designer may change, in addition to the toolbar. */
export type ScreenArgs = Pick<
  ScreenSetup,
  'path' | 'role' | 'network' | 'fight' | 'situation' | 'notice' | 'empty'
>;

/** The toolbar settings that screens follow. */
export interface Toolbar {
  readonly look?: string;
  readonly language?: ScreenSetup['language'];
  readonly direction?: 'ltr' | 'rtl';
  readonly density?: 'comfortable' | 'compact';
  readonly motion?: 'system' | 'reduced';
  readonly role?: ScreenSetup['role'] | 'story';
  readonly network?: ScreenSetup['network'] | 'story';
}

const themes = ['lentera', 'pesisir', 'baja'] as const;

/** Longer than a screenshot takes: the screen stays in its loading state. */
const slowMs = () => (location.search.includes('chromatic=true') ? 3_600_000 : 2_500);

const options = <const Values extends readonly string[]>(...values: Values) => ({
  options: values,
  control: { type: 'select' as const },
});

/** The toolbar's role, unless it leaves the choice to the story. */
const roleOf = (args: ScreenArgs, { role = 'story' }: Toolbar) =>
  role === 'story' ? args.role : role;

/** Context of a story, in addition to its arguments. */
export interface RenderContext {
  readonly globals: Toolbar;
  readonly parameters?: { readonly playedIn?: ScreenSetup['language'] };
}

/** The toolbar's language, unless the play of the story is about how one language is written. */
const languageOf = ({ globals, parameters }: RenderContext) =>
  parameters?.playedIn ?? globals.language ?? 'id';

function render(args: ScreenArgs, context: RenderContext) {
  const { globals } = context;
  const { look = '', network = 'story' } = globals;
  const [, brand, scheme] = /^(.*)[-/](light|dark)$/.exec(look) ?? [];
  return (
    <ScreenStory
      {...args}
      role={roleOf(args, globals)}
      network={network === 'story' ? args.network : network}
      theme={themes.find((name) => brand?.startsWith(name)) ?? 'lentera'}
      language={languageOf(context)}
      slowMs={slowMs()}
      appearance={{
        ...(brand && { brand, scheme: scheme as Scheme }),
        density: globals.density,
        dir: globals.direction,
        motion: globals.motion,
      }}
    />
  );
}

/** Waits for the screen and its content; for a screen on the slow network, for its frame. */
async function play({
  canvasElement,
  args,
  globals,
}: {
  canvasElement: HTMLElement;
  args: ScreenArgs;
  globals: Toolbar;
}): Promise<void> {
  const role = roleOf(args, globals);
  const isThere = () => {
    void expect(canvasElement.querySelector('h1')).not.toBeNull();
    if (args.network === 'slow') return;
    void expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
    // The menus of the frame load when the page is idle.
    if (canvasElement.querySelector('.lobi-AppShell-root') && role !== 'guest')
      void expect(canvasElement.querySelector('.lobi-UserMenu-trigger')).not.toBeNull();
    if (args.network === 'offline')
      void expect(
        canvasElement.querySelector('.lobi-ConnectionBanner-root[data-state="offline"]'),
      ).not.toBeNull();
  };
  await waitFor(isThere);
}

/** Meta of every file of screen stories; its stories only set an address and a role. */
export const screenStories = {
  render,
  play,
  args: {
    path: '/game',
    role: 'player',
    network: 'ok',
    fight: 'open',
    situation: 'evening',
    notice: false,
    empty: false,
  },
  argTypes: {
    role: options('guest', 'player', 'agent', 'admin', 'superadmin', 'declare'),
    network: options('ok', 'slow', 'offline', 'server-error'),
    fight: options('open', 'last-call', 'closed', 'settled'),
    situation: options(...situationNames),
  },
  parameters: {
    layout: 'fullscreen',
    frame: 'none',
    docs: { story: { inline: false, height: '720px' } },
  },
} as const;
