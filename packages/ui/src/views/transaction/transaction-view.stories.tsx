import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { TransactionView } from './transaction-view.tsx';

const requested = { status: 'pending', at: '2026-11-20T14:12:00.000Z' } as const;
const checked = { status: 'processing', at: '2026-11-20T14:18:00.000Z', actor: 'admin' } as const;

const reasons = [
  { value: 'not-agreed', label: 'Jumlah ini belum disepakati.' },
  { value: 'no-cash', label: 'Uang tunai belum diserahkan.' },
  { value: 'general', label: 'Silakan hubungi layanan pelanggan bila ada pertanyaan.' },
];

const meta = {
  title: 'Screens/Transaction',
  component: TransactionView,
  args: {
    brandName: 'Lentera',
    incoming: true,
    transaction: {
      id: '01981f6e-7c3a-7b5e-9d2f-3b1a5c7e9f01',
      type: 'deposit',
      status: 'completed',
      amount: '250000',
      fee: '1500',
      net: '248500',
      currency: 'IDR',
      details: 'Deposit lewat QRIS',
      createdAt: requested.at,
      completedAt: '2026-11-20T14:40:00.000Z',
    },
    events: [requested, checked, { status: 'completed', at: '2026-11-20T14:40:00.000Z' }],
    onPrint: fn(),
  },
} satisfies Meta<typeof TransactionView>;
export default meta;

type Story = StoryObj<typeof meta>;

const cashOut = {
  ...meta.args.transaction,
  type: 'cash-out',
  status: 'pending',
  fee: '0',
  net: '250000',
  to: 'nusa_bali',
  details: 'Tarik saldo ke agen nusa_bali',
  completedAt: null,
} as const;

export const Completed: Story = {};
export const Pending: Story = {
  args: {
    transaction: { ...meta.args.transaction, status: 'pending', completedAt: null },
    events: [requested],
    next: <Button render={<KitLink href="#pay" />}>Lihat cara membayar</Button>,
  },
};
export const Rejected: Story = {
  args: {
    transaction: { ...meta.args.transaction, status: 'rejected', completedAt: null },
    events: [
      requested,
      { status: 'rejected', at: '2026-11-20T14:40:00.000Z', reason: 'Bukti tidak terbaca' },
    ],
  },
};
export const WantsConfirmation: Story = {
  args: {
    transaction: cashOut,
    incoming: false,
    events: [requested],
    decision: { party: 'nusa_bali', reasons, onConfirm: fn(), onReject: fn() },
  },
};
export const Rejecting: Story = {
  args: WantsConfirmation.args ?? {},
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tolak' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tolak' }));
    await expect(args.decision?.onReject).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Uang tunai belum diserahkan.' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Keterangan/ }), 'Besok saja');
    await userEvent.click(canvas.getByRole('button', { name: 'Tolak' }));
    await waitFor(() =>
      expect(args.decision?.onReject).toHaveBeenCalledWith({
        publicReason: 'no-cash',
        remark: 'Besok saja',
      }),
    );
  },
};
export const RefusedDecision: Story = {
  args: {
    ...WantsConfirmation.args,
    decision: {
      party: 'nusa_bali',
      error: 'Ini sudah diproses atau sudah berubah. Muat ulang untuk melihat yang terbaru.',
      reasons,
      onConfirm: fn(),
      onReject: fn(),
    },
  },
};
export const Loading: Story = { args: { transaction: undefined, events: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
