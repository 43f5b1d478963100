import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  closedRound,
  openRound,
  roundWith,
  settledRound,
} from '../../../testing/arena-fixtures.ts';
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
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 424 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OddsBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

const withDraw = roundWith({
  selections: [
    ...openRound.selections,
    { key: 'draw', open: true, pool: '1200000', odds: 800, bets: 38 },
  ],
});

export const Open: Story = { args: { stakes: { meron: '50000' } } };
export const Picked: Story = { args: { selected: 'meron', stakes: { meron: '50000' } } };
export const WithDraw: Story = {
  args: { round: withDraw, sides: ['meron', 'wala', 'draw'], selected: 'draw' },
};
export const Between: Story = { args: { round: null } };
export const WithoutOdds: Story = {
  args: {
    round: roundWith({
      selections: openRound.selections.map((side) => ({ ...side, odds: null, pool: '0', bets: 0 })),
    }),
  },
};
export const SidePaused: Story = {
  args: {
    round: roundWith({
      selections: openRound.selections.map((side) => ({ ...side, open: side.key === 'meron' })),
    }),
  },
};
export const Closed: Story = { args: { round: closedRound } };
export const MeronWon: Story = { args: { round: settledRound } };
export const WalaWon: Story = { args: { round: { ...settledRound, result: 'wala' } } };
export const Draw: Story = { args: { round: { ...settledRound, result: 'draw' } } };
