import type { PublicReason, TransactionType } from '@lobi/core/contract';

/** Outcome of a request, some minutes after its creation. */
export type DemoStep = { readonly after: number } & (
  | { readonly do: 'paid' }
  | { readonly do: 'proof' }
  | { readonly do: 'lapse' }
  | { readonly do: 'process' | 'complete'; readonly by: string }
  | { readonly do: 'reject'; readonly by: string; readonly why: PublicReason }
);

/** A request of the demo's history. Amounts are minor units of a currency without decimals. */
export interface DemoRequest {
  /** Creation, in minutes before the demo opens. */
  readonly ago: number;
  readonly type: TransactionType;
  readonly by: string;
  /** Owner of the wallet, if not the maker. */
  readonly of?: string;
  readonly amount: bigint;
  readonly channel?: string;
  readonly note?: string;
  readonly steps?: readonly DemoStep[];
}

/** An agent's commission claimed into the wallet. */
export interface DemoClaim {
  readonly ago: number;
  readonly by: string;
  readonly which: 'all' | 'oldest';
}

const days = (count: number, minutes = 0): number => count * 1_440 - minutes;

const toBank = 'Rekening bank (BI-FAST)';
const viaAgent = 'Agen Anda';
const toWallet = 'E-wallet (GoPay, DANA, OVO)';

const approved = (by: string, after = 9): DemoStep[] => [
  { do: 'process', by, after: after - 4 },
  { do: 'complete', by, after },
];

const paidAndApproved = (by: string): DemoStep[] => [
  { do: 'proof', after: 3 },
  ...approved(by, 11),
];

/** Requests of every type in every status, decided and open. */
export const requests: readonly DemoRequest[] = [
  {
    ago: days(13),
    type: 'deposit',
    by: 'sari',
    amount: 2_000_000n,
    channel: 'Bank BCA',
    steps: paidAndApproved('admin'),
  },
  {
    ago: days(12, 200),
    type: 'deposit',
    by: 'bima',
    amount: 1_500_000n,
    channel: 'GoPay',
    steps: paidAndApproved('admin'),
  },
  {
    ago: days(11, 90),
    type: 'withdraw',
    by: 'dewi',
    amount: 750_000n,
    channel: toBank,
    steps: approved('admin', 22),
  },
  {
    ago: days(10, 400),
    type: 'deposit',
    by: 'rangga',
    amount: 500_000n,
    channel: 'Bank Mandiri',
    steps: [
      { do: 'paid', after: 4 },
      { do: 'process', by: 'admin', after: 12 },
      { do: 'reject', by: 'admin', after: 15, why: 'not-received' },
    ],
  },
  {
    ago: days(9, 30),
    type: 'withdraw',
    by: 'wayan',
    amount: 1_000_000n,
    channel: toBank,
    steps: [{ do: 'reject', by: 'admin', after: 18, why: 'holder' }],
  },
  { ago: days(8, 500), type: 'cash-in', by: 'agent', of: 'dewi', amount: 1_000_000n },
  {
    ago: days(7, 120),
    type: 'cash-out',
    by: 'intan',
    amount: 400_000n,
    steps: [{ do: 'complete', by: 'agent', after: 25 }],
  },
  {
    ago: days(6, 60),
    type: 'deposit',
    by: 'subagent',
    amount: 5_000_000n,
    channel: 'Bank BCA',
    steps: paidAndApproved('admin'),
  },
  {
    ago: days(5, 700),
    type: 'cash-in',
    by: 'subagent',
    of: 'sari',
    amount: 3_500_000n,
    note: 'Titipan tunai',
  },
  { ago: days(5, 640), type: 'cash-in', by: 'subagent', of: 'bima', amount: 3_500_000n },
  {
    ago: days(5),
    type: 'withdraw',
    by: 'sari',
    amount: 3_000_000n,
    channel: toBank,
    steps: approved('admin', 31),
  },
  {
    ago: days(4, 300),
    type: 'deposit',
    by: 'bima',
    amount: 350_000n,
    channel: 'DANA',
    steps: [{ do: 'lapse', after: 61 }],
  },
  {
    ago: days(3, 800),
    type: 'deposit',
    by: 'player',
    amount: 150_000n,
    channel: viaAgent,
    steps: paidAndApproved('subagent'),
  },
  { ago: days(3, 100), type: 'cash-in', by: 'agent', of: 'player2', amount: 50_000n },
  {
    ago: days(2, 900),
    type: 'withdraw',
    by: 'player',
    amount: 100_000n,
    channel: toWallet,
    steps: approved('admin', 14),
  },
  {
    ago: days(2, 500),
    type: 'deposit',
    by: 'wayan',
    amount: 300_000n,
    channel: 'QRIS',
    steps: paidAndApproved('admin'),
  },
  {
    ago: days(2),
    type: 'withdraw',
    by: 'rangga',
    amount: 1_250_000n,
    channel: toBank,
    steps: approved('admin', 19),
  },
  {
    ago: days(1, 300),
    type: 'cash-out',
    by: 'agent',
    of: 'dewi',
    amount: 200_000n,
    steps: [{ do: 'reject', by: 'dewi', after: 40, why: 'not-wanted' }],
  },
  {
    ago: days(1),
    type: 'deposit',
    by: 'intan',
    amount: 1_000_000n,
    channel: viaAgent,
    steps: paidAndApproved('agent'),
  },
  {
    ago: 900,
    type: 'withdraw',
    by: 'intan',
    amount: 600_000n,
    channel: toWallet,
    steps: approved('admin', 12),
  },
  {
    ago: 300,
    type: 'deposit',
    by: 'rangga',
    amount: 900_000n,
    channel: 'GoPay',
    steps: paidAndApproved('admin'),
  },
  {
    ago: 45,
    type: 'withdraw',
    by: 'bima',
    amount: 6_500_000n,
    channel: toBank,
    steps: [{ do: 'process', by: 'admin', after: 30 }],
  },
  { ago: 34, type: 'withdraw', by: 'subagent', amount: 2_000_000n, channel: toBank },
  { ago: 26, type: 'withdraw', by: 'sari', amount: 1_200_000n, channel: toWallet },
  {
    ago: 22,
    type: 'deposit',
    by: 'rangga',
    amount: 2_000_000n,
    channel: 'Bank Mandiri',
    steps: [
      { do: 'proof', after: 5 },
      { do: 'process', by: 'admin', after: 16 },
    ],
  },
  {
    ago: 17,
    type: 'deposit',
    by: 'dewi',
    amount: 500_000n,
    channel: viaAgent,
    steps: [{ do: 'proof', after: 6 }],
  },
  { ago: 12, type: 'cash-out', by: 'agent', of: 'dewi', amount: 300_000n },
  { ago: 10, type: 'cash-out', by: 'intan', amount: 250_000n, note: 'Ambil sore ini' },
  { ago: 8, type: 'deposit', by: 'wayan', amount: 250_000n, channel: viaAgent },
  { ago: 6, type: 'deposit', by: 'player', amount: 100_000n, channel: 'QRIS' },
];

/** Claimed commission. */
export const claims: readonly DemoClaim[] = [
  { ago: 200, by: 'subagent', which: 'all' },
  { ago: 150, by: 'agent', which: 'oldest' },
];
