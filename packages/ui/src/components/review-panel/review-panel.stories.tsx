import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { sampleReviewDetails } from '../../testing/review-details.ts';
import { reviewNow, sampleReview } from '../../testing/review-fixtures.ts';
import { Callout } from '../callout/callout.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { ReviewMatch } from './review-parts.tsx';

const [item] = sampleReview;
const raka = { id: 'raka', username: 'Raka K.' };
const dewi = { id: 'dewi', username: 'Dewi Anggraini' };

const meta = {
  title: 'Back office/ReviewPanel',
  component: ReviewPanel,
  args: {
    ...sampleReviewDetails,
    item,
    viewerId: 'dewi',
    now: reviewNow,
    onApprove: fn(),
    onReject: fn(),
    onClaim: fn(),
    onRelease: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'Deciding one deposit or withdrawal, with all its evidence in one place.',
        'Beside a ReviewQueue, or as a page of its own with the id in the address.',
      ],
      avoid: ['For showing a finished transaction to its owner: use Receipt.'],
      keyboard: {
        Tab: 'Proof, links, then reject and approve at the foot.',
        Escape: 'Leaves the form for the reason.',
        'A, R, C': 'Approve, reject and claim, inside a ReviewQueue.',
      },
      do: [
        {
          text: 'Show found and expected values side by side in `checks`.',
          show: () => (
            <ReviewMatch
              checks={[
                {
                  id: 'sender',
                  label: 'Pengirim',
                  found: 'SITI RAHMAWATI',
                  expected: 'Siti Rahmawati',
                  matches: true,
                },
              ]}
            />
          ),
        },
        'Send `version` with the decision, and set `changed` when the platform refuses it.',
        'Pass `reasons` in the reviewer’s language; the player reads the chosen one in theirs.',
        'Give `effects`: amount, wallet and what happens, read before the decision is sent.',
      ],
      dont: [
        {
          text: 'Show only the verdict: a reviewer has to see both values to trust it.',
          show: () => (
            <ReviewMatch
              checks={[
                { id: 'sender', label: 'Pengirim', found: 'Cocok', expected: '', matches: true },
              ]}
            />
          ),
        },
        'Hide a decision that the reviewer may not take: it is disabled and shows the reason.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ReviewPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={6}>
      <ReviewPanel {...args} />
      <ReviewPanel
        {...args}
        aria-label="Persetujuan kedua"
        item={{ ...item, id: 'TRX-2', amount: '12500000', needsSecond: true, firstApproval: raka }}
        proof={null}
        hints={[]}
        history={[]}
      />
      <ReviewPanel
        {...args}
        aria-label="Menolak"
        item={{ ...item, id: 'TRX-3' }}
        proof={undefined}
        events={undefined}
        facts={undefined}
        history={undefined}
        defaultRejecting
      />
    </Stack>
  ),
};

export const OwnRequest: Story = { args: { item: { ...item, creator: dewi } } };

export const ClaimedByOther: Story = { args: { item: { ...item, claimedBy: raka } } };

export const SecondPersonNeeded: Story = {
  args: { item: { ...item, amount: '12500000', needsSecond: true, firstApproval: dewi } },
};

export const ChangedSinceOpened: Story = { args: { changed: true, onReload: fn() } };

export const Rejecting: Story = { args: { defaultRejecting: true } };

export const Approving: Story = {
  args: {
    defaultApproving: true,
    effects: {
      approve: 'Rp 2.500.782 masuk ke dompet siti_rahma. Saldonya menjadi Rp 2.685.282.',
    },
  },
};

export const Withdrawal: Story = {
  args: {
    item: { ...item, type: 'withdraw', amount: '1750000' },
    proof: undefined,
    checks: [],
    request: [
      { label: 'Rekening', value: 'BCA 0812 3391 9074' },
      { label: 'Atas nama', value: 'Hendra Wijaya' },
      { label: 'Jumlah diterima', value: 'Rp 1.747.500' },
    ],
  },
};

export const Busy: Story = { args: { busy: 'approve' } };

export const Done: Story = { args: { done: 'approved', onNext: fn() } };

export const Related: Story = {
  args: {
    item: { ...item, status: 'rejected' },
    related: (
      <Callout action={<KitLink href="#new">Lihat permintaan baru</KitLink>}>
        Uang deposit ini tiba setelah ditolak.
      </Callout>
    ),
  },
};

export const Loading: Story = { args: { item: undefined } };

export const Empty: Story = {
  args: { proof: null, checks: [], hints: [], history: [], events: [] },
};

export const Error: Story = {
  args: {
    item: undefined,
    error: 'Masalahnya ada di pihak kami. Silakan coba lagi.',
    onRetry: fn(),
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    item: {
      ...item,
      amount: '12500000',
      needsSecond: true,
      user: { id: 'x', username: 'nama_pengguna_yang_sangat_panjang_sekali' },
      claimedBy: { id: 'dewi', username: 'Dewi Anggraini Kusumawardhani' },
    },
    defaultRejecting: true,
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Tolak' }).focus();
    await userEvent.keyboard('{Enter}');
    const title = await canvas.findByRole('heading', { name: 'Tolak permintaan ini' });
    await expect(title).toHaveFocus();
    const field = canvas.getByRole('textbox', { name: /Keterangan untuk pengguna/ });
    field.focus();
    await userEvent.keyboard('{Escape}');
    canvas.getByRole('button', { name: 'Tolak' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: 'Tolak' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReject).toHaveBeenCalledWith(expect.objectContaining({ id: item.id }), {
      publicReason: 'proof',
    });
  },
};
