import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { sampleLog } from '../../testing/log-fixtures.ts';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { AuditTrail, type AuditEntry, type AuditTrailProps } from './audit-trail.tsx';

const [known, withoutCity, unknown] = sampleLog;

const entries: readonly AuditEntry[] = [
  {
    ...known,
    id: 'audit-3',
    actor: 'dewi_anggraini',
    action: 'Membatasi pengguna siti_rahma',
    before: { status: 'activated', depositLimit: '500000' },
    after: { status: 'restricted', depositLimit: '250000' },
  },
  {
    ...withoutCity,
    id: 'audit-2',
    actor: 'dewi_anggraini',
    action: 'Menyetujui penarikan TRX-20261120-0344',
  },
  {
    ...unknown,
    id: 'audit-1',
    actor: 'system',
    action: 'Menutup kanal BRI',
    before: { channel: 'normal' },
    after: { channel: 'maintenance' },
  },
];

const fields = { status: 'Status', depositLimit: 'Batas deposit', channel: 'Kanal pembayaran' };

const formatValue: AuditTrailProps['formatValue'] = (value, field) =>
  field === 'status' ? (
    <StatusBadge kind="user" value={String(value)} quiet />
  ) : field === 'depositLimit' ? (
    <Money value={String(value)} currency="IDR" />
  ) : (
    String(value)
  );

const onRetry = fn();

const meta = {
  title: 'Back office/AuditTrail',
  component: AuditTrail,
  args: {
    entries,
    fields,
    formatValue,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
  parameters: {
    guide: {
      unused:
        'For a partner’s back office that shows every change of one record; the app lists activity.',
      use: ['For changes that staff and the system made to a user, a channel or a setting.'],
      avoid: [
        'For the history of one transaction: use Timeline.',
        'For thousands of records with filters: use DataTable and open this for one.',
      ],
      keyboard: { Tab: 'Moves to the retry button, and to the pagination, if any.' },
      do: [
        {
          text: 'Name every field; write money and states through `formatValue`.',
          show: () => (
            <AuditTrail entries={entries.slice(0, 1)} fields={fields} formatValue={formatValue} />
          ),
        },
      ],
      dont: [
        {
          text: 'Show raw field names and values from the database.',
          show: () => <AuditTrail entries={entries.slice(0, 1)} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof AuditTrail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(1160px, 90vw)' }}>{Story()}</div>],
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }} gap={8}>
      <AuditTrail {...args} />
      <AuditTrail {...args} aria-label="Jejak audit, kosong" entries={[]} />
      <AuditTrail {...args} aria-label="Jejak audit, dimuat" loading />
      <AuditTrail {...args} aria-label="Jejak audit, gagal" failed onRetry={onRetry} />
    </Grid>
  ),
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { entries: [] } };

export const Error: Story = { args: { failed: true, onRetry } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  args: { failed: true, onRetry },
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    await expect(within(canvasElement).getByText('Jejak audit tidak dapat dimuat')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
