import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { sampleGgrByHour, sampleHours } from '../../testing/figure-fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { LineChart } from './line-chart.tsx';

const percentOf = (figures: readonly number[]) => figures.map((figure) => figure / 100);

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  args: {
    title: 'GGR per jam',
    description: 'Turnover dikurangi pembayaran',
    x: sampleHours,
    xFormat: 'time',
    xLabel: 'Jam',
    series: sampleGgrByHour,
    format: 'money',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 900 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: [
        'For values over time when two or more series are compared.',
        'Import from `@lobi/ui/charts`, with `lazy`: only this entry includes the chart library.',
      ],
      avoid: [
        'For one series whose amount matters: use AreaChart.',
        'For a few days or categories: use BarChart.',
        'For more than six series: use a DataTable, or split the chart.',
      ],
      keyboard: {
        Tab: 'Moves to the table switch, then to the chart.',
        'Arrow left, arrow right': 'Move between values, which are read out.',
        Enter: 'On the switch: toggles between chart and table.',
      },
      do: [
        'Say the unit or the period below the title.',
        {
          text: 'Set `muted` for the series that is only a comparison.',
          show: () => (
            <LineChart
              title="GGR per jam"
              x={sampleHours}
              xFormat="time"
              xLabel="Jam"
              series={sampleGgrByHour}
              format="money"
              height={180}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Give yesterday the same emphasis as today: it is only a comparison.',
          show: () => (
            <LineChart
              title="GGR per jam"
              x={sampleHours}
              xFormat="time"
              xLabel="Jam"
              series={sampleGgrByHour.map(({ id, label, values }) => ({ id, label, values }))}
              format="money"
              height={180}
            />
          ),
        },
      ],
      accessibility: [
        'The keyboard moves through the values, each of which is announced; the same figures are in a table.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

const six = ['QRIS', 'BCA', 'BRI', 'DANA', 'OVO', 'Rekening virtual'].map((label, row) => ({
  id: label,
  label,
  values: percentOf(
    Array.from({ length: 12 }, (_, hour) => 98 - row * 3 - ((hour * (row + 2)) % 5) * 0.9),
  ),
}));

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={6}>
      <LineChart {...args} highlight={sampleHours[16]} />
      <LineChart
        {...args}
        title="Keberhasilan per kanal"
        description="12 jam terakhir"
        format="percent"
        x={sampleHours.slice(0, 12)}
        series={six}
        floor="lowest"
        height={280}
      />
      <LineChart {...args} series={sampleGgrByHour.slice(0, 1)} frame="plain" height={140} />
      <LineChart {...args} defaultView="table" />
    </Stack>
  ),
};

export const AsTable: Story = { args: { defaultView: 'table' } };

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { series: [] } };

export const Error: Story = { args: { error: true, onRetry: fn() } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: {
    title: 'Pendapatan kotor permainan setiap jam dari seluruh kanal',
    description: 'Turnover dikurangi pembayaran, dibanding hari yang sama pada minggu lalu',
    series: sampleGgrByHour.map((row) => ({ ...row, label: `${row.label} sampai pukul ini` })),
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement);
    const picture = await chart.findByRole('application', { name: 'Grafik garis: GGR per jam' });
    await userEvent.tab();
    await expect(chart.getByRole('button', { name: 'Tampilkan sebagai tabel' })).toHaveFocus();
    await userEvent.tab();
    await expect(picture).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() =>
      expect(canvasElement.querySelector('.lobi-Chart-tip')).toHaveTextContent(/Rp\s7\.100\.000/),
    );
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    const table = await chart.findByRole('table', { name: 'GGR per jam' });
    await expect(within(table).getAllByRole('row')).toHaveLength(25);
    await expect(within(table).getByRole('columnheader', { name: 'Kemarin' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await chart.findByRole('application');
  },
};
