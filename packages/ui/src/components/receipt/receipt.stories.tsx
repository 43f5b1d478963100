import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../primitives/inline/inline.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Receipt, type ReceiptTransaction } from './receipt.tsx';

const withdrawal: ReceiptTransaction = {
  id: 'WD-2026-48213',
  type: 'withdraw',
  status: 'completed',
  amount: '500000',
  fee: '15000',
  net: '485000',
  currency: 'IDR',
  details: 'Transfer bank',
  from: 'Dompet wayan',
  to: 'Bank Contoh, ••••4471',
  createdAt: '2026-11-20T14:12:00.000Z',
  completedAt: '2026-11-20T14:40:00.000Z',
};

const meta = {
  title: 'Money/Receipt',
  component: Receipt,
  args: { transaction: withdrawal, brandName: 'Lentera', onPrint: fn(), onShare: fn() },
  parameters: {
    guide: {
      use: ['The end of a transaction, and its own page later on.'],
      avoid: ['While a transaction is open: show `TransactionTimeline`.'],
      keyboard: { Tab: 'Copies the number, prints, shares, in this order.' },
      do: [
        {
          text: 'Show the amounts sent and received, as confirmed by the platform.',
          show: () => <Receipt transaction={withdrawal} brandName="Lentera" />,
        },
      ],
      dont: [
        {
          text: 'Omit the fee: users cannot see why less arrived than was sent.',
          show: () => (
            <Receipt transaction={{ ...withdrawal, fee: undefined }} brandName="Lentera" />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Receipt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Inline align="start">
      <Receipt {...args} />
      <Receipt
        brandName="Lentera"
        aria-label="Tanda terima deposit"
        transaction={{
          id: 'DP-2026-48213',
          type: 'deposit',
          status: 'completed',
          amount: '250382',
          currency: 'IDR',
          details: 'QRIS',
          createdAt: '2026-11-20T14:12:00.000Z',
        }}
      />
      <Receipt
        brandName="Lentera"
        aria-label="Tanda terima penarikan"
        transaction={{ ...withdrawal, status: 'rejected', note: 'Nama tidak cocok' }}
      />
    </Inline>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    transaction: {
      ...withdrawal,
      id: '01981f6e-7c3a-7b5e-9d2f-3b1a5c7e9f01',
      amount: '125000000000',
      net: '124999985000',
      to: 'Bank Pembangunan Daerah Contoh Kantor Cabang Pembantu, ••••4471',
      note: 'Penarikan untuk keperluan upacara keluarga di kampung halaman',
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /nomor transaksi/i })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};
