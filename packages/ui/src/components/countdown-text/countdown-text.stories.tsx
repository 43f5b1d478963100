import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { CountdownText } from './countdown-text.tsx';
import { Text } from '../../primitives/text/text.tsx';

/** A fixed clock, so that snapshots do not change. */
const noon = Date.parse('2026-11-20T05:00:00.000Z');
const still = () => noon;

const meta = {
  title: 'Data/CountdownText',
  component: CountdownText,
  tags: ['display'],
  args: { endsAt: noon + 95_000, now: still },
  parameters: {
    guide: {
      use: [
        'In running text: how long a code, an offer or a limit is still valid.',
        'With `words` for waits of hours or days.',
      ],
      avoid: ['For the last seconds of a round, where the wait itself matters: use RingTimer.'],
      do: [
        {
          text: 'Name what ends in the text around it.',
          show: () => (
            <Text>
              Kode berlaku untuk <CountdownText endsAt={noon + 95_000} now={still} />
            </Text>
          ),
        },
        'Pass the server’s clock as `now`.',
      ],
      dont: [
        {
          text: 'Show it alone: it does not say what ends.',
          show: () => <CountdownText endsAt={noon + 95_000} now={still} />,
        },
        'Announce its seconds.',
      ],
      accessibility: [
        'A timer that is read only when a screen reader reaches it: its seconds are not announced.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof CountdownText>;
export default meta;

type Story = StoryObj<typeof meta>;

const seconds = [5, 65, 3600, 7500, 187_200];

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={3}>
      {(['clock', 'words'] as const).map((format) =>
        seconds.map((left) => (
          <CountdownText
            key={`${format} ${left}`}
            endsAt={noon + left * 1000}
            format={format}
            warnAt={10}
            now={still}
          />
        )),
      )}
      <CountdownText endsAt={noon} now={still} />
      <CountdownText endsAt="besok" now={still} />
    </Stack>
  ),
};

export const Over: Story = { args: { endsAt: noon } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { endsAt: noon },
  decorators: [
    (Story) => (
      <p style={{ maxInlineSize: 288 }}>
        Kode pembayaran unik untuk permintaan deposit Anda: {Story()}
      </p>
    ),
  ],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { format: 'words' } };
