import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import {
  sampleDays,
  sampleFigures,
  sampleFlows,
  sampleGgrByCategory,
  sampleGgrByHour,
  sampleHours,
} from '../../testing/figure-fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { AreaChart } from '../charts/area-chart.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { DonutChart } from '../charts/donut-chart.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { KpiBoard, type KpiSlot } from './kpi-board.tsx';

const slots: readonly KpiSlot[] = [
  {
    id: 'hours',
    span: 'wide',
    content: (
      <AreaChart
        title="GGR per jam"
        description="Turnover dikurangi pembayaran"
        x={sampleHours}
        xFormat="time"
        xLabel="Jam"
        series={sampleGgrByHour}
        format="money"
        highlight={sampleHours[16]}
        height={252}
      />
    ),
  },
  {
    id: 'flows',
    span: 'narrow',
    content: (
      <BarChart
        title="Arus dana"
        description="7 hari, dalam rupiah"
        x={sampleDays}
        xFormat="weekday"
        xLabel="Hari"
        series={sampleFlows}
        format="money"
        highlight={sampleDays[6]}
        height={252}
      />
    ),
  },
  {
    id: 'categories',
    span: 'half',
    content: (
      <DonutChart
        title="GGR per kategori"
        description="Hari ini"
        parts={sampleGgrByCategory}
        partLabel="Kategori"
        format="money"
      />
    ),
  },
  {
    id: 'players',
    span: 'half',
    content: (
      <LineChart
        title="Pemain aktif"
        description="Per jam"
        x={sampleHours.slice(0, 16)}
        xFormat="time"
        xLabel="Jam"
        series={[
          { id: 'players', label: 'Pemain', values: sampleFigures[4]?.points ?? [], tone: 'info' },
        ]}
      />
    ),
  },
];

const meta = {
  title: 'Back office/KpiBoard',
  component: KpiBoard,
  args: {
    items: sampleFigures.map((figure) => ({ ...figure, href: `#${figure.id}` })),
    period: 'kemarin pada jam yang sama',
    countedAt: '2026-11-20T09:05:00.000Z',
    controls: (
      <Button size="sm" variant="soft">
        Hari ini
      </Button>
    ),
    slots,
  },
  parameters: {
    guide: {
      use: ['At the top of the dashboard of an admin or an agent.'],
      avoid: ['For figures inside another page: use KpiRow or StatCard alone.'],
      keyboard: {
        Tab: 'Moves through the controls, the figures with links, and the charts.',
      },
      do: [
        'Load charts with `lazy` from `@lobi/ui/charts`, with a placeholder of fixed height.',
        {
          text: 'Say when the figures were counted.',
          show: () => (
            <KpiBoard
              items={sampleFigures.slice(0, 1)}
              period="kemarin pada jam yang sama"
              countedAt="2026-11-20T09:05:00.000Z"
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Show a change without the period that it is compared with.',
          show: () => <KpiBoard items={sampleFigures.slice(0, 1)} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof KpiBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={8}>
      <KpiBoard {...args} />
      <KpiBoard {...args} aria-label="Angka utama, tersembunyi" slots={[]} hidden />
      <KpiBoard {...args} aria-label="Angka utama, dimuat" slots={[]} loading />
      <KpiBoard {...args} aria-label="Angka utama, gagal" slots={[]} failed onRetry={fn()} />
    </Stack>
  ),
};

export const Loading: Story = { args: { loading: true, slots: [] } };

export const Empty: Story = {
  args: { items: sampleFigures.map((item) => ({ ...item, value: null, points: [] })), slots: [] },
};

export const Error: Story = { args: { failed: true, onRetry: fn(), slots: [] } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const board = within(canvasElement);
    await userEvent.tab();
    await expect(board.getByRole('button', { name: 'Hari ini' })).toHaveFocus();
    await userEvent.tab();
    await expect(board.getByRole('link', { name: 'GGR' })).toHaveFocus();
    await expect(
      board.getByText(/^Data per .+, dibanding kemarin pada jam yang sama$/),
    ).toBeVisible();
  },
};
