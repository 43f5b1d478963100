import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConnectionBanner } from '../../components/connection-banner/connection-banner.tsx';
import { UpdateBanner } from '../../components/update-banner/update-banner.tsx';
import { UserMenu } from '../../components/user-menu/user-menu.tsx';
import { WalletChip } from '../../components/wallet-chip/wallet-chip.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { playerFrame } from '../../testing/player-frame.tsx';
import { AppShell } from './app-shell.tsx';

const meta = {
  title: 'Navigation/AppShell',
  component: AppShell,
  args: {
    ...playerFrame,
    children: (
      <Stack gap={6}>
        <Heading level={1} size="lg">
          Lobi
        </Heading>
        <Card>Arena Lentera</Card>
        <Card>Teluk Biru</Card>
      </Stack>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'The frame of every page of the shop. Phone or desktop is decided by style sheets alone, at 960 px.',
        '`sidebar={null}` for pages without one; all parts `null` for a bare page.',
      ],
      avoid: [
        'Games: GameLayout.',
        'The areas of players, agents and staff: BareLayout.',
        'Log-in and sign-up: AuthLayout.',
      ],
      keyboard: {
        'Tab, first': 'The link that skips the navigation.',
        Tab: 'Navbar, sidebar, page, footer, bottom bar.',
      },
      do: [
        {
          text: 'Put ConnectionBanner, UpdateBanner and AnnouncementBar into `notices`.',
          show: () => (
            <Stack gap={2}>
              <UpdateBanner onReload={() => undefined} />
              <Card>Arena Lentera</Card>
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Put a page-wide notice into the content: it looks like a part of the list.',
          show: () => (
            <Stack gap={2}>
              <Card>Arena Lentera</Card>
              <UpdateBanner onReload={() => undefined} />
              <Card>Teluk Biru</Card>
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** All parts together: notices, a rail, a footer with all rows. */
export const Matrix: Story = {
  args: {
    sidebar: { ...playerFrame.sidebar, defaultCollapsed: true },
    notices: <ConnectionBanner state="reconnecting" />,
    footer: {
      ...playerFrame.footer,
      payments: ['QRIS', 'DANA', 'OVO', 'GoPay', 'BCA', 'BRI', 'Mandiri'],
      licences: [{ name: 'Lisensi 8048/JAZ', href: '#licence' }, { name: 'Diuji oleh iTech' }],
    },
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Game: Story = {
  args: {
    sidebar: null,
    spacing: 'flush',
    navbar: { ...playerFrame.navbar, back: { href: '#game', label: 'Lobi' } },
  },
};

export const Bare: Story = {
  args: { navbar: null, sidebar: null, bottomBar: null, footer: null },
};

/** The page and the wallet are loading; the frame is rendered already. */
export const Loading: Story = {
  args: {
    loading: true,
    navbar: { ...playerFrame.navbar, end: <WalletChip wallet={null} /> },
  },
};

export const Guest: Story = {
  args: {
    navbar: {
      brand: playerFrame.navbar.brand,
      end: (
        <>
          <Button variant="ghost" render={<KitLink href="#login" />}>
            Masuk
          </Button>
          <Button variant="soft" render={<KitLink href="#register" />}>
            Daftar
          </Button>
        </>
      ),
    },
  },
};

export const WithNotices: Story = { args: { notices: <ConnectionBanner state="reconnecting" /> } };

export const LongText: Story = {
  globals: { language: 'pseudo', viewport: { value: 'small-phone' } },
  args: {
    navbar: {
      ...playerFrame.navbar,
      account: <UserMenu username="nama_pengguna_yang_sangat_panjang_sekali" groups={[]} />,
    },
  },
};

export const Light: Story = { globals: { look: 'pesisir/light' } };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Langsung ke isi' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Lentera/ })).toHaveFocus();
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
};
