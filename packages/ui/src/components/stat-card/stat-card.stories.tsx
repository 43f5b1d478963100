import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import { sampleFigures } from '../../testing/figure-fixtures.ts';
import type { CSSProperties } from 'react';
import type { Guide } from '../../testing/guide.ts';
import { shortIn } from '../../testing/short-amounts.ts';
import { StatCard } from './stat-card.tsx';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';

const meta = {
  title: 'Data/StatCard',
  component: StatCard,
  args: {
    label: 'GGR',
    value: '212330000',
    format: 'money',
    change: 0.129,
    period: 'kemarin pada jam yang sama',
    points: sampleFigures[0]?.points,
    tone: 'accent',
    href: '#ggr',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 1040 }}>{Story()}</div>],
  parameters: {
    guide: {
      unused: 'For a single figure; the app shows figures in KpiRow and KpiBoard.',
      use: [
        'For the few figures that a page is opened for: what it is, how much, how it changed.',
        'Give `href` when there is a list or a chart behind the figure.',
      ],
      avoid: [
        'For more than eight figures side by side: use a DataTable.',
        'For several that belong together: use KpiRow, one panel instead of many tiles.',
      ],
      keyboard: { Tab: 'Moves to the tile, if it has a link.', Enter: 'Follows it.' },
      do: [
        'Set with `good` which direction is good: more withdrawals are neither.',
        {
          text: 'Name the period; it is read out after the change.',
          show: () => (
            <StatCard
              label="GGR"
              value="212330000"
              format="money"
              change={0.129}
              period="kemarin pada jam yang sama"
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Colour the figure itself: only the change has a tone, with text and an arrow.',
          show: () => (
            <div style={{ '--lobi-color-text': 'var(--lobi-color-success)' } as CSSProperties}>
              <StatCard label="GGR" value="212330000" format="money" />
            </div>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof StatCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: {} };

export const Matrix: Story = {
  render: (args) => (
    <Grid columns={{ base: 1, md: 2, lg: 3 }} gap={5}>
      <StatCard {...args} />
      <StatCard {...args} size="lg" label="Dana tersedia" value="46750000" compact={false} />
      <StatCard label="Penarikan" value="241905000" format="money" change={-0.04} good="neither" />
      <StatCard label="Pemain aktif" value={1284} change={0.024} points={[8, 7, 6, 7, 9, 12]} />
      <StatCard label="Ditangani dalam 15 mnt" value={0.962} format="percent" change={-0.009} />
      <StatCard label="Antrean" value={14} change={0} note="Tertua 31 mnt" />
      <StatCard label="Belum ada angka" value={null} points={[]} />
      <StatCard {...args} hidden />
      <StatCard {...args} loading />
    </Grid>
  ),
};

export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        link: (disabled) => (
          <div style={{ inlineSize: 220 }}>
            <StatCard {...args} href={disabled ? undefined : args.href} />
          </div>
        ),
      }}
    />
  ),
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { value: null, points: [] } };

export const HiddenAmount: Story = {
  args: { hidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('212');
    await expect(within(canvasElement).getByText('disembunyikan')).toBeInTheDocument();
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: {
    label: 'Persentase transaksi yang ditangani staf dalam lima belas menit pertama',
    value: '123456789012345',
    compact: false,
    note: 'Dihitung dari semua permintaan yang masuk sejak tengah malam waktu setempat',
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement);
    await userEvent.tab();
    await expect(tile.getByRole('link', { name: 'GGR' })).toHaveFocus();
    const text = (tile.getAllByRole('definition')[0]?.textContent ?? '').replace(/\s/g, '');
    // Once in short form on screen, and once in full for screen readers, then the change.
    await expect(text).toMatch(new RegExp(shortIn(canvasElement)(212_330_000)));
    await expect(text).toMatch(/212[.,]330[.,]000/);
    await expect(text).toMatch(/12[.,]9%/);
  },
};
