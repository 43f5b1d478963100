import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../../primitives/grid/grid.tsx';
import { callOrder, ownCards, samplePatterns } from '../../../testing/bingo-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { BingoCard } from './bingo-card.tsx';

const cells = ownCards[0]?.cells ?? [];

const meta = {
  title: 'Games/BingoCard',
  component: BingoCard,
  args: { number: 1, cells, called: callOrder.slice(0, 11), patterns: samplePatterns },
  decorators: [columnOf(340)],
  parameters: {
    guide: {
      use: ['For each card that a player bought, marked by itself unless the player wants to.'],
      avoid: ['To decide what wins: the server counts the balls, not the marks.'],
      keyboard: {
        'Arrow keys': 'Go from cell to cell when the player marks.',
        'Space, Enter': 'Mark a cell whose ball was called, or take the mark back.',
      },
      do: [
        {
          text: 'Mark the called numbers for the player.',
          show: () => (
            <BingoCard
              number={1}
              cells={cells}
              called={callOrder.slice(0, 11)}
              patterns={samplePatterns}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Leave the marking to a player who did not choose it: the card looks behind.',
          show: () => (
            <BingoCard
              number={1}
              cells={cells}
              called={callOrder.slice(0, 11)}
              patterns={samplePatterns}
              autoDaub={false}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof BingoCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1100 },
  render: (args) => (
    <Grid minColumn="260px" gap={5}>
      <BingoCard {...args} called={[]} />
      <BingoCard {...args} number={2} called={callOrder.slice(0, 3)} />
      <BingoCard {...args} number={3} />
      <BingoCard {...args} number={4} called={cells.filter((ball) => ball !== null).slice(0, 9)} />
      <BingoCard {...args} number={5} called={cells.filter((ball) => ball !== null)} />
      <BingoCard {...args} number={6} autoDaub={false} />
    </Grid>
  ),
};

/** Among several cards on a phone. */
export const Compact: Story = {
  args: { compact: true, ballsToGo: 2 },
  decorators: [
    (Story) => (
      <div style={{ container: 'play-frame / inline-size', inlineSize: 161 }}>
        <Story />
      </div>
    ),
  ],
};
export const ByHand: Story = { args: { autoDaub: false } };
export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [columnOf(288)] };
export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  args: { autoDaub: false, called: [cells[0] ?? 0] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-pressed', 'false');
  },
};
