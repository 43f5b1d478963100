import {
  mdiBellOutline,
  mdiGiftOutline,
  mdiHeartOutline,
  mdiHelpCircleOutline,
  mdiMagnify,
} from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { UserMenu } from '../../components/user-menu/user-menu.tsx';
import { WalletChip } from '../../components/wallet-chip/wallet-chip.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { playerFrame } from '../../testing/player-frame.tsx';
import { Navbar } from './navbar.tsx';

const wallet = { balance: '1250000', currency: 'IDR' };
const longName = 'nama_pengguna_yang_sangat_panjang_sekali';

const meta = {
  title: 'Navigation/Navbar',
  component: Navbar,
  args: {
    ...playerFrame.navbar,
    end: (
      <>
        <WalletChip wallet={wallet} href="#wallet" />
        <IconButton label="Notifikasi" path={mdiBellOutline} iconSize={24} />
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: ['At the top of every page: the brand, the wallet, the account.'],
      avoid: ['More than three controls at the end: they do not fit on a phone of 320 px.'],
      keyboard: { Tab: 'From the brand to the account.' },
      do: [
        {
          text: 'Place the balance and one or two more controls at the end.',
          show: () => (
            <Inline gap={2} wrap={false}>
              <WalletChip wallet={wallet} href="#wallet" />
              <IconButton label="Notifikasi" path={mdiBellOutline} iconSize={24} />
            </Inline>
          ),
        },
        'Use `hideOnScroll` for long lists on phones; it reappears on scrolling up and on focus.',
      ],
      dont: [
        {
          text: 'Fill the end with icons: on a phone they leave no space for the balance.',
          show: () => (
            <Inline gap={1} wrap={false}>
              {[
                mdiMagnify,
                mdiHeartOutline,
                mdiGiftOutline,
                mdiHelpCircleOutline,
                mdiBellOutline,
              ].map((path) => (
                <IconButton key={path} label="Menu" path={path} iconSize={24} />
              ))}
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Navbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const guestEnd = (
  <Button variant="soft" render={<KitLink href="#login" />}>
    Masuk
  </Button>
);

/** Signed in, loading, a guest, and a very long name, each in its own frame. */
export const Matrix: Story = {
  parameters: {
    a11y: {
      options: {
        rules: {
          'landmark-no-duplicate-banner': { enabled: false },
          'landmark-unique': { enabled: false },
        },
      },
    },
  },
  render: (args) => (
    <Stack>
      <Navbar {...args} sticky={false} />
      <Navbar {...args} sticky={false} end={<WalletChip wallet={null} />} />
      <Navbar brand={args.brand} sticky={false} end={guestEnd} />
      <Navbar
        {...args}
        sticky={false}
        back={{ href: '#game', label: 'Lobi' }}
        account={<UserMenu username={longName} groups={[]} />}
      />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    back: { href: '#game', label: 'Kembali ke lobi permainan' },
    account: <UserMenu username={longName} groups={[]} />,
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

/** Hidden while scrolling down, shown while scrolling up. */
export const HideOnScroll: Story = {
  args: { hideOnScroll: true },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 2400 }}>
        {Story()}
        <p style={{ padding: 24 }}>Gulir ke bawah, lalu ke atas.</p>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('banner');
    window.scrollTo(0, 600);
    await fireEvent.scroll(window);
    await waitFor(() => expect(bar).toHaveAttribute('data-hidden'));
    window.scrollTo(0, 300);
    await fireEvent.scroll(window);
    await waitFor(() => expect(bar).not.toHaveAttribute('data-hidden'));
  },
};

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Lentera/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement.ownerDocument.activeElement).not.toBe(document.body);
  },
};
