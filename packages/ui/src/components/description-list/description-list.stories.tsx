import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { DateTime } from '../date-time/date-time.tsx';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { DescriptionList, type Description } from './description-list.tsx';

const transfer: readonly Description[] = [
  { label: 'Jumlah', value: <Money value="250000" currency="IDR" /> },
  { label: 'Kode unik', value: <Money value="382" currency="IDR" /> },
  { label: 'Total transfer', value: <Money value="250382" currency="IDR" />, total: true },
];

const account: readonly Description[] = [
  { label: 'Status', value: <StatusBadge kind="user" value="restricted" /> },
  { label: 'Bergabung', value: <DateTime at="2026-03-02T03:10:00.000Z" mode="date" /> },
  { label: 'Agen', value: 'nusa_bali' },
  { label: 'Batas deposit', value: <Money value="250000" currency="IDR" /> },
  { label: 'Masuk terakhir', value: null },
  { label: 'Kode Referral', value: 'NUSA7K' },
];

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  tags: ['display'],
  args: { items: transfer },
  decorators: [(Story) => <div style={{ maxInlineSize: 760 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['For the details of one record: a transaction, an account, a bill with its total.'],
      avoid: [
        'For a list of records: use DataTable.',
        'For a fixed value among the fields of a form: use ReadOnlyField.',
      ],
      do: [
        {
          text: 'Pass `null` for an unknown value; a dash is shown.',
          show: () => (
            <DescriptionList
              items={[
                { label: 'Bank', value: 'Bank Samudra' },
                { label: 'Catatan', value: null },
              ]}
            />
          ),
        },
      ],
      dont: ['Put more than one total at the end.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { style: { maxInlineSize: 360 } } };

export const Matrix: Story = {
  render: () => (
    <Stack gap={8}>
      <DescriptionList items={transfer} style={{ maxInlineSize: 360 }} />
      <DescriptionList items={account} columns={2} />
      <DescriptionList items={account} columns={3} layout="stacked" />
      <DescriptionList items={account} columns="fit" layout="stacked" />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: {
    items: [
      { label: 'Nama pemilik rekening tujuan', value: 'I Gusti Ngurah Made Kusumawardhana Putra' },
      { label: 'Nomor referensi', value: 'TRX202611200344TRX202611200345TRX202611200346' },
    ],
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { items: account, columns: 2 } };
