import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { RingTimer } from './ring-timer.tsx';

/** A fixed clock, so that snapshots do not change. */
const noon = 1_795_176_000_000;

const meta = {
  title: 'Atoms/RingTimer',
  component: RingTimer,
  tags: ['display', 'wordless'],
  args: { endsAt: noon + 24_000, total: 60_000, size: 76, now: () => noon },
  parameters: {
    guide: {
      use: [
        'Time that runs out and matters now: until bets close, until a payment expires.',
        'Pass a clock corrected by the server if money depends on it.',
      ],
      avoid: [
        'Work of unknown duration: use Spinner. Work of known duration: use Progress.',
        'A date far away: use RelativeTime.',
      ],
      do: [
        {
          text: 'Show the last call as text beside it: the ring never announces its seconds.',
          show: () => (
            <Inline>
              <RingTimer endsAt={noon + 8_000} total={60_000} now={() => noon} />
              <Text weight="semibold">Panggilan terakhir</Text>
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Show only the ring: users do not know what ends.',
          show: () => <RingTimer endsAt={noon + 8_000} total={60_000} now={() => noon} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RingTimer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: ({ total, now }) => (
    <Stack gap={6}>
      {[32, 48, 76, 120].map((size) => (
        <Inline key={size} gap={6}>
          <RingTimer endsAt={noon + 42_000} total={total} now={now} size={size} />
          <RingTimer endsAt={noon + 4_000} total={total} now={now} size={size} />
          <RingTimer endsAt={noon} total={total} now={now} size={size} />
          <RingTimer endsAt={noon + 18_000} pausedAt={noon} total={total} now={now} size={size} />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Running: Story = {};

export const LastSeconds: Story = { args: { endsAt: noon + 4_000 } };

export const Paused: Story = { args: { pausedAt: noon } };

export const Done: Story = { args: { endsAt: noon } };

/** The ring is not mirrored in right-to-left pages. */
export const Rtl: Story = { globals: { direction: 'rtl' } };
