import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectionBanner } from './connection-banner.tsx';

const meta = {
  title: 'Overlays/ConnectionBanner',
  component: ConnectionBanner,
  args: { state: 'reconnecting' },
} satisfies Meta<typeof ConnectionBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Reconnecting: Story = {};

export const Offline: Story = { args: { state: 'offline' } };

export const Stale: Story = { args: { state: 'stale', since: 1_795_176_000_000 } };

export const Online: Story = { args: { state: 'online' } };
