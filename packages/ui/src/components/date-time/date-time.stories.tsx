import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/stack/stack.tsx';
import { DateTime } from './date-time.tsx';
import { RelativeTime } from './relative-time.tsx';

const meta = {
  title: 'Data/DateTime',
  component: DateTime,
  args: { at: '2026-11-20T09:05:00.000Z' },
} satisfies Meta<typeof DateTime>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const DateOnly: Story = { args: { mode: 'date' } };
export const Clock: Story = { args: { mode: 'clock', zone: false } };
export const Never: Story = { args: { at: null } };

export const Zones: Story = {
  render: (args) => (
    <Stack>
      {['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'Asia/Manila', 'Europe/Madrid'].map(
        (timeZone) => (
          <DateTime key={timeZone} {...args} timeZone={timeZone} />
        ),
      )}
    </Stack>
  ),
};

export const Relative: Story = {
  render: ({ at }) => (
    <Stack>
      {[30_000, 240_000, 7_200_000, 259_200_000].map((agoMs) => (
        <RelativeTime key={agoMs} at={at} now={Date.parse(String(at)) + agoMs} />
      ))}
    </Stack>
  ),
};
