import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  arenaGame,
  closedRound,
  drawBet,
  drawGame,
  drawRound,
  finishedRounds,
  latestBets,
  openRound,
  placedBets,
  roundWith,
  settledBets,
  settledRound,
} from '../../../testing/arena-fixtures.ts';
import { ArenaSkeleton } from './arena-skeleton.tsx';
import { ArenaView } from './arena-view.tsx';

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();
const bet = { selection: 'meron', amount: '100000' } as const;

const meta = {
  title: 'Screens/Arena',
  component: ArenaView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: '0 var(--lobi-page-gutter) 96px' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    game: arenaGame,
    round: openRound,
    rounds: finishedRounds(),
    bets: placedBets,
    balance: '1250000',
    audience: 128,
    placement: { status: 'idle' },
    onPlace: fn(),
    session: {
      startedAt: inSeconds(-2530),
      currency: 'IDR',
      staked: '385000',
      returned: '350000',
      net: '-35000',
    },
    breakHref: '#break',
  },
} satisfies Meta<typeof ArenaView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { round: roundWith({ latestBets }), showsOthers: true },
};
export const Between: Story = { args: { round: null, bets: [] } };
export const Standby: Story = { args: { round: roundWith({ status: 'standby' }), bets: [] } };
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
      settlesAt: inSeconds(8),
    }),
  },
};
export const Won: Story = { args: { round: settledRound, bets: settledBets } };
export const Lost: Story = {
  args: {
    round: { ...settledRound, result: 'wala' },
    bets: settledBets.map((one) => ({ ...one, status: 'lost', payout: '0' })),
  },
};
export const Cancelled: Story = {
  args: {
    round: roundWith({ status: 'cancelled', reason: 'one-sided' }),
    bets: placedBets.map((one) => ({ ...one, status: 'refunded', payout: one.amount })),
  },
};
export const WithDrawMarket: Story = {
  args: {
    game: drawGame,
    round: drawRound(),
    bets: [...placedBets, drawBet],
  },
};
export const MayBeCancelled: Story = {
  args: {
    round: roundWith({
      selections: [
        { key: 'meron', open: true, pool: '75000000', odds: 125, bets: 214 },
        { key: 'wala', open: true, pool: '25000000', odds: 376, bets: 40 },
      ],
    }),
  },
};
export const Placed: Story = { args: { placement: { status: 'placed', bet } } };
export const Refused: Story = {
  args: {
    placement: { status: 'refused', bet, message: 'Taruhan untuk ronde ini sudah ditutup.' },
  },
};
export const Unknown: Story = { args: { placement: { status: 'unknown', bet } } };
export const Stale: Story = { args: { stale: true } };
export const Guest: Story = { args: { access: 'guest', loginHref: '#login', bets: [] } };
export const Loading: Story = { render: () => <ArenaSkeleton /> };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Meron odds/ }));
    await userEvent.type(canvas.getByRole('textbox'), '1250000{Enter}');
    await expect(args.onPlace).toHaveBeenCalledOnce();
    await expect(args.onPlace).toHaveBeenCalledWith({ selection: 'meron', amount: '1250000' });
  },
};
