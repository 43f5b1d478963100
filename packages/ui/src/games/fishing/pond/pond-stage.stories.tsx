import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../../primitives/grid/grid.tsx';
import { caughtFish, missedFish, sampleTargets } from '../../../testing/fishing-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { TargetList } from '../fishing-view/target-list.tsx';
import { PondStage, type PondStageProps } from './pond-stage.tsx';

const inBox = (props: PondStageProps) => (
  <div style={{ aspectRatio: '16 / 10', overflow: 'hidden', borderRadius: 20 }}>
    <PondStage {...props} />
  </div>
);

const meta = {
  title: 'Games/PondStage',
  component: PondStage,
  tags: ['wordless'],
  args: {
    seed: 'kolam',
    target: null,
    casting: false,
    result: null,
    onAim: fn(),
    onCast: fn(),
    onRest: fn(),
  },
  render: inBox,
  // The animated pond always differs; snapshots use the static board.
  globals: { motion: 'reduced' },
  decorators: [columnOf(640)],
  parameters: {
    guide: {
      use: ['As the screen of fishing, always with TargetList: pressing a fish is one way to aim.'],
      keyboard: {
        'Arrow keys': 'Aim at the next fish in this direction.',
        'Enter, Space': 'Cast at the target; a held key casts once.',
      },
      avoid: ['As decoration: it draws every frame.'],
      do: [
        {
          text: 'Put TargetList beside the pond: it says what each fish pays, and with which chance.',
          show: () => (
            <TargetList
              targets={sampleTargets.slice(0, 2)}
              value={sampleTargets[0]?.name ?? null}
              onValueChange={fn()}
            />
          ),
        },
        'Give the id of the game as `seed`, so that all players see the same pond.',
      ],
      dont: [
        {
          text: 'Offer the pond alone: it does not say what a fish pays.',
          show: () =>
            inBox({
              seed: 'kolam',
              target: null,
              casting: false,
              result: null,
              onAim: fn(),
              onCast: fn(),
              onRest: fn(),
            }),
        },
        'Do not let place or size of a fish decide anything: the chance is that of its kind.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PondStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { target: 'snapper' },
  globals: { motion: 'system' },
  tags: ['not-compared'],
};

export const Ready: Story = {};
export const Aimed: Story = { args: { target: 'snapper' } };
export const Casting: Story = { args: { target: 'snapper', casting: true } };
/** The aim of the cast that follows is shown while the net is out. */
export const Queued: Story = { args: { target: 'snapper', casting: true, queued: true } };
export const Caught: Story = { args: { target: 'snapper', result: caughtFish } };
export const Missed: Story = { args: { target: 'grouper', result: missedFish } };

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1100 },
  render: (args) => (
    <Grid minColumn="300px" gap={5}>
      {inBox(args)}
      {inBox({ ...args, target: 'dragon' })}
      {inBox({ ...args, target: 'snapper', result: caughtFish })}
      {inBox({ ...args, target: 'grouper', result: missedFish })}
    </Grid>
  ),
};

export const Rtl: Story = {
  args: { target: 'ray' },
  globals: { direction: 'rtl', motion: 'reduced' },
};

/** Aim and cast by keyboard only. */
export const Interaction: Story = {
  args: { target: 'snapper' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onAim).toHaveBeenCalledWith('pomfret');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCast).toHaveBeenCalledOnce();
  },
};
