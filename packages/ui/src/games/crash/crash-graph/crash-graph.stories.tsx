import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../../primitives/badge/badge.tsx';
import { Grid } from '../../../primitives/grid/grid.tsx';
import { crashedRound, crashRound, sampleCurve } from '../../../testing/crash-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { CrashGraph, type CrashGraphProps } from './crash-graph.tsx';

/** A fixed clock, so that a snapshot always shows the same figure. */
const still = Date.now();
const now = (): number => still;
const flying = { ...crashRound(0, { phase: 'running' }), closesAt: still - 24_536 };
const betting = { ...crashRound(1), closesAt: still + 3_200 };

const inBox = (props: CrashGraphProps) => (
  <div style={{ aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: 20 }}>
    <CrashGraph {...props} />
  </div>
);

const meta = {
  title: 'Games/CrashGraph',
  component: CrashGraph,
  tags: ['display'],
  args: { round: flying, multipleAt: sampleCurve, maximum: 100_000_000, now },
  render: inBox,
  decorators: [columnOf(560)],
  parameters: {
    guide: {
      use: ['As the screen of crash: the multiple in figures, the flight behind them.'],
      avoid: ['For rounds that are over: MultiplierHistory.'],
      do: [
        {
          text: 'Show where the round ended, as a figure.',
          show: () =>
            inBox({ round: crashedRound(), multipleAt: sampleCurve, maximum: 100_000_000, now }),
        },
        'Give the clock of the server, and the curve of the game itself.',
      ],
      dont: [
        {
          text: 'Say what the next round may bring: rounds do not depend on each other.',
          show: () => <Badge tone="warning">Berikutnya lebih tinggi</Badge>,
        },
        'Do not end a round here: it ends when the server says so.',
      ],
      accessibility: [
        'Announces the start of a round and where it ended. The running multiple is not announced.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof CrashGraph>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { round: crashRound(-20_000), now: Date.now } };

export const Betting: Story = { args: { round: betting } };
export const Running: Story = {};
export const Crashed: Story = { args: { round: crashedRound() } };
export const Waiting: Story = { args: { round: null } };
/** The end of the round is late: the multiple stays at the largest one of the game. */
export const Late: Story = { args: { round: { ...flying, closesAt: still - 3_600_000 } } };
export const Stale: Story = { args: { stale: true } };

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1100 },
  render: (args) => (
    <Grid minColumn="300px" gap={5}>
      {inBox({ ...args, round: null })}
      {inBox({ ...args, round: betting })}
      {inBox(args)}
      {inBox({ ...args, round: { ...flying, closesAt: still - 2_100 } })}
      {inBox({ ...args, round: { ...flying, closesAt: still - 115_000 } })}
      {inBox({ ...args, round: crashedRound() })}
      {inBox({ ...args, round: { ...crashedRound(), endedAt: 100 } })}
      {inBox({ ...args, stale: true })}
    </Grid>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { round: betting },
  decorators: [columnOf(288)],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
