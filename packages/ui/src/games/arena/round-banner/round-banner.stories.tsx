import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../../primitives/badge/badge.tsx';
import { Stack } from '../../../primitives/stack/stack.tsx';
import {
  closedRound,
  openRound,
  roundWith,
  settledRound,
} from '../../../testing/arena-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { narrowBox, severalLandmarks } from '../../../testing/story-boxes.tsx';
import type { ArenaRound } from '../arena.types.ts';
import { RoundBanner } from './round-banner.tsx';

/** A moment after the snapshot's time, so that its countdown is always the same. */
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

const lastCall = roundWith({ status: 'last-call', closesAt: inSeconds(24) });
const declared = roundWith({
  ...closedRound,
  status: 'declared',
  result: 'wala',
  settlesAt: inSeconds(9),
});

const rounds: readonly (ArenaRound | null)[] = [
  null,
  roundWith({ status: 'standby' }),
  openRound,
  lastCall,
  closedRound,
  declared,
  { ...settledRound, status: 'settling', settledAt: null },
  settledRound,
  { ...settledRound, result: 'wala' },
  { ...settledRound, result: 'draw' },
  roundWith({ status: 'cancelled', reason: 'one-sided' }),
  roundWith({ status: 'cancelled', reason: 'minimum-odds' }),
  roundWith({ status: 'cancelled', reason: 'Satu sisi mundur sebelum mulai' }),
];

const meta = {
  title: 'Betting/RoundBanner',
  component: RoundBanner,
  tags: ['display'],
  args: { round: openRound },
  parameters: {
    guide: {
      use: ['Right under the stage: the one state that counts now, in words and in colour.'],
      avoid: ['For the course of a past fight: RoundTimeline.'],
      do: [
        {
          text: 'Write the state in words; the colour only repeats it.',
          show: () => <RoundBanner round={closedRound} />,
        },
        'Give the offset of the server’s clock, so that every screen counts alike.',
      ],
      dont: [
        {
          text: 'Show the state by a coloured dot alone.',
          show: () => (
            <Badge tone="warning" dot label="Laga 128">
              Laga 128
            </Badge>
          ),
        },
        'Do not let the countdown close betting: the declarator does.',
      ],
      accessibility: [
        'Announces open, closed and the result of a fight; last call, a result and a cancelled fight interrupt what is being read.',
        'Seconds are never announced.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RoundBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: () => (
    <Stack gap={3}>
      {rounds.map((round, index) => (
        <RoundBanner key={index} round={round} />
      ))}
    </Stack>
  ),
};

export const LastCall: Story = { args: { round: lastCall } };

export const Declared: Story = { args: { round: declared } };

export const Empty: Story = { args: { round: null } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { round: lastCall },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { round: lastCall } };
