import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleChannels } from '../../testing/sample-channels.ts';
import type { WithdrawRequest } from './withdraw.types.ts';
import { WithdrawalPinForm } from '../withdrawal-pin/withdrawal-pin-form.tsx';
import { WithdrawView } from './withdraw-view.tsx';

const request: WithdrawRequest = {
  amount: '500000',
  fee: '15000',
  net: '485000',
  destination: {
    channel: 'bank',
    name: 'Bank Contoh',
    account: '0123 4471',
    holder: 'Wayan Sudarsana',
  },
  events: [
    { status: 'pending', at: '2026-11-20T14:12:00.000Z' },
    { status: 'processing', at: '2026-11-20T14:18:00.000Z', actor: 'admin' },
  ],
};

const meta = {
  title: 'Screens/Withdraw',
  component: WithdrawView,
  args: {
    available: '1250000',
    held: '0',
    min: '50000',
    max: '10000000',
    channels: sampleChannels.filter(({ kind }) => kind === 'bank' || kind === 'ewallet'),
    recent: [
      { channel: 'bank', name: 'Bank Contoh', account: '01234471', holder: 'Wayan Sudarsana' },
      { channel: 'dana', name: 'DANA', account: '08125558890', holder: 'Wayan Sudarsana' },
    ],
    quoteOf: ({ amount }) => ({ fee: '15000', net: String(Number(amount) - 15_000) }),
    onSubmit: fn(),
    onAgain: fn(),
  },
} satisfies Meta<typeof WithdrawView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amount: Story = {};
export const AmountWithHeld: Story = { args: { available: '750000', held: '500000' } };

export const Insufficient: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Jumlah' }), '2jt');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByText('Saldo Anda tidak cukup.')).toBeVisible();
  },
};

export const Destination: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Jumlah' }), '500000');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('group', { name: 'Tujuan terakhir' })).toBeVisible();
  },
};

export const FirstDestination: Story = {
  args: { recent: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Jumlah' }), '500000');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'DANA' }));
    await expect(canvas.getByRole('textbox', { name: 'Nomor tujuan' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    const problem = { name: 'Kolom nomor rekening wajib diisi.' };
    await expect(await canvas.findByRole('link', problem)).toBeVisible();
  },
};

export const Check: Story = {
  play: async (context) => {
    await Destination.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Bank Contoh 01234471' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByText(/485\.000/)).toBeVisible();
    await expect(canvas.getByText('Wayan Sudarsana')).toBeVisible();
  },
};

export const Sends: Story = {
  play: async (context) => {
    await Check.play?.(context);
    const { canvasElement, args } = context;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tarik dana' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        amount: '500000',
        channel: 'bank',
        account: '01234471',
        holder: 'Wayan Sudarsana',
      }),
    );
  },
};

export const CheckWithPin: Story = {
  args: { pin: true },
  play: (context) => Check.play?.(context),
};
export const WrongPin: Story = {
  args: { pin: true, fieldErrors: { pin: ['PIN salah.'] } },
};
export const PinFirst: Story = {
  args: {
    pinSetup: ({ onCancel }) => (
      <WithdrawalPinForm
        demanded
        isTrivial={(pin) => pin === '123456'}
        onSubmit={fn()}
        onCancel={onCancel}
      />
    ),
  },
  play: async (context) => {
    await Destination.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Bank Contoh 01234471' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByText(/Penarikan memerlukan PIN/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tarik dana' })).toBeNull();
  },
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
export const OneIsOpen: Story = { args: { request } };
export const Completed: Story = {
  args: {
    request: {
      ...request,
      events: [...request.events, { status: 'completed', at: '2026-11-20T14:40:00.000Z' }],
    },
  },
};
export const Rejected: Story = {
  args: {
    request: {
      ...request,
      events: [
        ...request.events,
        {
          status: 'rejected',
          at: '2026-11-20T14:40:00.000Z',
          actor: 'admin',
          reason: 'Nama pemilik rekening berbeda',
        },
      ],
    },
  },
};
export const Locked: Story = {
  args: { locked: 'Verifikasi identitas Anda belum selesai. Biasanya perlu satu hari.' },
};
export const Refused: Story = { args: { error: 'Saldo Anda tidak cukup.' } };
export const Phone: Story = { args: { request }, globals: { viewport: { value: 'phone' } } };
