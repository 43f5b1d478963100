import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Peran',
    items: [
      { value: 'player', label: 'Pemain' },
      { value: 'agent', label: 'Agen' },
      { value: 'admin', label: 'Admin', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Chosen: Story = { args: { defaultValue: 'agent' } };
export const Invalid: Story = { args: { error: 'Pilih peran.' } };
export const Disabled: Story = { args: { defaultValue: 'agent', disabled: true } };
export const Small: Story = { args: { size: 'sm' } };
export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 200 }, (_, index) => ({
      value: `agent-${index}`,
      label: `agen_${index}`,
    })),
  },
};
