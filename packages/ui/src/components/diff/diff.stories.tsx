import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { Diff } from './diff.tsx';

const meta = {
  title: 'Data/Diff',
  component: Diff,
  tags: ['display'],
  args: {
    before: { status: 'activated', depositLimit: '500000', note: '' },
    after: { status: 'restricted', depositLimit: '250000', note: 'Diminta oleh pemain' },
    fields: { status: 'Status', depositLimit: 'Batas deposit', note: 'Catatan' },
    formatValue: (value, field) =>
      field === 'status' ? (
        <StatusBadge kind="user" value={String(value)} quiet />
      ) : field === 'depositLimit' ? (
        <Money value={String(value)} currency="IDR" />
      ) : (
        String(value)
      ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['For what a change did to a record: limits, status, channels, roles.'],
      avoid: ['For long text: show both versions in full.', 'For who did it: use AuditTrail.'],
      do: [
        {
          text: 'Give fields their names and write money and states through `formatValue`.',
          show: () => (
            <Diff
              before={{ depositLimit: '500000' }}
              after={{ depositLimit: '250000' }}
              fields={{ depositLimit: 'Batas deposit' }}
              formatValue={(value) => <Money value={String(value)} currency="IDR" />}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Show names and values as the database has them.',
          show: () => (
            <Diff
              before={{ deposit_limit_minor: '500000' }}
              after={{ deposit_limit_minor: '250000' }}
              fields={{ deposit_limit_minor: 'deposit_limit_minor' }}
            />
          ),
        },
        'List fields that stayed the same; the component leaves them out.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Diff>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('del')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('ins')).toHaveLength(3);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={5}>
      <Diff {...args} />
      <Diff before={{ kanal: 'normal' }} after={{ kanal: 'pemeliharaan' }} />
      <Diff before={{}} after={{ referral: 'NUSA7K' }} fields={{ referral: 'Kode Referral' }} />
      <Diff before={{ biaya: 2500 }} after={{}} fields={{ biaya: 'Biaya admin' }} />
      <Diff before={{ status: 'activated' }} after={{ status: 'activated' }} />
    </Stack>
  ),
};

export const NothingChanged: Story = { args: { after: meta.args.before } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: {
    before: { instruksi: 'Transfer tepat sampai tiga angka terakhir, lalu unggah buktinya.' },
    after: { instruksi: null },
    fields: { instruksi: 'Petunjuk pembayaran untuk rekening virtual' },
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
