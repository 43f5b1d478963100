import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/stack/stack.tsx';
import { placedBets } from '../../testing/arena-fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { BetRow, type BetRowBet } from './bet-row.tsx';
import { Text } from '../../primitives/text/text.tsx';

const [running] = placedBets;
if (!running) throw new Error('The fixtures hold no bet');

const settled = (status: BetRowBet['status'], payout: string, odds: number | null): BetRowBet => ({
  ...running,
  id: `${status}-${payout}`,
  status,
  payout,
  odds,
});

const meta = {
  title: 'Betting/BetRow',
  component: BetRow,
  tags: ['display'],
  args: { bet: running, currentOdds: 184 },
  decorators: [columnOf(400)],
  parameters: {
    guide: {
      use: ['In a list of own bets beside a stage, or on the page of a round.'],
      avoid: ['For a history with filters and pages: BetListView shows that.'],
      do: [
        {
          text: 'Leave the outcome to the row: a returned stake is not a win.',
          show: () => <BetRow bet={settled('refunded', running.amount, null)} />,
        },
      ],
      dont: [
        {
          text: 'Do not colour a return of the stake or less as a win; the row does not either.',
          show: () => (
            <Text tone="success" weight="semibold">
              Menang Rp 100.000
            </Text>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof BetRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={0}>
      <BetRow {...args} />
      <BetRow {...args} currentOdds={null} />
      <BetRow bet={settled('won', '92000', 184)} />
      <BetRow bet={settled('won', '50000', 100)} />
      <BetRow bet={settled('won', '20000', 40)} />
      <BetRow bet={settled('lost', '0', 191)} />
      <BetRow bet={settled('refunded', '50000', null)} />
      <BetRow bet={settled('cancelled', '50000', null)} />
      <BetRow bet={{ ...running, selection: null }} title="Dadu Seratus" />
      <BetRow bet={{ ...running, selection: 'wala' }} title="Wala, Laga 128" note="Arena Lentera" />
      <BetRow bet={{ ...running, selection: 'draw', currency: 'PHP', amount: '12.50' }} />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    bet: { ...running, amount: '1234567890' },
    title: 'Meron menang sebelum menit kesepuluh di Arena Kebun Raya Bukit Selatan',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
