import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../../primitives/grid/grid.tsx';
import { callOrder, ownCards, samplePatterns } from '../../../testing/bingo-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { BingoCard } from '../bingo-card/bingo-card.tsx';
import { BingoCards } from './bingo-cards.tsx';

const meta = {
  title: 'Games/BingoCards',
  component: BingoCards,
  args: { cards: ownCards, called: callOrder.slice(0, 11), patterns: samplePatterns },
  decorators: [columnOf(360)],
  parameters: {
    guide: {
      use: ['For all cards of a player: one after the other on a phone, four in a row beside it.'],
      avoid: ['For the cards of others.'],
      keyboard: { Tab: 'Reaches the buttons that turn the cards, the switch, and the row itself.' },
      do: [
        {
          text: 'Show one card at a time where space is short.',
          show: () => (
            <BingoCards
              cards={ownCards.slice(0, 2)}
              called={callOrder.slice(0, 11)}
              patterns={samplePatterns}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Shrink the cards until all fit: their numbers can no longer be read.',
          show: () => (
            <Grid columns={3} gap={1}>
              {ownCards.slice(0, 3).map(({ id, cells }, index) => (
                <BingoCard
                  key={id}
                  number={index + 1}
                  cells={cells}
                  called={callOrder.slice(0, 11)}
                  patterns={samplePatterns}
                />
              ))}
            </Grid>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof BingoCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 800 },
  render: (args) => (
    <Grid minColumn="320px">
      <BingoCards {...args} />
      <BingoCards {...args} called={callOrder} />
    </Grid>
  ),
};
export const Empty: Story = { args: { cards: [] } };
export const Wide: Story = {
  parameters: { columnWidth: 1000 },
  decorators: [
    (Story) => (
      <div style={{ container: 'play-frame / inline-size' }}>
        <Story />
      </div>
    ),
  ],
};
export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [columnOf(288)] };
export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: '1' })).toBeNull();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getAllByRole('button', { name: '1' })[0]).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};
