import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  baccaratRound,
  dealtRound,
  naturalCoup,
  sixCardCoup,
  tableRoad,
  tieCoup,
} from '../../../testing/baccarat-fixtures.ts';
import { openBets, sampleProof } from '../../../testing/crash-fixtures.ts';
import { tableSeat } from '../../../testing/table-seat.tsx';
import { BaccaratView } from './baccarat-view.tsx';

const seat = tableSeat('Bakarat Meja', {
  about: { ...tableSeat('').about, returnBp: 8_564, maximumReturnBp: 9_894 },
});
const own = {
  id: 'play-1',
  bets: [
    { spot: 'banker', amount: '100000' },
    { spot: 'player-pair', amount: '10000' },
  ],
} as const;

const meta = {
  title: 'Screens/Baccarat',
  component: BaccaratView,
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
    round: baccaratRound(12_000),
    own: null,
    pays: { player: 1, banker: 0.95, tie: 8, 'player-pair': 11, 'banker-pair': 11 },
    chips: ['10000', '25000', '50000', '100000', '500000'],
    onPlace: fn(),
    road: tableRoad,
    bets: openBets,
    proof: { ...sampleProof, number: 127 },
    last: null,
  },
} satisfies Meta<typeof BaccaratView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Betting: Story = {};
export const Placed: Story = { args: { own } };
export const Dealing: Story = { args: { round: baccaratRound(0, { coup: sixCardCoup }), own } };
export const BankerWins: Story = {
  args: {
    round: dealtRound(sixCardCoup),
    own,
    last: { id: 'play-1', amount: '110000', payout: '315000', result: 'Bandar 7 : 4' },
  },
};
export const Natural: Story = { args: { round: dealtRound(naturalCoup) } };
export const Tie: Story = {
  args: {
    round: dealtRound(tieCoup),
    own,
    last: { id: 'play-1', amount: '110000', payout: '100000', result: 'Seri 7 : 7' },
  },
};
export const Guest: Story = { args: { seat: { ...seat, access: 'guest' } } };
export const Between: Story = { args: { round: null, road: [], proof: null } };
/** A brand that does not show the activity of others. */
export const WithoutOthers: Story = { args: { bets: null } };
export const LongText: Story = { globals: { language: 'pseudo' } };
export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const banker = canvas.getByRole('button', { name: /di Bandar\./ });
    banker.focus();
    await userEvent.keyboard(' {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Urungkan' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Pasang (?!.*( di |\. ))/ }));
    await expect(args.onPlace).toHaveBeenCalledWith([{ spot: 'banker', amount: '10000' }], '10000');
  },
};
