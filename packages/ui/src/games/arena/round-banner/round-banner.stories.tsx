import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  closedRound,
  openRound,
  roundWith,
  settledRound,
} from '../../../testing/arena-fixtures.ts';
import { RoundBanner } from './round-banner.tsx';

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

const meta = {
  title: 'Betting/RoundBanner',
  component: RoundBanner,
  args: { round: openRound },
} satisfies Meta<typeof RoundBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = { args: { round: null } };
export const Standby: Story = { args: { round: roundWith({ status: 'standby' }) } };
export const Open: Story = {};
export const LastCall: Story = {
  args: { round: roundWith({ status: 'last-call', closesAt: inSeconds(24) }) },
};
export const Closed: Story = { args: { round: closedRound } };
export const Declared: Story = {
  args: {
    round: roundWith({
      ...closedRound,
      status: 'declared',
      result: 'wala',
      settlesAt: inSeconds(9),
    }),
  },
};
export const Settling: Story = {
  args: { round: { ...settledRound, status: 'settling', settledAt: null } },
};
export const SettledMeron: Story = { args: { round: settledRound } };
export const SettledWala: Story = { args: { round: { ...settledRound, result: 'wala' } } };
export const SettledDraw: Story = { args: { round: { ...settledRound, result: 'draw' } } };
export const CancelledOneSided: Story = {
  args: { round: roundWith({ status: 'cancelled', reason: 'one-sided' }) },
};
export const CancelledMinimumOdds: Story = {
  args: { round: roundWith({ status: 'cancelled', reason: 'minimum-odds' }) },
};
export const CancelledByDeclarator: Story = {
  args: { round: roundWith({ status: 'cancelled', reason: 'Satu sisi mundur sebelum mulai' }) },
};
