import { mdiGavel, mdiTrayFull, mdiViewDashboardOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
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
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BareLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Player: Story = {};

export const Phone: Story = { globals: { viewport: { value: '390' } } };

export const BackOffice: Story = {
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
