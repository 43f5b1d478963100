import { mdiCashCheck, mdiGavel, mdiShieldAlertOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../primitives/inline/inline.tsx';
import type { Guide } from '../../testing/guide.ts';
import { NotificationCenter } from './notification-center.tsx';
import { NotificationList } from './notification-list.tsx';

const items = [
  {
    id: '1',
    title: 'Deposit selesai',
    body: 'Rp 2.500.782 masuk ke dompet Anda.',
    at: '2026-11-20T13:58:00.000Z',
    read: false,
    href: '#transaction',
    icon: mdiCashCheck,
    tone: 'success' as const,
  },
  {
    id: '2',
    title: 'Laga 128 dibatalkan',
    body: 'Semua taruhan dikembalikan penuh.',
    at: '2026-11-20T12:10:00.000Z',
    read: false,
    icon: mdiGavel,
  },
  {
    id: '3',
    title: 'Perangkat baru masuk ke akun Anda',
    at: '2026-11-18T02:00:00.000Z',
    read: true,
    href: '#activity',
    icon: mdiShieldAlertOutline,
    tone: 'warning' as const,
  },
];

const meta = {
  title: 'Navigation/NotificationCenter',
  component: NotificationCenter,
  args: {
    items,
    now: Date.UTC(2026, 10, 20, 14, 0),
    onRead: fn(),
    onReadAll: fn(),
    onOpen: fn(),
    onRetry: fn(),
    allHref: '#notifications',
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 440, display: 'flex', justifyContent: 'flex-end' }}>
        {Story()}
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: ['In the navbar: news about the account that users read later.'],
      avoid: [
        'The result of an action: use a toast.',
        'For announcements of the operator to all users: use AnnouncementBar.',
      ],
      keyboard: {
        'Enter, Space': 'Opens the list.',
        Tab: 'Through the notifications.',
        Escape: 'Closes and returns the focus to the bell.',
      },
      do: [
        {
          text: 'Say the result and the amount, so that there is often no need to open it.',
          show: () => (
            <NotificationList
              items={items.slice(0, 1)}
              status="ready"
              now={Date.UTC(2026, 10, 20, 14, 0)}
            />
          ),
        },
        'Fetch the newest in `onOpen`; new ones never move the focus.',
      ],
      dont: [
        {
          text: 'Announce only that there is news: users have to open it to learn anything.',
          show: () => (
            <NotificationList
              items={items.slice(0, 1).map((item) => ({
                ...item,
                title: 'Pemberitahuan baru',
                body: 'Buka untuk melihat.',
              }))}
              status="ready"
              now={Date.UTC(2026, 10, 20, 14, 0)}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof NotificationCenter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultOpen: true } };

export const Matrix: Story = {
  render: (args) => (
    <Inline gap={6}>
      <NotificationCenter {...args} unread={0} />
      <NotificationCenter {...args} unread={7} />
      <NotificationCenter {...args} unread={42} />
      <NotificationCenter {...args} unread={128} defaultOpen />
    </Inline>
  ),
};

export const Loading: Story = { args: { defaultOpen: true, items: [], status: 'loading' } };

export const Failed: Story = { args: { defaultOpen: true, items: [], status: 'error' } };

export const Empty: Story = { args: { defaultOpen: true, items: [], allHref: undefined } };

export const LongText: Story = {
  globals: { language: 'pseudo', viewport: { value: 'small-phone' } },
  args: {
    defaultOpen: true,
    unread: 1280,
    items: items.map((item) => ({
      ...item,
      title: `${item.title}, dan keterangan lain yang membuat judul ini tidak muat dalam satu baris`,
    })),
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { defaultOpen: true } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const bell = page.getByRole('button', { name: 'Notifikasi belum dibaca: 2' });
    await userEvent.tab();
    await expect(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('dialog', { name: 'Notifikasi' });
    await expect(args.onOpen).toHaveBeenCalledOnce();
    page.getByRole('button', { name: /Laga 128 dibatalkan/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRead).toHaveBeenCalledWith('2');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
  },
};
