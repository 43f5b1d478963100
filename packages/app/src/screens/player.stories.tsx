import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screenStories, type ScreenArgs } from '../testing/screen-stories.tsx';

const meta = { ...screenStories, title: 'Screens/App/Player' } satisfies Meta<ScreenArgs>;
export default meta;

type Story = StoryObj<ScreenArgs>;

const home = '/player/dashboard';
const deposit = '/player/wallet/deposit';
const withdraw = '/player/wallet/withdraw';
const transaction = '/player/transaction/{transaction}';

export const Dashboard: Story = { args: { path: home } };

export const DashboardFirstDay: Story = { args: { path: home, empty: true } };

export const DashboardPending: Story = { args: { path: home, situation: 'pending' } };

export const DashboardSlow: Story = { args: { path: home, network: 'slow' } };

export const DashboardOffline: Story = { args: { path: home, network: 'offline' } };

export const DashboardServerError: Story = { args: { path: home, network: 'server-error' } };

export const DepositAmount: Story = { args: { path: `${deposit}?new=1` } };

/** From the amount to "I have paid", against the fake platform. */
export const DepositStarts: Story = {
  args: { path: `${deposit}?new=1` },
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Jumlah' }), '200rb');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'QRIS' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat cara membayar' }));
    await expect(await canvas.findByRole('heading', { name: 'Bayar dengan QRIS' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Saya sudah bayar' }));
    await expect(await canvas.findByRole('heading', { name: 'Status' })).toHaveFocus();
  },
};

/** The platform decides: its rejection appears at the amount. */
export const DepositAboveLimit: Story = {
  args: { path: `${deposit}?new=1` },
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Jumlah' }), '900rb');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'QRIS' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat cara membayar' }));
    const amount = await canvas.findByRole('textbox', { name: 'Jumlah' });
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Limits are offered before the first deposit; "later" continues. */
export const DepositFirst: Story = {
  args: { path: deposit, empty: true },
};

/** If the jurisdiction requires a limit, there is no "later". */
export const DepositDemandsLimit: Story = {
  args: { path: `${deposit}?new=1`, situation: 'demanding' },
};

export const DepositInstructions: Story = { args: { path: deposit } };

export const DepositPaid: Story = { args: { path: deposit, situation: 'paid' } };

export const DepositCompleted: Story = {
  args: { path: `${deposit}?transaction={transaction}`, situation: 'deposited' },
};

export const DepositRejected: Story = {
  args: { path: `${deposit}?transaction={transaction}`, situation: 'refused' },
};

export const DepositRestricted: Story = {
  args: { path: `${deposit}?new=1`, situation: 'restricted' },
};

export const DepositNotFound: Story = { args: { path: `${deposit}?transaction=unknown` } };

export const DepositSlow: Story = { args: { path: deposit, network: 'slow' } };

export const DepositServerError: Story = { args: { path: deposit, network: 'server-error' } };

export const DepositPseudo: Story = {
  args: { path: deposit },
  globals: { language: 'pseudo' },
};

export const WithdrawAmount: Story = { args: { path: withdraw } };

export const WithdrawSends: Story = {
  args: { path: withdraw },
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Jumlah' }), '250rb');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    const [first] = await canvas.findAllByRole('radio');
    if (first) await userEvent.click(first);
    const [account, holder] = canvas.getAllByRole('textbox');
    if (account) await userEvent.type(account, '7771234567');
    if (holder) await userEvent.type(holder, 'Siti Rahma');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Tarik dana' }));
    await expect(await canvas.findByText('Masih ada penarikan yang diproses')).toBeVisible();
  },
};

export const WithdrawOpen: Story = { args: { path: withdraw, situation: 'withdrawing' } };

export const WithdrawCompleted: Story = {
  args: { path: `${withdraw}?transaction={transaction}`, situation: 'withdrawn' },
};

export const WithdrawPending: Story = { args: { path: withdraw, situation: 'pending' } };

export const WithdrawServerError: Story = { args: { path: withdraw, network: 'server-error' } };

export const Transaction: Story = { args: { path: transaction, situation: 'deposited' } };

export const TransactionToPay: Story = { args: { path: transaction } };

export const TransactionToConfirm: Story = { args: { path: transaction, situation: 'asked' } };

export const TransactionConfirms: Story = {
  args: { path: transaction, situation: 'asked' },
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Konfirmasi' }));
    await expect(await canvas.findByText('Uang sudah dikirim')).toBeVisible();
  },
};

export const TransactionNotFound: Story = { args: { path: '/player/transaction/unknown' } };

export const Transactions: Story = { args: { path: '/wallet/wallet-player/transaction' } };

export const TransactionsFiltered: Story = {
  args: { path: '/wallet/wallet-player/transaction?type=withdraw', situation: 'withdrawing' },
};

export const TransactionsEmpty: Story = {
  args: { path: '/wallet/wallet-player/transaction', empty: true },
};

export const Limits: Story = { args: { path: '/user/user-player/limit' } };

/** An increase above the current limit waits; the current limit stays. */
export const LimitsAsk: Story = {
  args: { path: '/user/user-player/limit' },
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    const form = await canvas.findByRole('form', { name: 'Batas deposit' });
    const deposit = within(form);
    await userEvent.type(await deposit.findByRole('textbox', { name: 'Batas baru' }), '3jt');
    await userEvent.click(deposit.getByRole('button', { name: 'Ajukan kenaikan' }));
    await expect(await canvas.findByRole('button', { name: 'Batalkan kenaikan' })).toBeVisible();
  },
};

/** A player on a break sees its end, may still withdraw, and can extend it. */
export const LimitsOnBreak: Story = {
  args: { path: '/user/user-player/limit', situation: 'resting' },
};

/** An indefinite break shows when its end may be requested. */
export const LimitsExcluded: Story = {
  args: { path: '/user/user-player/limit', situation: 'excluded' },
};

/** A time-out names its length in the button that starts it. */
export const LimitsTakeBreak: Story = {
  args: { path: '/user/user-player/limit#break' },
  play: async (context) => {
    await meta.play(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('radio', { name: '1 minggu' }));
    await userEvent.click(page.getByRole('button', { name: 'Mulai jeda 1 minggu' }));
    await expect(await page.findByText('Anda sedang mengambil jeda bermain')).toBeVisible();
  },
};

/** A self-exclusion takes three steps and a typed confirmation. */
export const LimitsExclude: Story = {
  args: { path: '/user/user-player/limit' },
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pengecualian diri' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjut' }));
    await userEvent.click(await canvas.findByRole('radio', { name: '6 bulan' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Ketik/ }), 'kecualikan saya');
    await userEvent.click(canvas.getByRole('button', { name: 'Mulai pengecualian: 6 bulan' }));
    await expect(await canvas.findByText('Pengecualian berlaku')).toBeVisible();
  },
};

/** The reality check covers any page until it is answered. */
export const Reminded: Story = {
  args: { path: home, situation: 'reminded' },
  play: async (context) => {
    await meta.play(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await expect(await page.findByRole('alertdialog', { name: 'Pengingat sesi' })).toBeVisible();
  },
};

/** The step after a registration. */
export const LimitsFirst: Story = {
  args: { path: '/user/user-player/limit#first', empty: true },
};

export const LimitsEmpty: Story = { args: { path: '/user/user-player/limit', empty: true } };

export const LimitsForStaff: Story = { args: { path: '/user/user-player/limit', role: 'admin' } };

export const Notifications: Story = { args: { path: '/notification', situation: 'deposited' } };

export const NotificationsEmpty: Story = { args: { path: '/notification', empty: true } };

export const NotificationsServerError: Story = {
  args: { path: '/notification', network: 'server-error' },
};

/** Agents have the same pages for their own float. */
export const AgentDeposit: Story = { args: { path: '/agent/wallet/deposit', role: 'agent' } };

export const AgentWithdraw: Story = { args: { path: '/agent/wallet/withdraw', role: 'agent' } };

export const AgentTransaction: Story = {
  args: { path: '/agent/transaction/{transaction}', role: 'agent', situation: 'asked' },
};
