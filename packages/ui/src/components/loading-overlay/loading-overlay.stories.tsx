import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingOverlay } from './loading-overlay.tsx';

const meta = {
  title: 'Overlays/LoadingOverlay',
  component: LoadingOverlay,
  args: { ready: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Fading: Story = { args: { ready: true, removeMs: 60_000 } };

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
