import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    defaultOpen: true,
    title: 'Saringan',
    description: 'Pilih status dan tanggal.',
    children: 'Isi saringan',
    trigger: <Button>Saring</Button>,
    actions: <Button>Terapkan</Button>,
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const End: Story = {};

export const Start: Story = { args: { side: 'start' } };

export const Bottom: Story = { args: { side: 'bottom' } };

export const Rtl: Story = { globals: { direction: 'rtl' } };
