import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { RequestList, type PendingRequest } from './request-list.tsx';

const requests: readonly PendingRequest[] = [
  {
    id: '1',
    reviewHref: '#review-1',
    kind: 'deposit',
    username: 'putu.a',
    href: '#1',
    amount: '500000',
    currency: 'IDR',
    createdAt: '2026-11-20T09:01:00.000Z',
  },
  {
    id: '2',
    reviewHref: '#review-2',
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
  },
];

const onApprove = fn();
const now = Date.parse('2026-11-20T09:05:00.000Z');

const meta = {
  title: 'Back office/RequestList',
  component: RequestList,
  args: { requests, onApprove, now },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  parameters: {
    layout: 'padded',
    guide: {
      use: ['For the few requests that wait for one user, each with its actions.'],
      avoid: ['For a queue that a team processes, with proofs to compare: use ReviewQueue.'],
      keyboard: {
        Tab: 'From button to button.',
      },
      do: [
        {
          text: 'Link to the panel where a request is decided with all its evidence.',
          show: () => <RequestList {...{ onApprove, now }} requests={requests.slice(0, 1)} />,
        },
      ],
      dont: [
        {
          text: 'Offer to approve a deposit from the list, where its proof is not visible.',
          show: () => (
            <RequestList
              {...{ onApprove, now }}
              requests={requests
                .slice(0, 1)
                .map((request) => ({ ...request, reviewHref: undefined }))}
            />
          ),
        },
        'Show requests that the user may not decide.',
      ],
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
    await userEvent.click(canvas.getByRole('button', { name: 'Aktifkan, gede_p' }));
    await expect(onApprove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Tinjau, wayan_d' })).toHaveAttribute(
      'href',
      '#review-2',
    );
  },
};
