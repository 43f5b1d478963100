import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { PlayersFeed, type PlayerBet } from './players-feed.tsx';

const names = ['and***7', 'bud***2', 'cit***9', 'dew***1', 'eko***4', 'fit***8', 'gal***3'];

const rows = (count: number): readonly PlayerBet[] =>
  Array.from({ length: count }, (_, index) => {
    const stake = 10_000 * (1 + (index % 9));
    const multiplier = index % 3 === 0 ? 120 + index * 7 : null;
    const isLost = index % 3 === 2;
    return {
      id: `bet-${index}`,
      name: names[index % names.length] ?? '',
      stake: String(stake),
      multiplier,
      payout: multiplier === null ? (isLost ? '0' : null) : String((stake * multiplier) / 100),
      mine: index === 2,
    };
  });

const meta = {
  title: 'Betting/PlayersFeed',
  component: PlayersFeed,
  args: { rows: rows(24), total: 1284 },
  decorators: [columnOf(460)],
  parameters: {
    guide: {
      use: ['Beside a shared round, from a public channel with names the server has masked.'],
      avoid: [
        'In jurisdictions that forbid showing the play of others.',
        'To fill a quiet round: only real bets are shown.',
      ],
      keyboard: { 'Tab, arrow keys': 'Reach the table and scroll it.' },
      do: [
        {
          text: 'Show the names masked by the server.',
          show: () => <PlayersFeed rows={rows(3)} />,
        },
      ],
      dont: [
        {
          text: 'Show whole names: anyone could then follow the bets of one player.',
          show: () => (
            <PlayersFeed rows={rows(3).map((row) => ({ ...row, name: 'wayan_putra' }))} />
          ),
        },
      ],
      accessibility: [
        'Changes are not announced: the table is read when a screen reader reaches it.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PlayersFeed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1000 },
  render: (args) => (
    <Grid minColumn="300px" gap={6}>
      <PlayersFeed {...args} />
      <PlayersFeed rows={rows(3)} />
      <PlayersFeed rows={[]} loading />
      <PlayersFeed rows={[]} />
    </Grid>
  ),
};

export const Thousand: Story = { args: { rows: rows(1000), total: 1000, maxRows: 1000 } };

export const Empty: Story = { args: { rows: [], total: 0 } };

export const Loading: Story = { args: { rows: [], total: 0, loading: true } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('table').parentElement).toHaveFocus();
    await expect(canvas.getByRole('rowheader', { name: 'Anda' })).toBeVisible();
  },
};
