import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    defaultOpen: true,
    title: 'Umumkan Meron menang di Laga 128?',
    description: 'Bayar 214 taruhan, Rp 18.250.000. Langkah ini tidak dapat dibatalkan.',
    confirmLabel: 'Umumkan Meron',
    tone: 'meron',
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Busy: Story = { args: { busy: true } };

export const TypeToConfirm: Story = {
  args: {
    tone: 'danger',
    title: 'Batalkan Laga 128?',
    description: 'Semua taruhan dikembalikan penuh.',
    confirmLabel: 'Batalkan laga',
    requireText: { text: '128', label: 'Ketik nomor laga: 128' },
  },
};
