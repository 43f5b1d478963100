import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../../primitives/grid/grid.tsx';
import { Text } from '../../../primitives/text/text.tsx';
import {
  placedBets,
  roundWith,
  settledBets,
  settledRound,
} from '../../../testing/arena-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { ResultReveal } from './result-reveal.tsx';

const meta = {
  title: 'Betting/ResultReveal',
  component: ResultReveal,
  tags: ['display'],
  args: { round: settledRound, bets: settledBets },
  decorators: [columnOf(424)],
  parameters: {
    guide: {
      use: ['Where a fight has ended: what it meant for this player, announced once.'],
      avoid: ['For every result of the arena: RoundBanner and RoadMap show those.'],
      do: [
        {
          text: 'Show the net of all bets of the fight, as a plain fact.',
          show: () => (
            <ResultReveal
              round={settledRound}
              bets={settledBets.map((bet) => ({
                ...bet,
                payout: bet.status === 'won' ? '20000' : '0',
              }))}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Do not add light or sound: it is quiet unless more came back than was staked.',
          show: () => (
            <Text tone="success" size="lg" weight="bold">
              Anda menang Rp 20.000!
            </Text>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ResultReveal>;
export default meta;

type Story = StoryObj<typeof meta>;

const lost = settledBets.map((bet) => ({ ...bet, status: 'lost' as const, payout: '0' }));
const partly = settledBets.map((bet) => ({ ...bet, payout: '20000' }));
const whole = settledBets.map((bet) => ({ ...bet, payout: bet.amount }));
const refunded = placedBets.map((bet) => ({
  ...bet,
  status: 'refunded' as const,
  payout: bet.amount,
}));

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1100 },
  render: () => (
    <Grid minColumn="300px">
      <ResultReveal round={settledRound} bets={settledBets} />
      <ResultReveal round={settledRound} bets={partly} />
      <ResultReveal round={settledRound} bets={whole} />
      <ResultReveal round={settledRound} bets={lost} />
      <ResultReveal round={{ ...settledRound, result: 'draw' }} bets={refunded} />
      <ResultReveal round={roundWith({ status: 'cancelled' })} bets={refunded} />
      <ResultReveal round={settledRound} bets={[]} />
    </Grid>
  ),
};

export const BetsLoading: Story = { args: { bets: 'loading' } };

export const BetsFailed: Story = { args: { bets: 'failed' } };

export const Lost: Story = { args: { bets: lost } };

export const Refunded: Story = {
  args: { round: roundWith({ status: 'cancelled' }), bets: refunded },
};

export const Empty: Story = { args: { bets: [] } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };
