import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../../primitives/grid/grid.tsx';
import {
  closedRound,
  openRound,
  roundWith,
  settledRound,
} from '../../../testing/arena-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, narrowBox } from '../../../testing/story-boxes.tsx';
import { OddsBoard } from './odds-board.tsx';

const meta = {
  title: 'Betting/OddsBoard',
  component: OddsBoard,
  args: {
    round: openRound,
    sides: ['meron', 'wala'],
    currency: 'IDR',
    selected: null,
    onPick: fn(),
  },
  decorators: [columnOf(424)],
  parameters: {
    guide: {
      use: ['The sides of a fight with odds, pool and own stake.'],
      avoid: ['A single price of another market: OddsButton.'],
      keyboard: { Tab: 'From side to side.', 'Enter, Space': 'Picks a side.' },
      do: [
        {
          text: 'Show a dash until the server sends odds.',
          show: () => (
            <OddsBoard
              round={withoutOdds}
              sides={['meron', 'wala']}
              currency="IDR"
              selected={null}
              onPick={fn()}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Do not put a figure where there are no odds; the board shows a dash.',
          show: () => (
            <OddsBoard
              round={{
                ...withoutOdds,
                selections: withoutOdds.selections.map((side) => ({ ...side, odds: 100 })),
              }}
              sides={['meron', 'wala']}
              currency="IDR"
              selected={null}
              onPick={fn()}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof OddsBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

const withDraw = roundWith({
  selections: [
    ...openRound.selections,
    { key: 'draw', open: true, pool: '1200000', odds: 800, bets: 38 },
  ],
});
const withoutOdds = roundWith({
  selections: openRound.selections.map((side) => ({ ...side, odds: null, pool: '0', bets: 0 })),
});
const onePaused = roundWith({
  selections: openRound.selections.map((side) => ({ ...side, open: side.key === 'meron' })),
});

export const Playground: Story = { args: { stakes: { meron: '50000' } } };

export const Matrix: Story = {
  parameters: { columnWidth: 1200 },
  render: (args) => (
    <Grid minColumn="320px">
      <OddsBoard {...args} stakes={{ meron: '50000' }} />
      <OddsBoard {...args} selected="meron" stakes={{ meron: '50000' }} />
      <OddsBoard {...args} round={withDraw} sides={['meron', 'wala', 'draw']} selected="draw" />
      <OddsBoard {...args} round={onePaused} />
      <OddsBoard {...args} locked />
      <OddsBoard {...args} round={null} />
      <OddsBoard {...args} round={withoutOdds} />
      <OddsBoard {...args} round={closedRound} />
      <OddsBoard {...args} round={settledRound} />
      <OddsBoard {...args} round={{ ...settledRound, result: 'wala' }} />
      <OddsBoard {...args} round={{ ...settledRound, result: 'draw' }} />
    </Grid>
  ),
};

export const WithDraw: Story = { args: { round: withDraw, sides: ['meron', 'wala', 'draw'] } };

export const Empty: Story = { args: { round: null } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { round: withDraw, sides: ['meron', 'wala', 'draw'], stakes: { meron: '1234567890' } },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { selected: 'meron' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Meron odds 184/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onPick).toHaveBeenCalledWith('wala');
  },
};
