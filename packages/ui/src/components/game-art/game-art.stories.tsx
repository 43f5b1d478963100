import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameArt } from './game-art.tsx';

const categories = ['cockfight', 'slots', 'live', 'casino', 'fishing', 'bingo', 'crash'] as const;

const meta = {
  title: 'Games/GameArt',
  component: GameArt,
  args: { seed: 'lentera', category: 'cockfight', ratio: 'portrait' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240, overflow: 'hidden', borderRadius: 14 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameArt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(1200px, 90vw)' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(10, 1fr)' }}>
      {categories.flatMap((category) =>
        Array.from({ length: 10 }, (_, index) => (
          <GameArt key={`${category}${index}`} seed={`${category}${index}`} category={category} />
        )),
      )}
    </div>
  ),
};
