import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectionBanner } from '../../components/connection-banner/connection-banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { AppShell } from './app-shell.tsx';
import { playerFrame } from '../../testing/player-frame.tsx';

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
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};

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

export const Game: Story = {
  args: {
    sidebar: null,
    spacing: 'flush',
    navbar: { ...playerFrame.navbar, back: { href: '#game', label: 'Lobi' } },
  },
};

export const WithNotices: Story = { args: { notices: <ConnectionBanner state="reconnecting" /> } };

export const Phone: Story = { globals: { viewport: { value: '390' } } };

export const Light: Story = { globals: { look: 'pesisir/light' } };

export const Rtl: Story = { globals: { direction: 'rtl' } };
