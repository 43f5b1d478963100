import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Atoms/CopyButton',
  component: CopyButton,
  args: { value: '8091234567', thing: 'nomor rekening' },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithWords: Story = { args: { labelled: true, variant: 'soft' } };
