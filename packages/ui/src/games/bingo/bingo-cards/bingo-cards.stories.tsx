import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
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
      use: [
        'For all cards of a player: up to four small ones in view on a phone, two if it has little height, the nearest to a prize first, and four in a row on a wide page. Before a purchase blank cards have their place.',
      ],
      avoid: ['For the cards of others.'],
      keyboard: {
        Tab: 'Reaches the switch, the row, and on a phone each card, or the buttons that turn a large one.',
        'Enter, Space': 'Enlarges the focused card, or shows all of them again.',
        'Arrow left, arrow right': 'Scroll the row when more than four cards are small.',
      },
      do: [
        {
          text: 'Show one card at a time in a narrow column.',
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
          text: 'Put more than two cards beside each other on a phone: their numbers can no longer be read.',
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
/** The play frame of a phone. */
const onPhone: Decorator = (Story) => (
  <div style={{ container: 'play-frame / inline-size', inlineSize: 328 }}>
    <Story />
  </div>
);
const twelve = [0, 1, 2].flatMap((copy) =>
  ownCards.map((card) => ({ ...card, id: `${card.id} ${copy}` })),
);

/** Four small cards, the nearest to a prize first; a press enlarges one. */
export const Phone: Story = { decorators: [onPhone] };
/** Blank cards in the places of those to be bought. */
export const PhoneEmpty: Story = { args: { cards: [], planned: 4 }, decorators: [onPhone] };
export const PhoneTwo: Story = { args: { cards: ownCards.slice(0, 2) }, decorators: [onPhone] };
/** More than four follow to the side. */
export const PhoneTwelve: Story = { args: { cards: twelve }, decorators: [onPhone] };
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

export const Enlarging: Story = {
  decorators: [onPhone],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('button');
    await userEvent.click(first as HTMLElement);
    const [back, previous, next] = canvas.getAllByRole('button');
    await expect(back).toHaveFocus();
    await expect(previous).toBeVisible();
    await expect(next).toBeVisible();
  },
};
