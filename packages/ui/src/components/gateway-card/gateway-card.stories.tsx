import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { GatewayCard, type Gateway } from './gateway-card.tsx';

const gateway: Gateway = {
  id: 'nusa-pay',
  name: 'Nusa Pay',
  enabled: true,
  maintenance: false,
  limits: { currency: 'IDR', min: '50000', max: '20000000', daily: '2500000000' },
  channels: [
    { id: 'bca-2', name: 'Transfer BCA-2', direction: 'both', status: 'enabled', href: '#bca-2' },
    { id: 'qris', name: 'QRIS', direction: 'in', status: 'slow', href: '#qris' },
    { id: 'dana', name: 'DANA', direction: 'out', status: 'maintenance', href: '#dana' },
  ],
};

const meta = {
  title: 'Back office/GatewayCard',
  component: GatewayCard,
  args: {
    gateway,
    onEnabledChange: fn(),
    onMaintenanceChange: fn(),
    actions: <Button variant="soft">Kanal baru</Button>,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 1240 }}>{Story()}</div>],
  parameters: {
    layout: 'padded',
    guide: {
      use: ['Switching a payment gateway on, off or into maintenance, with its channels visible.'],
      avoid: ['Changing a single channel: use ChannelEditor.'],
      keyboard: { Tab: 'Switches, channels, actions.', Space: 'Turns a switch.' },
      do: [
        {
          text: 'Show the number of open requests before a gateway is switched off.',
          show: () => (
            <Stack gap={4} align="start">
              <Text>Matikan Nusa Pay? 14 permintaan masih terbuka.</Text>
              <Inline>
                <Button variant="ghost">Batal</Button>
                <Button tone="danger">Matikan Nusa Pay</Button>
              </Inline>
            </Stack>
          ),
        },
        'Ask with ConfirmDialog before a gateway with open requests is switched off.',
      ],
      dont: [
        {
          text: 'Ask without naming the effect: users cannot decide.',
          show: () => (
            <Stack gap={4} align="start">
              <Text>Matikan sekarang?</Text>
              <Inline>
                <Button variant="ghost">Tidak</Button>
                <Button tone="danger">Ya</Button>
              </Inline>
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof GatewayCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
};

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="300px" gap={5}>
      <GatewayCard {...args} />
      <GatewayCard
        {...args}
        aria-label="Pemeliharaan"
        gateway={{ ...gateway, maintenance: true }}
      />
      <GatewayCard {...args} aria-label="Nonaktif" gateway={{ ...gateway, enabled: false }} />
      <GatewayCard {...args} aria-label="Menunggu" busy />
      <GatewayCard {...args} aria-label="Kosong" gateway={{ ...gateway, channels: [] }} />
      <GatewayCard {...args} aria-label="Memuat" gateway={undefined} />
    </Grid>
  ),
};

export const Loading: Story = { args: { gateway: undefined } };

export const Empty: Story = {
  args: { gateway: { ...gateway, limits: { currency: 'IDR' }, channels: [] } },
};

export const Error: Story = {
  args: { gateway: undefined, error: 'Periksa sambungan internet Anda.', onRetry: fn() },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    gateway: {
      ...gateway,
      name: 'Gateway Pembayaran Nusantara Bersama untuk Transfer Antarbank',
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: /Gateway aktif/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onEnabledChange).toHaveBeenCalled();
  },
};
