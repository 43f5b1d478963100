import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import {
  sampleFlows,
  sampleDays,
  sampleGgrByHour,
  sampleHours,
} from '../../testing/figure-fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { AreaChart } from './area-chart.tsx';

const meta = {
  title: 'Data/AreaChart',
  component: AreaChart,
  args: {
    title: 'GGR per jam',
    description: 'Turnover dikurangi pembayaran',
    x: sampleHours,
    xFormat: 'time',
    xLabel: 'Jam',
    series: sampleGgrByHour,
    format: 'money',
    highlight: sampleHours[16],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 900 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: [
        'For one amount over time, with yesterday or a plan as a comparison line.',
        'With `stacked` for parts of a whole over time.',
      ],
      avoid: [
        'For several series of equal importance: use LineChart, where none hides another.',
        'For parts of a whole at one moment: use DonutChart.',
      ],
      keyboard: {
        Tab: 'Moves to the table switch, then to the chart.',
        'Arrow left, arrow right': 'Move between values, which are read out.',
      },
      do: [
        {
          text: 'Emphasize the current value with `highlight`.',
          show: () => (
            <AreaChart
              title="GGR per jam"
              x={sampleHours}
              xFormat="time"
              xLabel="Jam"
              series={sampleGgrByHour}
              format="money"
              highlight={sampleHours[16]}
              height={180}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Fill gaps with zero. Pass `null`: the line stops there.',
          show: () => (
            <AreaChart
              title="GGR per jam"
              x={sampleHours}
              xFormat="time"
              xLabel="Jam"
              series={[
                {
                  id: 'today',
                  label: 'Hari ini',
                  values: sampleHours.map((_, hour) => sampleGgrByHour[0].values[hour] ?? '0'),
                },
              ]}
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
} satisfies Meta<typeof AreaChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={6}>
      <AreaChart {...args} />
      <AreaChart
        {...args}
        title="Dana masuk per kanal"
        description="7 hari"
        stacked
        highlight={undefined}
        x={sampleDays}
        xFormat="weekday"
        series={['QRIS', 'E-wallet', 'Transfer bank'].map((label, index) => ({
          id: label,
          label,
          values: (sampleFlows[0]?.values ?? []).map((value) =>
            String(Math.round(Number(value) / (index + 2))),
          ),
        }))}
      />
      <AreaChart {...args} series={sampleGgrByHour.slice(0, 1)} frame="plain" height={120} />
    </Stack>
  ),
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { series: [] } };

export const Error: Story = { args: { error: 'Server terlalu lama merespons.', onRetry: fn() } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: { title: 'Pendapatan kotor permainan setiap jam dari seluruh kanal pembayaran' },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement);
    await chart.findByRole('application', { name: 'Grafik area: GGR per jam' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvasElement.querySelector('.lobi-Chart-tip')).toHaveTextContent('Hari ini'),
    );
  },
};
