import type { Meta, StoryObj } from '@storybook/react-vite';
import { RingTimer } from './ring-timer.tsx';

/** A clock that stands still, so that pictures do not change. */
const noon = 1_795_176_000_000;

const meta = {
  title: 'Atoms/RingTimer',
  component: RingTimer,
  args: { endsAt: noon + 24_000, total: 60_000, size: 76, now: () => noon },
} satisfies Meta<typeof RingTimer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const LastSeconds: Story = { args: { endsAt: noon + 4_000 } };

export const Done: Story = { args: { endsAt: noon } };
