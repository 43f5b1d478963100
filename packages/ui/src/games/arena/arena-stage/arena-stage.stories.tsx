import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../../primitives/badge/badge.tsx';
import { Grid } from '../../../primitives/grid/grid.tsx';
import { arenaGame } from '../../../testing/arena-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { ArenaStage } from './arena-stage.tsx';
import type { ArenaScene } from './stage-scene.ts';

const scenes: readonly ArenaScene[] = [
  ...(['empty', 'resting', 'betting', 'facing', 'fight'] as const),
  ...(['meron', 'wala', 'level'] as const),
];

const meta = {
  title: 'Betting/ArenaStage',
  component: ArenaStage,
  tags: ['display'],
  args: { title: arenaGame.title },
  decorators: [columnOf(720)],
  parameters: {
    guide: {
      use: ['Above the odds of a fight: the broadcast, or a drawn board that follows the fight.'],
      avoid: ['For other games: VideoStage is the same without the two birds.'],
      do: [
        {
          text: 'Take the scene from `sceneOf(round)`: before the declaration both sides are alike.',
          show: () => <ArenaStage title={arenaGame.title} scene="fight" />,
        },
        'Leave the picture free: the board shows until the broadcast starts.',
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
      accessibility: [
        'The label describes the drawing only; the status is announced by RoundBanner, once.',
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
      {scenes.map((scene) => (
        <ArenaStage key={scene} {...args} scene={scene} clock="Sesi 00.42.10" />
      ))}
    </Grid>
  ),
};

/** Between two fights. */
export const EmptyRing: Story = { args: { scene: 'empty' } };
export const Resting: Story = { args: { scene: 'resting' } };
export const Betting: Story = { args: { scene: 'betting' } };
/** The last call. */
export const Facing: Story = { args: { scene: 'facing' } };
export const Fight: Story = { args: { scene: 'fight' } };
export const MeronWins: Story = { args: { scene: 'meron' } };
export const WalaWins: Story = { args: { scene: 'wala' } };
/** A draw, or a cancelled fight. */
export const Level: Story = { args: { scene: 'level' } };

export const Loading: Story = { args: { status: 'connecting' } };

export const Error: Story = { args: { status: 'error' } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };
