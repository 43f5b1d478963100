import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { RoundTimeline } from './round-timeline.tsx';

const times = {
  standby: '2026-11-20T08:52:10.000Z',
  open: '2026-11-20T08:55:00.000Z',
  'last-call': '2026-11-20T09:02:30.000Z',
  closed: '2026-11-20T09:03:32.000Z',
  declared: '2026-11-20T09:04:10.000Z',
  settled: '2026-11-20T09:04:14.000Z',
} as const;

const statuses = [
  'standby',
  'open',
  'last-call',
  'closed',
  'declared',
  'settling',
  'settled',
] as const;

const meta = {
  title: 'Betting/RoundTimeline',
  component: RoundTimeline,
  tags: ['display'],
  args: { status: 'last-call', times },
  parameters: {
    guide: {
      unused: 'For a page about one round, e.g. for a partner’s support staff.',
      use: ['On the page of a round or a bet, if its history matters.'],
      avoid: ['During play: RoundBanner shows the current state.'],
      do: [
        {
          text: 'Give the time of each step that is over.',
          show: () => <RoundTimeline status="last-call" times={times} orientation="vertical" />,
        },
      ],
      dont: [
        {
          text: 'Omit the times: players compare them with the time of a bet.',
          show: () => <RoundTimeline status="last-call" orientation="vertical" />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RoundTimeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={8}>
      {statuses.map((status) => (
        <RoundTimeline key={status} {...args} status={status} aria-label={`Ronde ${status}`} />
      ))}
      <RoundTimeline
        status="cancelled"
        times={{ standby: times.standby, open: times.open, cancelled: times.closed }}
      />
    </Stack>
  ),
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const Empty: Story = { args: { status: 'standby', times: {} } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { orientation: 'vertical' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
