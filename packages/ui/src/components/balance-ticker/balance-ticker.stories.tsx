import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { BalanceTicker, type BalanceTickerProps } from './balance-ticker.tsx';

/** Buttons for two changes: a payout and a stake. */
function Bursts(args: BalanceTickerProps) {
  const [balance, setBalance] = useState(1_250_000);
  return (
    <Inline>
      <BalanceTicker {...args} value={String(balance)} announce />
      <Button size="sm" variant="outline" onClick={() => setBalance(balance + 187_000)}>
        Kemenangan
      </Button>
      <Button size="sm" variant="outline" onClick={() => setBalance(balance - 100_000)}>
        Taruhan
      </Button>
    </Inline>
  );
}

const meta = {
  title: 'Money/BalanceTicker',
  component: BalanceTicker,
  args: { value: '1250000', currency: 'IDR' },
  parameters: {
    guide: {
      use: [
        'A balance that changes while it is visible: in the navbar, on a wallet, beside a bet slip.',
        'With `announce` in exactly one place of the page, so that a change is announced once.',
      ],
      avoid: [
        'Amounts that do not change: Money.',
        'Jackpots that grow all the time: JackpotTicker.',
      ],
      do: [
        {
          text: 'Pass only balances that the server has confirmed: the new amount is shown at once.',
          show: () => <BalanceTicker value="1250000" currency="IDR" />,
        },
      ],
      dont: [
        {
          text: 'Count up through intermediate amounts: the balance never had them.',
          show: () => (
            <Inline gap={3}>
              <BalanceTicker value="1000000" currency="IDR" />
              <BalanceTicker value="1083412" currency="IDR" />
              <BalanceTicker value="1250000" currency="IDR" />
            </Inline>
          ),
        },
      ],
      accessibility: [
        'Announces the new balance politely, at most once in three seconds; intermediate amounts are not announced.',
        'The rolling digits are hidden from screen readers, which read the whole amount.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof BalanceTicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <BalanceTicker value="0" currency="IDR" />
      <BalanceTicker value="184500" currency="IDR" />
      <BalanceTicker value="999999999999" currency="IDR" />
      <BalanceTicker value="-25000" currency="IDR" />
      <BalanceTicker value="1250.75" currency="PHP" />
      <BalanceTicker value="no amount" currency="IDR" />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { value: '123456789012345' },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, render: (args) => <Bursts {...args} /> };

export const Interaction: Story = {
  render: (args) => <Bursts {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Rp 1.437.000')).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(canvas.getByText('Rp 1.237.000')).toBeInTheDocument();
  },
};
