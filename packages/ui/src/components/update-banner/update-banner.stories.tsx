import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { UpdateBanner } from './update-banner.tsx';

const meta = {
  title: 'Overlays/UpdateBanner',
  component: UpdateBanner,
  args: { onReload: fn(), onDismiss: fn() },
} satisfies Meta<typeof UpdateBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Spanish: Story = { globals: { language: 'es' } };
