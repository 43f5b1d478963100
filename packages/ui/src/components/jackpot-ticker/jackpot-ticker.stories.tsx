import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { JackpotTicker, type JackpotTickerProps } from './jackpot-ticker.tsx';

const meta = {
  title: 'Games/JackpotTicker',
  component: JackpotTicker,
  tags: ['display'],
  args: { amount: '1284350000', lastPaidAt: '2026-11-14T13:20:00.000Z' },
  parameters: {
    guide: {
      use: ['Beside a jackpot game, with the latest amount of the server.'],
      avoid: ['For amounts that are not paid out as shown.'],
      do: [
        {
          text: 'Name the jackpot as the games do.',
          show: () => <JackpotTicker label="Jackpot Pasar Malam" amount="31284350" />,
        },
      ],
      dont: [
        {
          text: 'Suggest that it is due: every play has the same chance.',
          show: () => <JackpotTicker label="Jackpot segera keluar!" amount="31284350" />,
        },
        'Let it grow between two amounts of the server: the jackpot never had the amounts in between.',
      ],
      accessibility: [
        'A growing amount is read only when a screen reader reaches it; it is not announced.',
      ],
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
      <JackpotTicker label="Belum pernah" amount="10000000" lastPaidAt={null} />
    </Stack>
  ),
};

/** Loading amount. */
export const Loading: Story = { args: { amount: null } };

/** Initial amount, not won yet. */
export const Empty: Story = { args: { amount: '0', lastPaidAt: null } };

/** Each press sets an amount as the server would send it; the last one comes after a win. */
function Rising(args: JackpotTickerProps) {
  const amounts = ['1284350000', '1284350010', '1284361500', '10000000'];
  const [step, setStep] = useState(0);
  return (
    <Stack gap={4}>
      <JackpotTicker {...args} amount={amounts[step] ?? null} />
      <Button size="sm" variant="outline" onClick={() => setStep((step + 1) % amounts.length)}>
        Jumlah berikutnya
      </Button>
    </Stack>
  );
}

export const Interaction: Story = {
  render: (args) => <Rising {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Rp 1.284.350.010')).toBeInTheDocument();
  },
};

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  render: (args) => <Rising {...args} />,
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { label: 'Jackpot besar semua permainan Lentera', amount: '1284350000000' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
