import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  placedBets,
  roundWith,
  settledBets,
  settledRound,
} from '../../../testing/arena-fixtures.ts';
import { ResultReveal } from './result-reveal.tsx';

const meta = {
  title: 'Betting/ResultReveal',
  component: ResultReveal,
  args: { round: settledRound, bets: settledBets },
} satisfies Meta<typeof ResultReveal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Won: Story = {};
export const Lost: Story = {
  args: { bets: settledBets.map((bet) => ({ ...bet, status: 'lost', payout: '0' })) },
};
export const Refunded: Story = {
  args: {
    round: roundWith({ status: 'cancelled' }),
    bets: placedBets.map((bet) => ({ ...bet, status: 'refunded', payout: bet.amount })),
  },
};
export const NoBets: Story = { args: { bets: [] } };
