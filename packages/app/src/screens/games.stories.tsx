import type { EngineOf, GameName } from '@lobi/core/games';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screenStories, type ScreenArgs } from '../testing/screen-stories.tsx';

/** The engine of the story of each game; `tests/packaging/games.test.ts` requires a story for each. */
const engines = {
  dice: 'dice',
  limbo: 'limbo',
  mines: 'mines',
  roulette: 'roulette',
  plinko: 'plinko',
  wheel: 'wheel',
  keno: 'keno',
  hilo: 'hilo',
  poker: 'poker',
  blackjack: 'blackjack',
  slots: 'slots-lantern-three',
  fishing: 'fishing',
  crash: 'crash',
  bingo: 'bingo',
  baccarat: 'baccarat',
} as const satisfies { readonly [Name in GameName]: EngineOf<Name> };

const meta = {
  ...screenStories,
  title: 'Screens/App/Games',
  // Every story is a first visit: the rules are shown before the first play.
  beforeEach: () => {
    for (const family of Object.keys(engines)) localStorage.removeItem(`lobi.rules.${family}`);
  },
} satisfies Meta<ScreenArgs>;
export default meta;

type Story = StoryObj<ScreenArgs>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const pathOf = (name: GameName): string => `/game/game-${engines[name]}`;

/** Waits for the game and dismisses its rules. */
async function begin(context: Context) {
  await meta.play(context);
  const page = within(context.canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: 'Saya mengerti' }));
  return page;
}

const game = (name: GameName): Story => ({
  args: { path: pathOf(name) },
  play: async (context) => void (await begin(context)),
});

/** Rules and return are shown before the first stake. */
export const Rules: Story = { args: { path: pathOf('dice') } };

export const Dice: Story = game('dice');

/** Plays once, with money of the fake platform. */
export const DicePlays: Story = {
  args: { path: pathOf('dice') },
  play: async (context) => {
    const page = await begin(context);
    await userEvent.type(await page.findByRole('textbox', { name: /Nilai taruhan/ }), '10000');
    await userEvent.click(await page.findByRole('button', { name: /^Lempar · Rp/ }));
    await expect(await page.findByText(/· (Menang|Belum menang)/)).toBeVisible();
  },
};

export const Limbo: Story = game('limbo');

export const Mines: Story = game('mines');

export const Roulette: Story = game('roulette');

export const Plinko: Story = game('plinko');

export const Wheel: Story = game('wheel');

export const Keno: Story = game('keno');

export const Hilo: Story = game('hilo');

export const Poker: Story = game('poker');
export const Blackjack: Story = game('blackjack');

export const Slots: Story = game('slots');

export const Fishing: Story = game('fishing');

/** A table takes bets for the next round: two per player. */
export const Crash: Story = game('crash');

/** Cards are on sale until the first ball is called. */
export const Bingo: Story = game('bingo');

/** The live table: chips on the areas while bets are open, then the cards. */
export const LiveBaccarat: Story = game('baccarat');

/** Staff watches the stage of a game without an operator. */
export const DiceForStaff: Story = { args: { path: pathOf('dice'), role: 'admin' } };
