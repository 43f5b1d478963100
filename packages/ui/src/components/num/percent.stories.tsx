import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Percent } from './percent.tsx';

const meta = {
  title: 'Data/Percent',
  component: Percent,
  tags: ['display', 'wordless'],
  args: { value: 600, unit: 'basis-points' },
  parameters: {
    guide: {
      use: [
        'For shares and rates: the house share of a pool, a commission, a change since yesterday.',
        'Give basis points straight from the server with `unit="basis-points"`.',
      ],
      avoid: ['For the odds of a bet: use Odds.'],
      do: [
        {
          text: 'Set `fewestDecimals` in a column, so that the decimal separators align.',
          show: () => (
            <Stack gap={1} align="end" style={{ maxInlineSize: 80 }}>
              <Percent value={0.419} fewestDecimals={1} />
              <Percent value={0.09} fewestDecimals={1} />
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Omit decimals in only some rows.',
          show: () => (
            <Stack gap={1} align="end" style={{ maxInlineSize: 80 }}>
              <Percent value={0.419} />
              <Percent value={0.09} />
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Percent>;
export default meta;

type Story = StoryObj<typeof meta>;

const all = () => (
  <Stack gap={2} align="end" style={{ maxInlineSize: 240 }}>
    <Percent value={0.419} />
    <Percent value={0.09} fewestDecimals={1} />
    <Percent value={600} unit="basis-points" />
    <Percent value={12.9} unit="percent" sign="always" />
    <Percent value={-0.9} unit="percent" sign="always" />
    <Percent value={0} sign="always" />
    <Percent value={Number.NaN} />
  </Stack>
);

export const Playground: Story = {};
export const Matrix: Story = { render: all };
export const Rtl: Story = { globals: { direction: 'rtl' }, render: all };
