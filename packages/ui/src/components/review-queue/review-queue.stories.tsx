import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { sampleReviewDetails } from '../../testing/review-details.ts';
import { reviewNow, sampleReview } from '../../testing/review-fixtures.ts';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { ReviewPanel } from '../review-panel/review-panel.tsx';
import { QueueRow, type QueueRowProps } from './queue-row.tsx';
import { ReviewQueue } from './review-queue.tsx';

const onReject = fn();

/** A row of the queue, as a picture. */
const row: Omit<QueueRowProps, 'item'> = {
  viewerId: 'dewi',
  ageMs: 560_000,
  late: false,
  open: false,
  active: false,
  onOpen: fn(),
  onFocus: fn(),
};

const meta = {
  title: 'Back office/ReviewQueue',
  component: ReviewQueue,
  args: {
    items: sampleReview,
    viewerId: 'dewi',
    now: reviewNow,
    onApprove: fn(),
    renderPanel: (controls) => (
      <ReviewPanel {...sampleReviewDetails} {...controls} onReject={onReject} onClaim={fn()} />
    ),
  },
  decorators: [(Story) => <div style={{ blockSize: '100dvh', display: 'grid' }}>{Story()}</div>],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: ['Processing deposits and withdrawals one after the other, by keyboard or touch.'],
      avoid: [
        'Looking transactions up or exporting them: use DataTable.',
        'Requests of a single agent: a short list with two buttons each is enough.',
      ],
      keyboard: {
        'J, K': 'Next and previous request; an open panel follows.',
        'Arrow keys, Home, End': 'The same, while a row has the focus.',
        Enter: 'Opens the request.',
        A: 'Approves the open request, if the reviewer may.',
        C: 'Claims the open request, with `onClaim`.',
        R: 'Asks for the reason to reject the open request.',
      },
      do: [
        {
          text: 'Name each risk in two or three words.',
          show: () => (
            <ul style={{ listStyle: 'none' }}>
              <QueueRow
                {...row}
                item={{ ...sampleReview[0], claimedBy: null, risks: ['Rekening baru'] }}
              />
            </ul>
          ),
        },
        'Leave decided requests out of `items`; the queue lists only waiting ones.',
      ],
      dont: [
        {
          text: 'Write sentences as risks: the row no longer fits, and its amount is pushed aside.',
          show: () => (
            <ul style={{ listStyle: 'none' }}>
              <QueueRow
                {...row}
                item={{
                  ...sampleReview[0],
                  claimedBy: null,
                  risks: ['Rekening tujuan baru ditambahkan kemarin dan belum pernah dipakai'],
                }}
              />
            </ul>
          ),
        },
        'Approve from the list alone: A works only on an open request.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ReviewQueue>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = { args: { defaultOpenId: 'TRX-20261120-0418' } };

export const Loading: Story = { args: { items: undefined } };

export const Empty: Story = { args: { items: [] } };

export const EmptyByFilter: Story = {
  args: { items: sampleReview.slice(1), defaultFilter: 'mine' },
};

export const Error: Story = {
  args: { items: undefined, error: 'Periksa sambungan internet Anda.', onRetry: fn() },
};

export const Stale: Story = { args: { staleSince: '2026-11-20T09:05:00.000Z' } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    items: sampleReview.map((item) => ({
      ...item,
      user: { ...item.user, username: `${item.user.username}_nama_yang_sangat_panjang` },
      risks: ['Rekening baru dengan nama pemilik yang berbeda'],
    })),
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

/**
 * Search, filters and pages are applied by the platform; approving shows its effect and requires
 * confirmation.
 */
export const ByThePlatform: Story = {
  args: {
    requiresConfirmation: true,
    flush: true,
    onClaim: fn(),
    defaultOpenId: 'TRX-20261120-0418',
    tools: (
      <FilterBar
        filters={[
          {
            id: 'type',
            label: 'Jenis',
            options: [
              { value: 'deposit', label: 'Deposit' },
              { value: 'withdraw', label: 'Penarikan' },
            ],
          },
        ]}
        value={{ type: 'deposit' }}
        onValueChange={() => undefined}
      />
    ),
    foot: <Pagination page={2} pageSize={25} total={61} onPageChange={() => undefined} />,
    renderPanel: (controls) => (
      <ReviewPanel
        {...sampleReviewDetails}
        {...controls}
        effects={{ approve: 'Rp 2.500.782 masuk ke dompet siti_rahma.' }}
        onReject={onReject}
      />
    ),
  },
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultOpenId: 'TRX-20261120-0418' },
};

export const Interaction: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /bagus\.s/ }).focus();
    await userEvent.keyboard('jj');
    await expect(canvas.getByRole('button', { name: /hendra88/ })).toHaveFocus();
    await userEvent.keyboard('k');
    const row = canvas.getByRole('button', { name: /maya_putri/ });
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(row).toHaveAttribute('aria-current', 'true');
  },
};
