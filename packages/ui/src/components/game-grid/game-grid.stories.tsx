import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { manyGames, sixArenas } from '../../testing/lobby-fixtures.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { GameCard } from '../game-card/game-card.tsx';
import type { GameSummary } from '../game-card/game.types.ts';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';

const Games = GameGrid<GameSummary>;

const games = (count: number): readonly GameSummary[] =>
  Array.from({ length: count }, (_, index) => {
    const game = manyGames[index % manyGames.length] as GameSummary;
    return { ...game, id: `${game.id}-${index}`, title: `${game.title}, ${index + 1}` };
  });

const meta = {
  title: 'Games/GameGrid',
  component: Games,
  args: {
    items: games(30),
    keyOf: (game) => game.id,
    renderItem: (game) => <GameCard game={game} href={`#${game.id}`} />,
    pageSize: 12,
    showCount: true,
    label: 'Semua permainan',
    onLoadMore: fn(),
  },
  parameters: {
    guide: {
      use: ['All games of a category, a provider or a search.'],
      avoid: ['A few games among other sections: GameRail takes one row.'],
      keyboard: { Tab: 'From tile to tile.', Enter: 'On "show more": goes to the first new tile.' },
      do: [
        {
          text: 'Load more on request, and show how many there are.',
          show: () => (
            <Games
              items={games(2)}
              total={60}
              pageSize={2}
              showCount
              hasMore
              keyOf={(game) => game.id}
              renderItem={(game) => <GameCard game={game} href={`#${game.id}`} />}
              onLoadMore={fn()}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Load more on scroll: the footer must be reachable.',
          show: () => (
            <Stack gap={4}>
              <Games
                items={games(2)}
                keyOf={(game) => game.id}
                renderItem={(game) => <GameCard game={game} href={`#${game.id}`} />}
              />
              <Inline justify="center">
                <Spinner label="Memuat" />
              </Inline>
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Games>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Games {...args} items={games(4)} label="Sedikit" />
      <Games {...args} items={games(4)} hasMore loading label="Memuat lagi" />
      <Games
        {...args}
        items={sixArenas}
        shape="wide"
        label="Arena"
        renderItem={(game) => <GameCard game={game} href="#" shape="wide" />}
      />
    </Stack>
  ),
};

/** Two thousand tiles in the page at once. For manual scrolling; axe skips it, since all tiles are alike. */
export const TwoThousand: Story = {
  args: { items: games(2000), pageSize: Infinity },
  tags: ['!test'],
};

export const Loading: Story = { render: () => <GameGridSkeleton count={12} /> };

export const Empty: Story = { args: { items: [], empty: <p>Belum ada permainan.</p> } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'Tampilkan lebih banyak' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(24);
    await expect(links[12]).toHaveFocus();
  },
};
