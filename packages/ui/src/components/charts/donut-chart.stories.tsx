import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import { sampleGgrByCategory } from '../../testing/figure-fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { DonutChart } from './donut-chart.tsx';

const meta = {
  title: 'Data/DonutChart',
  component: DonutChart,
  args: {
    title: 'GGR per kategori',
    description: 'Hari ini',
    parts: sampleGgrByCategory,
    partLabel: 'Kategori',
    format: 'money',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 960 }}>{Story()}</div>],
  parameters: {
    guide: {
      unused: 'For a partner’s reports on parts of a whole; those of the app compare days.',
      use: ['For two to six parts of one whole at one moment, with their shares.'],
      avoid: [
        'For parts over time: use AreaChart with `stacked`.',
        'For values whose sum has no meaning: use BarChart.',
      ],
      keyboard: {
        Tab: 'Moves between parts; the ring highlights the focused one.',
        'Enter, space': 'Pin the share of the part in the centre.',
      },
      do: [
        {
          text: 'Sort the parts, the largest first.',
          show: () => (
            <DonutChart
              title="GGR per kategori"
              parts={sampleGgrByCategory.slice(0, 4)}
              partLabel="Kategori"
              format="money"
            />
          ),
        },
        'Use the tones of the sides of a fight.',
      ],
      dont: [
        {
          text: 'Leave the parts unsorted: users have to compare them one by one.',
          show: () => (
            <DonutChart
              title="GGR per kategori"
              parts={sampleGgrByCategory.slice(0, 4).toReversed()}
              partLabel="Kategori"
              format="money"
            />
          ),
        },
        'Do not make users estimate values from the ring: the legend states each of them.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DonutChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 520 }}>{Story()}</div>],
};

export const Matrix: Story = {
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }} gap={6}>
      <DonutChart {...args} />
      <DonutChart
        {...args}
        title="Taruhan Laga 128"
        parts={[
          { id: 'm', label: 'Meron', tone: 'meron', value: '24395000' },
          { id: 'w', label: 'Wala', tone: 'wala', value: '23600000' },
          { id: 'd', label: 'Seri', tone: 'draw', value: '1430000' },
        ]}
      />
      <DonutChart
        title="Pemain per perangkat"
        parts={[
          { id: 'android', label: 'Android', value: 912 },
          { id: 'desktop', label: 'Komputer', value: 254 },
          { id: 'ios', label: 'iOS', value: 118 },
        ]}
      />
      <DonutChart {...args} defaultView="table" />
    </Grid>
  ),
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { parts: [] } };

export const Error: Story = { args: { error: true, onRetry: fn() } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: {
    title: 'Pendapatan kotor menurut kategori permainan',
    parts: sampleGgrByCategory.map((part) => ({
      ...part,
      label: `${part.label} dari semua provider permainan`,
    })),
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement);
    const slots = chart.getByRole('button', { name: /^Slot/ });
    await userEvent.tab();
    await expect(chart.getByRole('button', { name: 'Tampilkan sebagai tabel' })).toHaveFocus();
    await userEvent.tab();
    await expect(slots).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(slots).toHaveAttribute('aria-pressed', 'true');
    await expect(slots).toHaveTextContent(/Rp\s88\.940\.000 41,9%/);
  },
};
