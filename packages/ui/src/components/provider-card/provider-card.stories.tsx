import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Callout } from '../callout/callout.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { ProviderCard, type ProviderFacts } from './provider-card.tsx';

const provider: ProviderFacts = {
  name: 'Nusa Games',
  code: 'nusa-games',
  status: 'active',
  currency: 'IDR',
  caps: {
    day: { paid: '214000000', maximum: '750000000' },
    session: { paid: '18000000', maximum: '200000000' },
    win: { paid: '12500000', maximum: '100000000' },
  },
  addresses: ['203.0.113.0/24', '2001:db8:1::/48'],
  games: 24,
  heldPayouts: 0,
};
const suspended: ProviderFacts = {
  ...provider,
  status: 'suspended',
  caps: { ...provider.caps, day: { paid: '742000000', maximum: '750000000' } },
  heldPayouts: 1,
  heldSum: '8200000',
  heldSince: '2026-11-26T02:10:00.000Z',
};
const notice = (
  <Callout tone="danger" title="Ditangguhkan sejak 26 Nov 2026, 09.10">
    Pembayaran melewati batas harian.
  </Callout>
);

const meta = {
  title: 'Back office/ProviderCard',
  component: ProviderCard,
  tags: ['display'],
  args: {
    provider,
    actions: <Button variant="soft">Batas dan alamat</Button>,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 1240 }}>{Story()}</div>],
  parameters: {
    layout: 'padded',
    guide: {
      use: ['Watching what a provider of games pays out, and suspending it.'],
      avoid: ['Payment gateways: use GatewayCard.'],
      keyboard: { Tab: 'Actions.' },
      do: [
        {
          text: 'State in `notice` when and why a provider was suspended.',
          show: () => (
            <Stack gap={3} align="start">
              <StatusBadge kind="provider" value="suspended" />
              {notice}
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Repeat the status as the notice: the user still does not know what happened.',
          show: () => (
            <Stack gap={3} align="start">
              <StatusBadge kind="provider" value="suspended" />
              <Callout tone="danger" title="Ditangguhkan">
                Penyedia ini ditangguhkan.
              </Callout>
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ProviderCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
};

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="300px" gap={5}>
      <ProviderCard {...args} />
      <ProviderCard {...args} aria-label="Ditangguhkan" provider={suspended} notice={notice} />
      <ProviderCard
        {...args}
        aria-label="Tidak terdaftar"
        provider={{ ...provider, status: 'unregistered', addresses: null, games: 0 }}
      />
      <ProviderCard {...args} aria-label="Memuat" provider={undefined} />
    </Grid>
  ),
};

export const Suspended: Story = {
  args: { provider: suspended, notice },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ditangguhkan')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Pembayaran hari ini' })).toBeVisible();
  },
};

export const Loading: Story = { args: { provider: undefined } };

export const Empty: Story = {
  args: {
    provider: {
      ...provider,
      caps: {
        day: { ...provider.caps.day, paid: '0' },
        session: { ...provider.caps.session, paid: '0' },
        win: { ...provider.caps.win, paid: '0' },
      },
      addresses: null,
      games: 0,
    },
  },
};

export const Error: Story = {
  args: { provider: undefined, error: 'Periksa sambungan internet Anda.', onRetry: fn() },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    provider: {
      ...suspended,
      name: 'Provider Permainan Nusantara Bersama untuk Seluruh Kepulauan',
    },
    notice,
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { provider: suspended, notice } };
