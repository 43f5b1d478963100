import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../../primitives/grid/grid.tsx';
import { Text } from '../../../primitives/text/text.tsx';
import { bingoRound, sellingRound, wonRound } from '../../../testing/bingo-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { BingoCaller } from './bingo-caller.tsx';

const meta = {
  title: 'Games/BingoCaller',
  component: BingoCaller,
  tags: ['display'],
  args: { round: bingoRound() },
  decorators: [columnOf(720)],
  parameters: {
    guide: {
      use: [
        'As the screen of bingo: each ball as it is called, how many were, and when the next rounds start.',
      ],
      avoid: ['Beside a second caller: each ball is spoken once.'],
      do: [
        {
          text: 'Call each ball with its letter, and show all that were called.',
          show: () => <BingoCaller round={bingoRound()} />,
        },
      ],
      dont: [
        {
          text: 'Show a number alone: a player looks for its column first.',
          show: () => (
            <Text size="xl" weight="bold" numeric>
              42
            </Text>
          ),
        },
      ],
      accessibility: ['Announces each ball by its letter and number, and the end of the round.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof BingoCaller>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Selling: Story = { args: { round: sellingRound(24_000) } };
/** A practice hall waits for its visitor. */
export const WithoutTimetable: Story = {
  args: { round: { ...sellingRound(24_000), upcoming: [] } },
};
export const Won: Story = { args: { round: wonRound() } };
export const Empty: Story = { args: { round: null } };

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1200 },
  render: () => (
    <Grid minColumn="300px" gap={5}>
      <BingoCaller round={null} />
      <BingoCaller round={sellingRound(24_000)} />
      <BingoCaller round={bingoRound({ called: [72] })} />
      <BingoCaller round={bingoRound()} />
      <BingoCaller round={wonRound()} />
    </Grid>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { round: sellingRound(24_000) },
  decorators: [columnOf(288)],
};
export const Rtl: Story = { globals: { direction: 'rtl' } };
