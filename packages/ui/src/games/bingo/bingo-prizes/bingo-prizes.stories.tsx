import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../../primitives/grid/grid.tsx';
import { Text } from '../../../primitives/text/text.tsx';
import {
  bingoRound,
  guaranteedRound,
  samplePatterns,
  sellingFewRound,
  sellingRound,
} from '../../../testing/bingo-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { BingoPrizes } from './bingo-prizes.tsx';

const meta = {
  title: 'Games/BingoPrizes',
  component: BingoPrizes,
  tags: ['display'],
  args: { prizes: bingoRound().prizes, patterns: samplePatterns, currency: 'IDR' },
  decorators: [columnOf(380)],
  parameters: {
    guide: {
      use: ['Beside the sale, so that a buyer sees what each pattern pays as it stands.'],
      avoid: ['For fixed pay tables: GameInfo.'],
      do: [
        {
          text: 'Show what each pattern pays after the sales so far.',
          show: () => (
            <BingoPrizes prizes={bingoRound().prizes} patterns={samplePatterns} currency="IDR" />
          ),
        },
      ],
      dont: [
        {
          text: 'Promise the prize of a round that is sold out.',
          show: () => (
            <Text tone="accent" weight="semibold">
              Hadiah hingga Rp 50.000.000!
            </Text>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof BingoPrizes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 800 },
  render: (args) => (
    <Grid minColumn="280px">
      <BingoPrizes {...args} />
      <BingoPrizes {...args} prizes={sellingRound(1).prizes} />
      <BingoPrizes
        {...args}
        prizes={sellingFewRound(1).prizes}
        guaranteedFrom={20}
        missingCards={6}
      />
      <BingoPrizes {...args} prizes={guaranteedRound(1).prizes} guaranteedFrom={20} />
    </Grid>
  ),
};
export const Open: Story = { args: { prizes: sellingRound(1).prizes } };
/** Six more cards guarantee the prizes. */
export const Missing: Story = {
  args: { prizes: sellingFewRound(1).prizes, guaranteedFrom: 20, missingCards: 6 },
};
/** The house adds what the pool lacks. */
export const Guaranteed: Story = {
  args: { prizes: guaranteedRound(1).prizes, guaranteedFrom: 20 },
};
export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [columnOf(288)] };
export const Rtl: Story = { globals: { direction: 'rtl' } };
