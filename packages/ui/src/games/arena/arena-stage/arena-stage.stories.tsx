import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../../primitives/badge/badge.tsx';
import { Grid } from '../../../primitives/grid/grid.tsx';
import { arenaGame } from '../../../testing/arena-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { ArenaStage } from './arena-stage.tsx';

const meta = {
  title: 'Betting/ArenaStage',
  component: ArenaStage,
  tags: ['display'],
  args: { title: arenaGame.title },
  decorators: [columnOf(720)],
  parameters: {
    guide: {
      use: ['Above the board of a fight: the broadcast, or the poster of the arena.'],
      avoid: ['For other games: VideoStage is the same without the two crests.'],
      do: [
        {
          text: 'Leave the picture free: the poster shows until the broadcast starts.',
          show: () => <ArenaStage title={arenaGame.title} />,
        },
      ],
      dont: [
        {
          text: 'Lay an offer over the picture: it covers the fight.',
          show: () => (
            <div style={{ position: 'relative' }}>
              <ArenaStage title={arenaGame.title} />
              <Badge
                variant="solid"
                tone="accent"
                style={{ position: 'absolute', insetBlockStart: 8, insetInlineStart: 8 }}
              >
                Bonus 100% malam ini
              </Badge>
            </div>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ArenaStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1200 },
  render: (args) => (
    <Grid minColumn="320px">
      <ArenaStage {...args} clock="Sesi 00.42.10" />
      <ArenaStage {...args} winner="meron" />
      <ArenaStage {...args} winner="wala" />
    </Grid>
  ),
};

export const Loading: Story = { args: { status: 'connecting' } };

export const Error: Story = { args: { status: 'error' } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };
