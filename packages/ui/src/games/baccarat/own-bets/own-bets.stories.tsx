import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../../primitives/grid/grid.tsx';
import { Text } from '../../../primitives/text/text.tsx';
import { baccaratRound, dealtRound, sixCardCoup } from '../../../testing/baccarat-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { OwnBets } from './own-bets.tsx';

const own = {
  id: 'play-1',
  bets: [
    { spot: 'banker', amount: '100000' },
    { spot: 'tie', amount: '10000' },
  ],
} as const;

const meta = {
  title: 'Games/OwnBets',
  component: OwnBets,
  tags: ['display'],
  args: { own, round: baccaratRound(5_000), currency: 'IDR' },
  decorators: [columnOf(360)],
  parameters: {
    guide: {
      use: ['Beside the table: what was placed, spot by spot, and how it ended.'],
      avoid: ['For bets of other rounds: BetRow.'],
      do: [
        {
          text: 'Show how each bet ended, spot by spot.',
          show: () => <OwnBets own={own} round={dealtRound(sixCardCoup)} currency="IDR" />,
        },
      ],
      dont: [
        {
          text: 'Add wins up without the lost bets.',
          show: () => (
            <Text tone="success" weight="semibold">
              Menang Rp 195.000
            </Text>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof OwnBets>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 800 },
  render: (args) => (
    <Grid minColumn="240px">
      <OwnBets {...args} />
      <OwnBets {...args} round={dealtRound(sixCardCoup)} />
      <OwnBets {...args} own={null} />
    </Grid>
  ),
};
export const Settled: Story = { args: { round: dealtRound(sixCardCoup) } };
export const Empty: Story = { args: { own: null } };
export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [columnOf(288)] };
export const Rtl: Story = { globals: { direction: 'rtl' } };
