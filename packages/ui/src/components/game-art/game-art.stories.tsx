import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { GameArt } from './game-art.tsx';

const categories = ['cockfight', 'slots', 'live', 'casino', 'fishing', 'bingo', 'crash'] as const;

const framed = (width: string) => ({
  inlineSize: width,
  overflow: 'hidden',
  borderRadius: 'var(--lobi-radius-md)',
});

const meta = {
  title: 'Games/GameArt',
  component: GameArt,
  tags: ['display', 'wordless'],
  args: { seed: 'lentera', category: 'cockfight', ratio: 'portrait' },
  parameters: {
    guide: {
      use: [
        'The picture of a game, drawn from its id: the same id is the same picture everywhere.',
      ],
      avoid: ['As the only name of a game: it is decoration; show the title as text beside it.'],
      do: [
        {
          text: 'Write the title of the game as text beside it.',
          show: () => (
            <div style={{ inlineSize: '140px' }}>
              <div style={framed('140px')}>
                <GameArt seed="lentera" category="cockfight" ratio="landscape" />
              </div>
              <Text weight="semibold">Arena Lentera</Text>
            </div>
          ),
        },
      ],
      dont: [
        {
          text: 'Show the image alone: it does not name the game.',
          show: () => (
            <div style={framed('140px')}>
              <GameArt seed="lentera" category="cockfight" ratio="landscape" />
            </div>
          ),
        },
      ],
      accessibility: ['Decorative, with an empty alternative text: the title is beside it.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof GameArt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <div style={framed('240px')}>
      <GameArt {...args} />
    </div>
  ),
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(4, 1fr)' }}>
      {categories.flatMap((category) =>
        (['portrait', 'square', 'landscape', 'wide'] as const).map((ratio) => (
          <div key={`${category}${ratio}`} style={framed('100%')}>
            <GameArt seed={category} category={category} ratio={ratio} />
          </div>
        )),
      )}
    </div>
  ),
};

/** Two hundred images: all different, none broken. */
export const Sheet: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 6, gridTemplateColumns: 'repeat(14, 1fr)' }}>
      {Array.from({ length: 200 }, (_, index) => {
        const category = categories[index % categories.length] ?? 'slots';
        return <GameArt key={index} seed={`${category}${index}`} category={category} />;
      })}
    </div>
  ),
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div style={framed('240px')}>
      <GameArt {...args} />
    </div>
  ),
};
