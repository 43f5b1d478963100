import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { TransactionRow } from './transaction-row.tsx';
import type { ShownTransaction, TransactionKind } from './transaction.types.ts';
import { Text } from '../../primitives/text/text.tsx';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';

const transaction: ShownTransaction = {
  id: 'TRX-48213',
  type: 'deposit',
  status: 'completed',
  amount: '250000',
  currency: 'IDR',
  details: 'QRIS, DP-2026-48213',
  createdAt: '2026-11-20T14:12:00.000Z',
};

const kinds = ['deposit', 'withdraw', 'cash-in', 'cash-out'] as const;
const statuses = ['pending', 'processing', 'completed', 'rejected'] as const;
const isIncoming = (type: TransactionKind) => type === 'deposit' || type === 'cash-in';

const meta = {
  title: 'Money/TransactionRow',
  component: TransactionRow,
  args: { transaction, incoming: true, href: '#TRX-48213' },
  parameters: {
    guide: {
      use: ['Short lists of the latest transactions: dashboards, the wallet, a notification.'],
      avoid: ['Long lists that are searched and sorted: take `DataTable`.'],
      keyboard: { Enter: 'Opens the transaction.' },
      do: [
        {
          text: 'Set `incoming` for a credit to the viewer; the row cannot know it.',
          show: () => <TransactionRow transaction={transaction} incoming href="#TRX-48213" />,
        },
      ],
      dont: [
        {
          text: 'Show withdrawals in red: a withdrawal is not a loss.',
          show: () => (
            <Text tone="danger" weight="semibold">
              −Rp 250.000
            </Text>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof TransactionRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={1}>
      {kinds.flatMap((type) =>
        statuses.map((status) => (
          <TransactionRow
            key={type + status}
            transaction={{ ...transaction, type, status }}
            incoming={isIncoming(type)}
            party={type.startsWith('cash') ? 'agen_bali' : undefined}
          />
        )),
      )}
      <TransactionRow transaction={transaction} incoming amountHidden />
    </Stack>
  ),
};

export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        link: (disabled) => (
          <div style={{ inlineSize: 340 }}>
            <TransactionRow {...args} href={disabled ? undefined : args.href} />
          </div>
        ),
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    party: 'pemain_dengan_nama_yang_sangat_panjang_sekali',
    transaction: {
      ...transaction,
      amount: '125000000000',
      details: 'Transfer Bank dari rekening atas nama Wayan Sudarsana Putra Mahendra',
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Deposit' })).toHaveFocus();
    await expect(canvasElement).toHaveTextContent('+Rp');
  },
};
