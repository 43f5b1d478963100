import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { manyGames, sixArenas } from '../../testing/lobby-fixtures.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { GameCard } from '../game-card/game-card.tsx';
import { GameRow } from '../game-card/game-row.tsx';
import type { GameSummary } from '../game-card/game.types.ts';
import { GameRail } from './game-rail.tsx';

const Rail = GameRail<GameSummary>;

const meta = {
  title: 'Games/GameRail',
  component: Rail,
  args: {
    title: 'Populer',
    items: manyGames.slice(6, 18),
    count: 12,
    keyOf: (game) => game.id,
    renderItem: (game) => <GameCard game={game} href={`#${game.id}`} />,
    onSeeAll: fn(),
  },
  parameters: {
    guide: {
      use: ['One row of games under a heading, with a link to all of them.'],
      avoid: ['More than a dozen games without "see all": GameGrid.'],
      keyboard: {
        Tab: 'See all, back and forward, then from tile to tile, which scrolls the row.',
      },
      do: [
        {
          text: 'Name in the title what the games have in common.',
          show: () => (
            <Rail
              title="Populer"
              items={manyGames.slice(6, 9)}
              shape="mini"
              keyOf={(game) => game.id}
              renderItem={(game) => <GameCard game={game} href={`#${game.id}`} shape="mini" />}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Promise something in the title: no group of games wins more often.',
          show: () => (
            <Rail
              title="Paling sering menang"
              items={manyGames.slice(6, 9)}
              shape="mini"
              keyOf={(game) => game.id}
              renderItem={(game) => <GameCard game={game} href={`#${game.id}`} shape="mini" />}
            />
          ),
        },
        'Scroll it automatically.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Rail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Rail {...args} />
      <Rail
        {...args}
        title="Favorit"
        shape="mini"
        renderItem={(game) => <GameCard game={game} href="#game" shape="mini" />}
      />
      <Rail
        {...args}
        title="Arena"
        items={sixArenas}
        count={6}
        shape="wide"
        renderItem={(game) => <GameCard game={game} href="#game" shape="wide" />}
      />
      <Rail
        {...args}
        title="Lanjutkan"
        items={sixArenas.slice(0, 3)}
        shape="row"
        renderItem={(game) => <GameRow game={game} href="#game" />}
      />
      <Rail {...args} title="Sedikit" items={manyGames.slice(6, 8)} count={2} />
    </Stack>
  ),
};

export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { title: 'Permainan yang paling sering dimainkan minggu ini' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const all = within(canvasElement).getByRole('button', { name: /Lihat semua.*Populer/ });
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSeeAll).toHaveBeenCalledOnce();
  },
};
