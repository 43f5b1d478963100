import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  crashedRound,
  crashRound,
  pastMultipliers,
  sampleCurve,
  sampleProof,
  tablePlayers,
} from '../../../testing/crash-fixtures.ts';
import { tableSeat } from '../../../testing/table-seat.tsx';
import { CrashView } from './crash-view.tsx';

const still = Date.now();
const now = (): number => still;
const running = { ...crashRound(-1), closesAt: still - 24_536 };
const betting = { ...crashRound(1), closesAt: still + 3_200 };
const bet = { amount: '50000', autoCashOut: 1000 } as const;
const idle = { status: 'idle' } as const;
const seat = tableSeat('Lentera Terbang', { now, tools: {} });

const meta = {
  title: 'Screens/Crash',
  component: CrashView,
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
    round: running,
    multipleAt: sampleCurve,
    slots: { A: { status: 'in', ...bet }, B: idle },
    autoBounds: { minimum: 101, maximum: 100_000_000 },
    history: pastMultipliers,
    bets: {
      players: [
        ...tablePlayers,
        { id: 'own', name: '', stake: '50000', multiplier: null, payout: null, mine: true },
      ],
      playCount: 214,
    },
    proof: sampleProof,
    last: null,
    onPlace: fn(),
    onCancel: fn(),
    onCashOut: fn(),
  },
} satisfies Meta<typeof CrashView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Betting: Story = { args: { round: betting, slots: { A: idle, B: idle } } };
export const Crashed: Story = {
  args: {
    round: crashedRound(),
    slots: {
      A: { status: 'cashed', ...bet, multiplier: 210, payout: '105000' },
      B: { status: 'lost', amount: '20000', autoCashOut: null },
    },
    last: { id: 'a', amount: '50000', payout: '105000', result: '2,10×' },
  },
};
export const FirstVisit: Story = {
  args: { seat: { ...seat, hasReadRules: false }, slots: { A: idle, B: idle }, round: betting },
};
export const Guest: Story = {
  args: { seat: { ...seat, access: 'guest' }, slots: { A: idle, B: idle } },
};
export const Between: Story = {
  args: {
    round: null,
    history: [],
    bets: { players: [], playCount: 0 },
    proof: null,
    slots: { A: idle, B: idle },
  },
};
/** A brand that does not show the activity of others. */
export const WithoutOthers: Story = { args: { bets: null } };
export const LongText: Story = { globals: { language: 'pseudo' } };
export const Rtl: Story = { globals: { direction: 'rtl' } };
