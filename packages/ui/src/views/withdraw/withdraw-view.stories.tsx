import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { WithdrawView } from './withdraw-view.tsx';

const meta = {
  title: 'Screens/Withdraw',
  component: WithdrawView,
  args: {
    available: '1250000',
    min: '50000',
    max: '10000000',
    destinations: [
      { id: 'bank', name: 'Bank Contoh', account: '••••4471', holder: 'Wayan Sudarsana' },
      {
        id: 'dana',
        name: 'DANA',
        account: '••••8890',
        holder: 'W. Sudarsana',
        disabledReason: 'Nama belum cocok dengan akun Anda',
      },
    ],
    addDestination: <Button variant="outline">Tambah tujuan</Button>,
    quoteOf: ({ amount }) => ({ fee: '15000', net: String(Number(amount) - 15_000) }),
    onSubmit: fn(),
  },
} satisfies Meta<typeof WithdrawView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amount: Story = {};

export const Insufficient: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Jumlah' }), '2jt');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByText('Saldo Anda tidak cukup.')).toBeVisible();
  },
};

export const Check: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Jumlah' }), '500000');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /Bank Contoh/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByText(/485\.000/)).toBeVisible();
  },
};

export const Sends: Story = {
  play: async (context) => {
    await Check.play?.(context);
    const { canvasElement, args } = context;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tarik Dana' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ amount: '500000', destination: 'bank' }),
    );
  },
};

export const CheckWithPin: Story = {
  args: { pin: true },
  play: (context) => Check.play?.(context),
};
export const NoDestination: Story = {
  args: { destinations: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Jumlah' }), '500000');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByText(/Belum ada rekening tujuan/)).toBeVisible();
  },
};
export const OneIsOpen: Story = {
  args: {
    open: [
      { status: 'pending', at: '2026-11-20T14:12:00.000Z' },
      { status: 'processing', at: '2026-11-20T14:18:00.000Z', actor: 'admin' },
    ],
  },
};
export const Locked: Story = {
  args: { locked: 'Verifikasi identitas Anda belum selesai. Biasanya perlu satu hari.' },
};
export const Refused: Story = { args: { error: 'Saldo Anda tidak cukup.' } };
