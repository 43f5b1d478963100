import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/button/button.tsx';
import { Grid } from '../../../primitives/grid/grid.tsx';
import { bingoRound, sellingRound } from '../../../testing/bingo-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { AtTable, tableSeat } from '../../../testing/table-seat.tsx';
import { BuyCards, type BuyCardsProps } from './buy-cards.tsx';

/** The sale with its number of cards. */
function Sale(props: BuyCardsProps) {
  const [count, setCount] = useState(props.count);
  return <BuyCards {...props} count={count} onCountChange={setCount} />;
}

const meta = {
  title: 'Games/BuyCards',
  component: BuyCards,
  args: {
    round: sellingRound(24_000),
    count: 1,
    onCountChange: fn(),
    maximumCards: 12,
    onBuy: fn(),
  },
  render: (args) => (
    <AtTable seat={tableSeat('Bingo Lentera')}>
      <Sale {...args} />
    </AtTable>
  ),
  decorators: [columnOf(360)],
  parameters: {
    guide: {
      use: ['Inside PlayFrame: how many cards, and what they cost together.'],
      avoid: ['For free amounts: StakeInput.'],
      keyboard: { 'Arrow up, arrow down': 'One card more or less.', Enter: 'Buys.' },
      do: [
        {
          text: 'Write the number of cards and their total price on the button.',
          show: () => <Button fullWidth>Beli 3 kartu · Rp 30.000</Button>,
        },
      ],
      dont: [
        {
          text: 'Write the price of one card: the player pays for three.',
          show: () => <Button fullWidth>Beli · Rp 10.000 per kartu</Button>,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof BuyCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1000 },
  render: (args) => (
    <AtTable seat={tableSeat('Bingo Lentera')}>
      <Grid minColumn="280px">
        <Sale {...args} />
        <Sale {...args} isBought />
        <Sale {...args} round={bingoRound()} />
      </Grid>
    </AtTable>
  ),
};
export const Bought: Story = { args: { isBought: true } };
export const Calling: Story = { args: { round: bingoRound() } };
export const Empty: Story = { args: { round: null } };
export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [columnOf(288)] };
export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const count = canvas.getByRole('textbox');
    count.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onBuy).toHaveBeenCalledWith(3, '30000');
  },
};
