import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../primitives/chip/chip.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Num } from './num.tsx';

const meta = {
  title: 'Data/Num',
  component: Num,
  tags: ['display', 'wordless'],
  args: { value: 12_480 },
  parameters: {
    guide: {
      use: ['For counts and plain numbers: tickets, players, rounds.'],
      avoid: [
        'For money: use Money, which handles the currency and is exact.',
        'For odds, shares and multipliers: use Odds, Percent, Multiplier.',
      ],
      do: [
        {
          text: 'Use `compact` only on chips and charts, if the whole number is one press away.',
          show: () => (
            <Chip>
              <Num value={12_480} format="compact" />
            </Chip>
          ),
        },
      ],
      dont: [
        {
          text: 'Shorten a figure that people compare or add up.',
          show: () => (
            <Stack gap={2} align="end" style={{ inlineSize: 80 }}>
              <Num value={12_480} format="compact" />
              <Num value={12_530} format="compact" />
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Num>;
export default meta;

type Story = StoryObj<typeof meta>;

const values = [0, 7, 1284, -1284, 12_480.5, '9007199254740993'] as const;

const all = () => (
  <Stack gap={2} align="end" style={{ maxInlineSize: 240 }}>
    {values.map((value) => (
      <Num key={value} value={value} />
    ))}
    <Num value={12_480} format="compact" />
    <Num value={0.0525} format="percent" />
    <Num value="dua belas" />
  </Stack>
);

export const Playground: Story = {};
export const Matrix: Story = { render: all };
export const Rtl: Story = { globals: { direction: 'rtl' }, render: all };
