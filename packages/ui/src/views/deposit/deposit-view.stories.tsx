import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LimitMeter } from '../../components/limit-meter/limit-meter.tsx';
import { ProofUpload } from '../../components/proof-upload/proof-upload.tsx';
import { sampleChannels } from '../../testing/sample-channels.ts';
import { DepositView } from './deposit-view.tsx';
import type { OpenDeposit } from './deposit.types.ts';

const at = Date.parse('2026-11-20T14:14:28.000Z');

const deposit = {
  amount: '250000',
  fee: '0',
  paid: false,
  order: {
    order: 'DP-2026-48213',
    kind: 'qris',
    channel: 'QRIS',
    holder: 'LENTERA DEMO',
    qrPayload: '00020101021226570011ID.DEMO.WWW01189360000000000000000215000000000000000',
    amountExact: '250382',
    uniqueCode: '382',
    currency: 'IDR',
    createdAt: '2026-11-20T14:14:00.000Z',
    expiresAt: '2026-11-20T14:29:00.000Z',
  },
  steps: [
    <>
      Buka aplikasi bank atau e-wallet, pilih <b>Bayar dengan QRIS</b>.
    </>,
    'Pindai kode ini, atau simpan lalu unggah dari galeri.',
    <>
      Pastikan jumlahnya <b>Rp 250.382</b>, lalu bayar.
    </>,
    <>
      Kembali ke sini. Biasanya tiba dalam <b>2 menit</b>.
    </>,
  ],
  events: [{ status: 'pending', at: '2026-11-20T14:14:00.000Z' }],
} as const satisfies OpenDeposit;

const processing = {
  ...deposit,
  paid: true,
  events: [
    ...deposit.events,
    { status: 'processing', at: '2026-11-20T14:16:00.000Z', actor: 'admin' },
  ],
} satisfies OpenDeposit;

const meta = {
  title: 'Screens/Deposit',
  component: DepositView,
  args: {
    channels: sampleChannels,
    min: '10000',
    max: '100000000',
    onStart: fn(),
    onPaid: fn(),
    onOtherChannel: fn(),
    onAgain: fn(),
    now: () => at,
    demo: true,
    proof: <ProofUpload optional onUpload={(file) => Promise.resolve(file.name)} />,
    limits: <LimitMeter label="Batas deposit, 24 jam" used="750000" limit="2000000" />,
  },
} satisfies Meta<typeof DepositView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amount: Story = {};

export const Channel: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Jumlah' }), '250rb');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'QRIS' }));
    await expect(canvas.getByRole('radio', { name: 'VA Contoh' })).toBeDisabled();
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

export const Starts: Story = {
  play: async (context) => {
    await Channel.play?.(context);
    const { canvasElement, args } = context;
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Lihat cara membayar' }),
    );
    await waitFor(() =>
      expect(args.onStart).toHaveBeenCalledWith({ amount: '250000', channel: 'qris' }),
    );
  },
};

export const Refused: Story = {
  args: { error: 'Batas deposit 24 jam Anda tersisa Rp 100.000.' },
};
export const LoadingChannels: Story = {
  args: { channels: undefined, min: undefined, max: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByText(/Min/)).toBeNull();
  },
};
export const NoChannels: Story = { args: { channels: [] } };
export const ChannelsFailed: Story = {
  args: {
    channels: undefined,
    channelsError: 'Server terlalu lama merespons.',
    onRetryChannels: fn(),
  },
};
export const Unknown: Story = { args: { unknown: true, onCheck: fn() } };
export const Locked: Story = {
  args: { locked: 'Akun Anda dibatasi. Taruhan dan deposit tidak tersedia.' },
};
export const Instructions: Story = { args: { deposit } };
export const InstructionsExpired: Story = {
  args: { deposit, now: () => Date.parse(deposit.order.expiresAt) },
};
export const Processing: Story = { args: { deposit: processing } };
export const Completed: Story = {
  args: {
    deposit: {
      ...processing,
      events: [...processing.events, { status: 'completed', at: '2026-11-20T14:17:00.000Z' }],
    },
  },
};
export const Rejected: Story = {
  args: {
    deposit: {
      ...processing,
      events: [
        ...processing.events,
        {
          status: 'rejected',
          at: '2026-11-20T14:17:00.000Z',
          actor: 'admin',
          reason: 'Bukti transfer tidak terbaca',
        },
      ],
    },
  },
};
export const Phone: Story = { args: { deposit }, globals: { viewport: { value: 'phone' } } };
