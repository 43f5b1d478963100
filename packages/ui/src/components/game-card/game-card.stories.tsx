import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sixArenas } from '../../testing/lobby-fixtures.ts';
import { GameCard } from './game-card.tsx';
import { GameRow } from './game-row.tsx';

const [arena] = sixArenas;
if (!arena) throw new Error('The fixtures hold no arena');

const meta = {
  title: 'Games/GameCard',
  component: GameCard,
  args: { game: arena, href: '#game' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Wide: Story = { args: { shape: 'wide' } };
export const Mini: Story = { args: { shape: 'mini' } };
export const Locked: Story = { args: { locked: true } };
export const Favourite: Story = { args: { favourite: true, onFavouriteChange: fn() } };
export const LongText: Story = {
  args: {
    shape: 'wide',
    game: { ...arena, title: 'Arena Kebun Raya Bukit Selatan', provider: 'Studio Nusantara Jaya' },
  },
};
export const Row: Story = { render: (args) => <GameRow game={args.game} href={args.href} /> };

export const States: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(1100px, 90vw)' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, 1fr)' }}>
      {sixArenas.map((game) => (
        <GameCard key={game.id} game={game} href="#game" shape="wide" />
      ))}
    </div>
  ),
};
