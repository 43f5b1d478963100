import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shortIn } from '../../testing/short-amounts.ts';
import { Sparkline } from './sparkline.tsx';

const rising = ['9200000', '7400000', '6100000', '5900000', '8200000', '12100000', '26600000'];

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  tags: ['display'],
  args: { label: 'GGR', points: rising, format: 'money', width: '240px' },
  parameters: {
    guide: {
      use: ['Beside a figure, to show its history: in a StatCard, in a table row.'],
      avoid: ['To read values from: use LineChart, which has axes and a table.'],
      do: [
        'Pass the name of the figure: the screen-reader text begins with it.',
        {
          text: 'Use one accent line per screen; leave the others neutral.',
          show: () => (
            <Inline>
              <Sparkline label="GGR" points={rising} tone="accent" width="120px" />
              <Sparkline label="Deposit" points={rising} width="120px" />
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

const cases = [
  ['Naik', rising],
  ['Tetap', ['500000', '500000', '500000']],
  ['Terputus', ['4', '6', null, '5', '8', '7']],
  ['Satu titik', ['4']],
  ['Kosong', []],
] as const;

export const Playground: Story = {};

/** The accessible name describes the trend: first, last, lowest and highest amount, in short notation. */
export const Named: Story = {
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('img').getAttribute('aria-label') ?? '';
    const shorts = [9_200_000, 26_600_000, 5_900_000, 26_600_000].map(shortIn(canvasElement));
    await expect(name.replace(/\s/g, '')).toMatch(new RegExp(shorts.join('.*')));
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Grid columns={{ base: 2, md: 5 }} gap={6}>
      {(['neutral', 'accent', 'success', 'danger'] as const).flatMap((tone) =>
        cases.map(([name, points]) => (
          <Stack key={`${tone} ${name}`} gap={2}>
            <Text size="xs" tone="muted">
              {name}
            </Text>
            <Sparkline
              {...args}
              label={name}
              points={points}
              tone={tone}
              width="100%"
              ground={tone === 'accent'}
              end={tone === 'accent'}
            />
          </Stack>
        )),
      )}
    </Grid>
  ),
};

export const Flat: Story = { args: { points: ['500000', '500000', '500000'] } };

export const Empty: Story = { args: { points: [] } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Persentase transaksi yang ditangani dalam lima belas menit',
    width: '288px',
  },
};

/** Time runs from left to right in right-to-left pages too. */
export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { tone: 'accent', ground: true, end: true },
};
