import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { RequestList, type PendingRequest } from './request-list.tsx';

const both = { mayApprove: true, mayReject: true } as const;

const requests: readonly PendingRequest[] = [
  {
    ...both,
    id: '1',
    kind: 'deposit',
    username: 'putu.a',
    href: '#1',
    amount: '500000',
    currency: 'IDR',
    createdAt: '2026-11-20T09:01:00.000Z',
  },
  {
    ...both,
    id: '2',
    kind: 'cash-out',
    username: 'wayan_d',
    href: '#2',
    amount: '300000',
    currency: 'IDR',
    detail: 'Tunai, sore ini',
    createdAt: '2026-11-20T08:54:00.000Z',
  },
  {
    id: '3',
    kind: 'registration',
    username: 'gede_p',
    href: '#3',
    createdAt: '2026-11-20T08:39:00.000Z',
    mayApprove: true,
    mayReject: false,
  },
];

const onApprove = fn();
const onReject = fn();

const meta = {
  title: 'Back office/RequestList',
  component: RequestList,
  args: { requests, onApprove, onReject, now: Date.parse('2026-11-20T09:05:00.000Z') },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  parameters: {
    layout: 'padded',
    guide: {
      use: ['For the few things that wait for one person, decided where they are seen.'],
      avoid: ['For a queue that a team works off, with proofs to compare: use ReviewQueue.'],
      keyboard: {
        Tab: 'From answer to answer.',
        Escape: 'In the form of the reason: leaves it without an answer.',
      },
      do: ['Keep what is being sent in `busy`, so that no answer is given twice.'],
      dont: ['Show requests that the reader may not decide.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof RequestList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 1000 }}>{Story()}</div>],
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }} gap={6} align="start">
      <RequestList {...args} total={14} footer="Semua permintaan" />
      <RequestList
        {...args}
        aria-label="Sedang diputuskan"
        busy={{ '1': 'approve' }}
        failures={{ '2': 'Sudah diproses oleh orang lain.' }}
      />
      <RequestList {...args} aria-label="Kosong" requests={[]} />
      <RequestList {...args} aria-label="Dimuat" requests={undefined} />
      <RequestList
        {...args}
        aria-label="Gagal"
        requests={undefined}
        error="Tidak ada koneksi."
        onRetry={() => undefined}
      />
    </Grid>
  ),
};

export const Empty: Story = { args: { requests: [] } };

export const Loading: Story = { args: { requests: undefined } };

export const Failed: Story = {
  args: { requests: undefined, error: 'Tidak ada koneksi.', onRetry: () => undefined },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  args: {
    requests: requests.map((request) => ({
      ...request,
      username: 'agen_kantor_pusat_denpasar_barat',
    })),
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvas }) => {
    onApprove.mockClear();
    onReject.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Aktifkan, gede_p' }));
    await expect(onApprove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Tolak, wayan_d' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tolak' }));
    await expect(canvas.getByText('Alasan wajib diisi.')).toBeVisible();
    await expect(onReject).not.toHaveBeenCalled();
    await userEvent.keyboard('Salah jumlah');
    await userEvent.click(canvas.getByRole('button', { name: 'Tolak' }));
    await expect(onReject.mock.calls[0]?.[1]).toBe('Salah jumlah');
  },
};
