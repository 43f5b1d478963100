import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Multiplier } from './multiplier.tsx';

const meta = {
  title: 'Data/Multiplier',
  component: Multiplier,
  tags: ['display'],
  args: { value: 187 },
  parameters: {
    guide: {
      use: ['For the final multiplier of a crash round and the maximum payout of a game.'],
      avoid: ['For the odds of a bet: use Odds, which uses the format of the brand.'],
      do: [
        {
          text: 'Pass an integer of hundredths, as the server sends it.',
          show: () => <Multiplier value={200} />,
        },
      ],
      dont: [
        {
          text: 'Pass the factor itself: 2 is shown as two hundredths.',
          show: () => <Multiplier value={2} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Multiplier>;
export default meta;

type Story = StoryObj<typeof meta>;

const all = () => (
  <Stack gap={2} align="end" style={{ maxInlineSize: 240 }}>
    {[100, 187, 2450, 100_000].map((value) => (
      <Multiplier key={value} value={value} />
    ))}
    <Multiplier value={1875} scale={1000} decimals={3} />
    <Multiplier value={5000} decimals={0} />
    <Multiplier value={null} />
  </Stack>
);

export const Playground: Story = {};

export const Spoken: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1,87 kali')).toBeInTheDocument();
  },
};

export const Matrix: Story = { render: all };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  render: () => <div style={{ maxInlineSize: 288 }}>{all()}</div>,
};

export const Rtl: Story = { globals: { direction: 'rtl' }, render: all };
