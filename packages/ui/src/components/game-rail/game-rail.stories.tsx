import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { manyGames } from '../../testing/lobby-fixtures.ts';
import { GameCard } from '../game-card/game-card.tsx';
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
} satisfies Meta<typeof Rail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Short: Story = { args: { items: manyGames.slice(6, 8), count: 2 } };
