import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { DateTime } from './date-time.tsx';

const meta = {
  title: 'Data/DateTime',
  component: DateTime,
  tags: ['display', 'wordless'],
  args: { at: '2026-11-20T09:05:00.000Z' },
  parameters: {
    guide: {
      use: ['For every absolute time: it is formatted in the user’s language and time zone.'],
      avoid: [
        'For something that just happened: use RelativeTime.',
        'For time left: use CountdownText or RingTimer.',
      ],
      do: [
        {
          text: 'Show the time zone after a time; omit it only if a heading names it.',
          show: () => <DateTime at="2026-11-20T09:05:00.000Z" />,
        },
      ],
      dont: [
        {
          text: 'Leave users in another time zone to guess.',
          show: () => <DateTime at="2026-11-20T09:05:00.000Z" zone={false} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DateTime>;
export default meta;

type Story = StoryObj<typeof meta>;

const modes = ['date-time', 'date', 'time', 'clock'] as const;

const zones = [
  'Asia/Jakarta',
  'Asia/Makassar',
  'Asia/Jayapura',
  'Asia/Manila',
  'Europe/Madrid',
  'America/Mexico_City',
  'UTC',
] as const;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={3}>
      {modes.map((mode) => (
        <DateTime key={mode} {...args} mode={mode} />
      ))}
      <DateTime {...args} mode="time" zone={false} />
      <DateTime at={null} />
      <DateTime at="kemarin" />
    </Stack>
  ),
};

/** One moment in different time zones; the day may differ. */
export const Zones: Story = {
  args: { at: '2026-11-20T16:30:00.000Z' },
  render: (args) => (
    <Stack gap={3}>
      {zones.map((timeZone) => (
        <DateTime key={timeZone} {...args} timeZone={timeZone} />
      ))}
    </Stack>
  ),
};

export const Never: Story = { args: { at: null } };

export const Rtl: Story = { globals: { direction: 'rtl' } };
