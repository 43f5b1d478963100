import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screenStories, type ScreenArgs } from '../testing/screen-stories.tsx';

const engines = [
  'dice',
  'limbo',
  'mines',
  'roulette',
  'slots-lantern-three',
  'fishing',
  'crash',
  'bingo',
  'baccarat',
] as const;

const meta = {
  ...screenStories,
  title: 'Screens/App/Games',
  // Every story is a first visit: the rules are shown before the first play.
  beforeEach: () => {
    for (const engine of engines) localStorage.removeItem(`lobi.rules.game-${engine}`);
  },
} satisfies Meta<ScreenArgs>;
export default meta;

type Story = StoryObj<ScreenArgs>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const pathOf = (engine: (typeof engines)[number]): string => `/game/game-${engine}`;

/** Waits for the game and reads its rules. */
async function begin(context: Context) {
  await meta.play(context);
  const page = within(context.canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: 'Saya mengerti' }));
  return page;
}

const game = (engine: (typeof engines)[number]): Story => ({
  args: { path: pathOf(engine) },
  play: async (context) => void (await begin(context)),
});

/** Rules and return are shown before the first stake. */
export const Rules: Story = { args: { path: pathOf('dice') } };

export const Dice: Story = game('dice');

/** Plays once, for money of the fake platform. */
export const DicePlays: Story = {
  args: { path: pathOf('dice') },
  play: async (context) => {
    const page = await begin(context);
    await userEvent.type(await page.findByRole('textbox', { name: /Nilai Taruhan/ }), '10000');
    await userEvent.click(await page.findByRole('button', { name: /^Lempar · Rp/ }));
    await expect(await page.findByText(/· (Menang|Tidak ada pembayaran)/)).toBeVisible();
  },
};

export const Limbo: Story = game('limbo');

export const Mines: Story = game('mines');

export const Roulette: Story = game('roulette');

export const Slots: Story = game('slots-lantern-three');

export const Fishing: Story = game('fishing');

/** A table takes bets of everybody for the round that comes: two of each player. */
export const Crash: Story = game('crash');

/** Cards are on sale until the first ball is called. */
export const Bingo: Story = game('bingo');

/** The live table: chips on the areas while bets are open, then the cards. */
export const LiveBaccarat: Story = game('baccarat');

/** Staff looks on at the stage of a game that nobody runs by hand. */
export const DiceForStaff: Story = { args: { path: pathOf('dice'), role: 'admin' } };
