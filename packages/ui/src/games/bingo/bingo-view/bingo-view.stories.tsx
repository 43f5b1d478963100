import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  bingoRound,
  guaranteedRound,
  ownCards,
  samplePatterns,
  sellingFewRound,
  sellingRound,
  wonRound,
} from '../../../testing/bingo-fixtures.ts';
import { openBets, sampleProof } from '../../../testing/crash-fixtures.ts';
import { tableSeat } from '../../../testing/table-seat.tsx';
import { BingoView } from './bingo-view.tsx';

const seat = tableSeat('Bingo Lentera', {
  game: {
    title: 'Bingo Lentera',
    currency: 'IDR',
    minimumStake: '10000',
    maximumStake: '1000000',
  },
  about: { ...tableSeat('').about, returnBp: 9_000 },
});

const meta = {
  title: 'Screens/Bingo',
  component: BingoView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: '12px var(--lobi-page-gutter) 96px', maxInlineSize: 1440 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    seat,
    round: bingoRound(),
    cards: ownCards,
    patterns: samplePatterns,
    maximumCards: 12,
    isBought: true,
    onBuy: fn(),
    bets: openBets,
    proof: { ...sampleProof, number: 87 },
    last: null,
  },
} satisfies Meta<typeof BingoView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Calling: Story = {};
export const Selling: Story = { args: { round: sellingRound(24_000), cards: [], isBought: false } };
export const SellingMore: Story = {
  args: { round: sellingRound(4_000), cards: ownCards.slice(0, 1) },
};
/** So few cards are sold that the prizes are not guaranteed yet. */
export const SellingFew: Story = {
  args: { round: sellingFewRound(24_000), cards: [], isBought: false },
};
/** The prizes of the sale are the guaranteed ones. */
export const SellingGuaranteed: Story = { args: { round: guaranteedRound(24_000) } };
export const Won: Story = {
  args: {
    round: wonRound(),
    last: { id: 'a', amount: '40000', payout: '481500', result: 'Satu garis' },
  },
};
export const Watching: Story = { args: { cards: [], isBought: false } };
export const Guest: Story = {
  args: {
    seat: { ...seat, access: 'guest' },
    round: sellingRound(24_000),
    cards: [],
    isBought: false,
  },
};
export const Between: Story = { args: { round: null, cards: [], isBought: false, proof: null } };
/** A brand that does not show the activity of others. */
export const WithoutOthers: Story = { args: { bets: null } };
export const LongText: Story = { globals: { language: 'pseudo' } };
export const Rtl: Story = { globals: { direction: 'rtl' } };
