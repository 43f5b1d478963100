import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { JackpotTicker } from './jackpot-ticker.tsx';

const meta = {
  title: 'Games/JackpotTicker',
  component: JackpotTicker,
  tags: ['display'],
  args: { amount: '1284350000', lastPaidAt: '2026-11-14T13:20:00.000Z' },
  parameters: {
    guide: {
      use: ['Beside a jackpot game, with the amount and the rate the server tells.'],
      avoid: ['For anything that is not paid out as shown, and as a clock of luck.'],
      dont: ['Do not invent a rate to make it move: without one it stands.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof JackpotTicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={6}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <JackpotTicker key={size} {...args} size={size} />
      ))}
      <JackpotTicker label="Mini" amount="2500000" />
      <JackpotTicker label="Peso" amount="48250.75" currency="PHP" />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { label: 'Jackpot besar semua permainan Lentera', amount: '1284350000000' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
