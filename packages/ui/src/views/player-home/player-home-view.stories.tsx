import { mdiAccountOutline, mdiClipboardTextClockOutline, mdiShieldCheckOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sixArenas } from '../../testing/lobby-fixtures.ts';
import { sampleTransactions, sampleWallet } from '../sample-data.ts';
import { PlayerHomeView } from './player-home-view.tsx';

const meta = {
  title: 'Screens/Player home',
  component: PlayerHomeView,
  args: {
    wallet: sampleWallet,
    hidden: false,
    onHiddenChange: fn(),
    depositHref: '#deposit',
    withdrawHref: '#withdraw',
    figures: {
      openBets: { count: 2, amount: '150000' },
      openTransactions: sampleTransactions.filter(({ status }) => status === 'pending'),
      continueGames: sixArenas.slice(0, 3),
    },
    recent: sampleTransactions,
    betsHref: '#bets',
    transactionsHref: '#transactions',
    transactionHref: ({ id }) => `#${id}`,
    gameHref: ({ id }) => `#${id}`,
    links: [
      { id: 'limits', label: 'Batas saya', href: '#limits', icon: mdiShieldCheckOutline },
      {
        id: 'activity',
        label: 'Aktivitas',
        href: '#activity',
        icon: mdiClipboardTextClockOutline,
      },
      { id: 'profile', label: 'Profil', href: '#profile', icon: mdiAccountOutline },
    ],
  },
} satisfies Meta<typeof PlayerHomeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hidden: Story = { args: { hidden: true } };
export const Hides: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sembunyikan jumlah' }));
    await expect(args.onHiddenChange).toHaveBeenCalledWith(true);
  },
};
export const FirstDay: Story = {
  args: {
    wallet: { ...sampleWallet, balance: '0', held: '0', available: '0' },
    figures: { openBets: { count: 0, amount: '0' }, openTransactions: [], continueGames: [] },
    recent: [],
  },
};
export const Loading: Story = { args: { wallet: null, figures: undefined, recent: undefined } };
export const Failed: Story = {
  args: {
    figures: undefined,
    recent: undefined,
    error: 'Server terlalu lama merespons.',
    onRetry: fn(),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
