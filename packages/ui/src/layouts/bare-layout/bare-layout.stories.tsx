import { mdiArrowLeft, mdiGavel, mdiTrayFull, mdiViewDashboardOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { BareLayout } from './bare-layout.tsx';

const meta = {
  title: 'Navigation/BareLayout',
  component: BareLayout,
  args: {
    brand: { name: 'Lentera', href: '#game' },
    back: { href: '#dashboard', label: 'Kembali ke dasbor' },
    end: <Badge tone="info">Uang demo</Badge>,
    children: (
      <Stack gap={6}>
        <Heading level={1} size="2xl">
          Bayar dengan QRIS
        </Heading>
        <Card>Transfer tepat sebesar Rp 250.382</Card>
      </Stack>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'The areas of players, agents and staff: one task, a way back, nothing else.',
        'With `rail` the back office: a compact rail, on a phone behind a button.',
      ],
      avoid: ['Pages of the shop: AppShell.'],
      keyboard: { 'Tab, first': 'The link that leads past the head.' },
      do: [
        {
          text: 'Give `back` a name that says where it leads: “Kembali ke dasbor”.',
          show: () => (
            <Button
              variant="ghost"
              iconStart={<Icon path={mdiArrowLeft} flip />}
              render={<KitLink href="#dashboard" />}
            >
              Kembali ke dasbor
            </Button>
          ),
        },
      ],
      dont: [
        {
          text: 'Write “Kembali” alone: the previous page may be any page.',
          show: () => (
            <Button
              variant="ghost"
              iconStart={<Icon path={mdiArrowLeft} flip />}
              render={<KitLink href="#dashboard" />}
            >
              Kembali
            </Button>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof BareLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongText: Story = {
  globals: { language: 'pseudo', viewport: { value: 'small-phone' } },
  args: {
    start: (
      <Heading level={2} size="sm">
        Antrean deposit dan penarikan yang menunggu
      </Heading>
    ),
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Langsung ke isi' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Kembali ke dasbor' })).toHaveFocus();
  },
};

export const Player: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  args: {
    back: undefined,
    width: 'lg',
    start: (
      <Heading level={1} size="sm">
        Dasbor
      </Heading>
    ),
    rail: [
      { href: '#dashboard', label: 'Dasbor', icon: mdiViewDashboardOutline, current: true },
      { href: '#queue', label: 'Antrean', icon: mdiTrayFull, badge: 14 },
      { href: '#fights', label: 'Laga', icon: mdiGavel },
    ],
    children: <Card>GGR per jam</Card>,
  },
};
