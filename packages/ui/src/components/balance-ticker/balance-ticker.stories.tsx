import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { BalanceTicker } from './balance-ticker.tsx';

const meta = {
  title: 'Money/BalanceTicker',
  component: BalanceTicker,
  args: { value: '1250000', currency: 'IDR' },
} satisfies Meta<typeof BalanceTicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function Bursts() {
  const [balance, setBalance] = useState(1_250_000);
  return (
    <Inline>
      <BalanceTicker value={String(balance)} currency="IDR" announce />
      <Button size="sm" onClick={() => setBalance(balance + 187_000)}>
        +
      </Button>
      <Button size="sm" variant="outline" onClick={() => setBalance(balance - 100_000)}>
        −
      </Button>
    </Inline>
  );
}

export const UpAndDown: Story = { render: () => <Bursts /> };
