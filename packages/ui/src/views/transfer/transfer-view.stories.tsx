import type { Meta, StoryObj } from '@storybook/react-vite';
import { TransferView } from './transfer-view.tsx';

const meta = {
  title: 'Screens/Transfer',
  component: TransferView,
  args: {
    from: { walletId: 'w-1', username: 'nusa_bali', balance: '48750000', available: '46750000' },
    to: { walletId: 'w-2', username: 'siti_rahma', balance: '184500', available: '184500' },
    currency: 'IDR',
    status: 'ready',
    presets: ['50000', '100000', '250000', '500000', '1000000', '5000000'],
    max: '20000000',
    doneHref: '#wallet',
    onSubmit: () => undefined,
    onCheck: () => undefined,
    onAgain: () => undefined,
  },
} satisfies Meta<typeof TransferView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Confirm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /250\.000/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await canvas.findByRole('button', { name: /^Kirim/ });
  },
};
export const Refused: Story = { args: { error: 'Saldo Anda tidak cukup.' } };
export const Unknown: Story = { args: { status: 'unknown' } };
export const Done: Story = {
  args: {
    status: 'done',
    receipt: {
      id: '01981f6e-7c3a-7b5e-9d2f-3b1a5c7e9f01',
      amount: '250000',
      note: 'Setoran mingguan',
      completedAt: '2026-11-20T09:05:00.000Z',
      from: { username: 'nusa_bali', before: '48750000', after: '48500000' },
      to: { username: 'siti_rahma', before: '184500', after: '434500' },
    },
  },
};
export const DoneBalancesOnTheirWay: Story = {
  args: {
    status: 'done',
    receipt: {
      id: '01981f6e-7c3a-7b5e-9d2f-3b1a5c7e9f01',
      amount: '250000',
      note: null,
      completedAt: '2026-11-20T09:05:00.000Z',
      from: { username: 'nusa_bali', before: '48750000', after: null },
      to: { username: 'siti_rahma', before: null, after: null },
    },
  },
};

const cashOut = {
  kind: 'cash-out',
  from: { walletId: 'w-2', username: 'siti_rahma', balance: '984500', available: '984500' },
  to: { walletId: 'w-1', username: 'nusa_bali', balance: '48750000', available: '46750000' },
  transactionHref: '#transaction',
  receipt: {
    id: '01981f6e-7c3a-7b5e-9d2f-3b1a5c7e9f02',
    amount: '250000',
    note: null,
    completedAt: '2026-11-20T09:05:00.000Z',
    from: { username: 'siti_rahma', before: '984500', after: '734500' },
    to: { username: 'nusa_bali', before: '48750000', after: '49000000' },
  },
} as const;

export const CashOut: Story = { args: cashOut };
/** An agent requests money from the upline. */
export const CashOutOwn: Story = {
  args: {
    ...cashOut,
    own: 'from',
    from: cashOut.to,
    to: { walletId: 'w-0', username: 'pulau_besar' },
  },
};
export const CashOutWaiting: Story = { args: { ...cashOut, status: 'waiting' } };
export const CashOutDone: Story = { args: { ...cashOut, status: 'done' } };
export const CashOutDeclined: Story = {
  args: { ...cashOut, status: 'declined', reason: 'Belum menerima uang tunai.' },
};
