import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { sampleFigures } from '../../testing/figure-fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { KpiRow } from './kpi-row.tsx';

const linked = sampleFigures.map((figure) => ({ ...figure, href: `#${figure.id}` }));

const meta = {
  title: 'Data/KpiRow',
  component: KpiRow,
  args: { items: linked, period: 'kemarin pada jam yang sama' },
  parameters: {
    guide: {
      use: ['At the top of a dashboard: two to eight figures that are read together.'],
      avoid: [
        'For single figures: use StatCard.',
        'For figures of many things, one line each: use DataTable.',
      ],
      keyboard: { Tab: 'Moves between figures with links.' },
      do: [
        {
          text: 'Give one figure the `accent` tone, the others none.',
          show: () => <KpiRow items={sampleFigures.slice(0, 2)} />,
        },
        'Put the figure that matters most first; it is wider, and leads on a phone.',
        'State once beside the row the period that all changes are compared with.',
      ],
      dont: [
        {
          text: 'Give every figure the `accent` tone: none stands out.',
          show: () => (
            <KpiRow
              items={sampleFigures
                .slice(0, 2)
                .map((figure) => ({ ...figure, tone: 'accent' as const }))}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof KpiRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={6}>
      <KpiRow {...args} />
      <KpiRow {...args} items={linked.slice(0, 4)} />
      <KpiRow
        {...args}
        items={linked.slice(1, 4).map((item) => ({ ...item, points: undefined }))}
      />
      <KpiRow {...args} hidden />
      <KpiRow {...args} loading />
    </Stack>
  ),
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = {
  args: { items: linked.map((item) => ({ ...item, value: null, points: [] })) },
};

export const HiddenAmounts: Story = { args: { hidden: true } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: {
    items: sampleFigures.slice(0, 3).map((figure) => ({
      ...figure,
      label: `${figure.label} dari semua permainan dan semua kanal pembayaran`,
    })),
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement);
    await userEvent.tab();
    await expect(row.getByRole('link', { name: 'GGR' })).toHaveFocus();
    await userEvent.tab();
    await expect(row.getByRole('link', { name: 'Turnover' })).toHaveFocus();
    await expect(row.getAllByRole('term')).toHaveLength(6);
  },
};
