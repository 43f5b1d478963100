import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import { sampleDays, sampleFlows } from '../../testing/figure-fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Money } from '../money/money.tsx';
import { BarChart } from './bar-chart.tsx';

const commission = [
  {
    id: 'commission',
    label: 'Komisi',
    tone: 'second',
    values: ['710000', '580000', '740000', '630000', '565200', null, null],
  },
] as const;

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    title: 'Arus dana',
    description: '7 hari, dalam rupiah',
    x: sampleDays,
    xFormat: 'weekday',
    xLabel: 'Hari',
    series: sampleFlows,
    format: 'money',
    highlight: sampleDays[6],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 1040 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: [
        'For figures of a few days, places or kinds that are compared with each other.',
        'With `showFigures` where there is one series of few bars and the figures are the point.',
      ],
      avoid: [
        'For a course of many moments: use LineChart or AreaChart.',
        'For shares of one whole: use DonutChart.',
      ],
      keyboard: {
        Tab: 'Reaches the switch to the table, then the picture.',
        'Arrow left, arrow right': 'Go from bar to bar; the figures are read out.',
      },
      do: [
        {
          text: 'Bring today forward with `highlight`.',
          show: () => (
            <BarChart
              title="Arus dana"
              x={sampleDays}
              xFormat="weekday"
              xLabel="Hari"
              series={sampleFlows}
              format="money"
              highlight={sampleDays[6]}
              height={180}
            />
          ),
        },
        'Put the sums below with `footer`.',
      ],
      dont: [
        {
          text: 'Say in the title that today is not over: the last bars still look like a fall.',
          show: () => (
            <BarChart
              title="Arus dana (hari ini belum selesai)"
              x={sampleDays}
              xFormat="weekday"
              xLabel="Hari"
              series={sampleFlows}
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
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    footer: (
      <DescriptionList
        items={[
          { label: 'Deposit', value: <Money value="386420000" currency="IDR" /> },
          { label: 'Penarikan', value: <Money value="241905000" currency="IDR" /> },
          {
            label: 'Bersih hari ini',
            value: <Money value="144515000" currency="IDR" />,
            total: true,
          },
        ]}
      />
    ),
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }} gap={6}>
      <BarChart {...args} />
      <BarChart {...args} stacked title="Arus dana, bertumpuk" highlight={undefined} />
      <BarChart
        {...args}
        title="Komisi minggu ini"
        series={commission}
        highlight={sampleDays[4]}
        showFigures
      />
      <BarChart
        {...args}
        title="Taruhan per sisi"
        x={['Laga 125', 'Laga 126', 'Laga 127']}
        xFormat="text"
        xLabel="Laga"
        highlight={undefined}
        series={[
          { id: 'm', label: 'Meron', tone: 'meron', values: ['20190000', '18415000', '24395000'] },
          { id: 'w', label: 'Wala', tone: 'wala', values: ['19640000', '21020000', '23600000'] },
          { id: 'd', label: 'Seri', tone: 'draw', values: ['1250000', '980000', '1430000'] },
        ]}
      />
    </Grid>
  ),
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { series: [] } };

export const Error: Story = { args: { error: true, onRetry: fn() } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: { title: 'Arus dana masuk dan keluar selama tujuh hari terakhir di semua kanal' },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement);
    await chart.findByRole('application', { name: 'Grafik batang: Arus dana' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvasElement.querySelector('.lobi-Chart-tip')).toHaveTextContent('Deposit'),
    );
  },
};
