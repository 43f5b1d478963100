import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/inline/inline.tsx';
import type { Guide } from '../../testing/guide.ts';
import { PlayingCard } from './playing-card.tsx';

const ranks = Array.from({ length: 13 }, (_, index) => index + 1);

const meta = {
  title: 'Games/PlayingCard',
  component: PlayingCard,
  tags: ['display', 'wordless'],
  args: { card: { rank: 12, suit: 1 } },
  parameters: {
    guide: {
      use: ['For a card on a table; rank and shape of the suit say all.'],
      avoid: ['As decoration: its name is read out.'],
      do: [
        {
          text: 'Turn only the third card of a baccarat hand with `across`.',
          show: () => (
            <Inline gap={2}>
              <PlayingCard card={{ rank: 2, suit: 0 }} />
              <PlayingCard card={{ rank: 3, suit: 1 }} />
              <PlayingCard card={{ rank: 9, suit: 3 }} across />
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Turn cards as decoration: a turned card reads as a third card.',
          show: () => (
            <Inline gap={2}>
              <PlayingCard card={{ rank: 2, suit: 0 }} across />
              <PlayingCard card={{ rank: 3, suit: 1 }} />
              <PlayingCard card={{ rank: 9, suit: 3 }} across />
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PlayingCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Matrix: Story = {
  render: () => (
    <Inline gap={3} wrap>
      {[0, 1, 2, 3].flatMap((suit) =>
        ranks.map((rank) => <PlayingCard key={`${suit} ${rank}`} card={{ rank, suit }} />),
      )}
      <PlayingCard card={{ rank: 10, suit: 0 }} across />
    </Inline>
  ),
};
export const Rtl: Story = { globals: { direction: 'rtl' }, args: { across: true } };
