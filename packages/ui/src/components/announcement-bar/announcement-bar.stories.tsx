import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { AnnouncementBar } from './announcement-bar.tsx';

const items = [
  { id: 'cup', text: 'Piala Lentera dimulai Sabtu, 21 November pukul 19.00 WIB.', href: '#cup' },
  { id: 'bank', text: 'Transfer BCA dirawat pukul 23.00–01.00 WIB.' },
  { id: 'game', text: 'Permainan baru: Teluk Biru.', href: '#game' },
];

const meta = {
  title: 'Navigation/AnnouncementBar',
  component: AnnouncementBar,
  args: { items, turnMs: 60_000, onDismiss: fn() },
  parameters: {
    guide: {
      use: [
        'For announcements of the operator to all users: maintenance, a new game, a change of rules.',
      ],
      avoid: [
        'News about one account: NotificationCenter.',
        'Urging users to play. State facts, not what to do.',
        'A lost connection: ConnectionBanner.',
      ],
      keyboard: {
        Tab: 'To the link, the arrows, pause and close; the bar pauses meanwhile.',
      },
      do: [
        {
          text: 'State the fact and its time.',
          show: () => <AnnouncementBar items={items.slice(1, 2)} turnMs={0} />,
        },
        'Change `dismissKey` with the content, so that new news is shown again.',
      ],
      dont: [
        {
          text: 'Urge people to play or to deposit.',
          show: () => (
            <AnnouncementBar items={[{ id: 'urge', text: 'Ayo deposit sekarang!' }]} turnMs={0} />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof AnnouncementBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <AnnouncementBar {...args} />
      <AnnouncementBar {...args} aria-label="Tanpa jeda" turnMs={0} />
      <AnnouncementBar
        {...args}
        aria-label="Satu kabar"
        items={items.slice(1, 2)}
        dismissKey="story-matrix"
      />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    dismissKey: 'story-long',
    items: [
      {
        id: 'long',
        text: 'Transfer BCA, BRI, dan Mandiri dirawat pukul 23.00–01.00 WIB; deposit dengan QRIS tetap berjalan.',
        href: '#maintenance',
      },
      ...items,
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Pengumuman berikutnya' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/Transfer BCA/)).toBeVisible());
    canvas.getByRole('button', { name: 'Jeda pengumuman' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Lanjutkan pengumuman' })).toHaveFocus();
  },
};
