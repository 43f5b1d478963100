import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NotificationListView } from './notification-list-view.tsx';

const meta = {
  title: 'Screens/Notifications',
  component: NotificationListView,
  args: {
    status: 'ready',
    items: [
      {
        id: '1',
        title: 'Deposit selesai',
        body: 'Rp 250.382 sudah masuk.',
        at: '2026-11-20T14:17:00.000Z',
        read: false,
        tone: 'success',
        href: '#1',
      },
      {
        id: '2',
        title: 'Perangkat baru masuk ke akun Anda',
        body: 'Chrome di Android. Bukan Anda? Ganti kata sandi.',
        at: '2026-11-20T09:02:00.000Z',
        read: true,
        tone: 'warning',
      },
    ],
    page: 1,
    pageSize: 25,
    total: 2,
    onPageChange: fn(),
    onRead: fn(),
    now: Date.parse('2026-11-20T15:00:00.000Z'),
  },
} satisfies Meta<typeof NotificationListView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { onReadAll: fn() } };
export const SeveralPages: Story = { args: { total: 60 } };
export const ReadsAll: Story = {
  args: { onReadAll: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tandai semua dibaca' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { items: [], total: 0 } };
export const Loading: Story = { args: { items: [], status: 'loading' } };
export const Failed: Story = { args: { items: [], status: 'error', onRetry: fn() } };
