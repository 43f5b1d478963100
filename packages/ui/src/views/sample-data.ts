import type { WalletWithOwner } from '../components/wallet-card/wallet-card.tsx';
import type { BetListRow } from './bets/bets.types.ts';
import type { EarningListRow } from './earnings/earnings.types.ts';
import type { LedgerRow } from './ledger/ledger.types.ts';
import type { TransactionListRow } from './transactions/transactions.types.ts';
import type { UserListRow } from './users/users.types.ts';

/** A player's wallet for stories and tests. */
export const sampleWallet: WalletWithOwner = {
  id: '01981f6e-7c3a-7b5e-9d2f-3b1a5c7e9f01',
  balance: '2184500',
  held: '2000000',
  available: '184500',
  currency: 'IDR',
  owner: { id: 'user-1', username: 'siti_rahma', role: 'player', status: 'activated' },
};

/** Addresses of the parts of that wallet. */
export const sampleHrefs = {
  overview: '#overview',
  ledger: '#ledger',
  transactions: '#transactions',
  bets: '#bets',
} as const;

type Movement = readonly [
  at: string,
  kind: LedgerRow['kind'],
  details: string,
  amount: string,
  before: string,
  after: string,
  reference: string,
  status?: LedgerRow['status'],
];

/** Entries of two days, newest first; each starts with the balance at which the previous one ended. */
const movements: readonly Movement[] = [
  [
    '2026-11-20T07:12:09.000Z',
    'withdraw',
    'Penarikan ke BCA 5527',
    '-2000000',
    '2184500',
    '184500',
    'TRX-20261120-0344',
    'pending',
  ],
  [
    '2026-11-20T07:05:36.000Z',
    'bet',
    'Taruhan Wala, Laga 126',
    '-500000',
    '2684500',
    '2184500',
    'BET-88319277',
  ],
  [
    '2026-11-20T06:20:00.000Z',
    'cash-in',
    'Isi saldo dari agen nusa_bali',
    '150000',
    '2534500',
    '2684500',
    'TRX-20261120-0263',
  ],
  [
    '2026-11-20T04:58:55.000Z',
    'payout',
    'Slot Taman Lentera, pembayaran',
    '47500',
    '2487000',
    '2534500',
    'RND-7741902',
  ],
  [
    '2026-11-20T04:40:18.000Z',
    'bet',
    'Slot Taman Lentera, 24 putaran',
    '-120000',
    '2607000',
    '2487000',
    'RND-7741902',
  ],
  [
    '2026-11-20T03:23:47.000Z',
    'payout',
    'Menang Meron 194, Laga 123',
    '1940000',
    '667000',
    '2607000',
    'BET-88302710',
  ],
  [
    '2026-11-20T03:15:02.000Z',
    'bet',
    'Taruhan Meron, Laga 123',
    '-1000000',
    '1667000',
    '667000',
    'BET-88302710',
  ],
  [
    '2026-11-20T03:06:33.000Z',
    'bet',
    'Taruhan Wala, Laga 122',
    '-1000000',
    '2667000',
    '1667000',
    'BET-88301944',
  ],
  [
    '2026-11-20T02:14:51.000Z',
    'deposit',
    'Deposit BCA, kode unik 315',
    '2500315',
    '166685',
    '2667000',
    'TRX-20261120-0127',
  ],
  [
    '2026-11-19T13:41:09.000Z',
    'withdraw',
    'Penarikan ke BCA 5527',
    '-450000',
    '616685',
    '166685',
    'TRX-20261119-1187',
  ],
  [
    '2026-11-19T06:11:40.000Z',
    'refund',
    'Taruhan dikembalikan, Laga 119 seri',
    '200000',
    '416685',
    '616685',
    'BET-88240115',
  ],
  [
    '2026-11-19T06:02:17.000Z',
    'bet',
    'Taruhan Meron, Laga 119',
    '-200000',
    '616685',
    '416685',
    'BET-88240115',
  ],
  [
    '2026-11-19T02:31:48.000Z',
    'payout',
    'Ambil 1,84×, ronde 39.866',
    '92000',
    '524685',
    '616685',
    'BET-88213907',
  ],
  [
    '2026-11-19T02:31:05.000Z',
    'bet',
    'Taruhan Crash, ronde 39.866',
    '-50000',
    '574685',
    '524685',
    'BET-88213907',
  ],
  [
    '2026-11-19T02:14:22.000Z',
    'deposit',
    'Deposit QRIS',
    '500000',
    '74685',
    '574685',
    'TRX-20261119-0212',
  ],
];

export const sampleLedger: readonly LedgerRow[] = movements.map(
  ([createdAt, kind, details, amount, balanceBefore, balanceAfter, reference, status], index) => ({
    id: `entry-${movements.length - index}`,
    kind,
    details,
    status: status ?? 'posted',
    amount,
    balanceBefore,
    balanceAfter,
    currency: 'IDR',
    version: movements.length - index,
    reference,
    createdAt,
  }),
);

export const sampleBets: readonly BetListRow[] = (
  [
    ['126', 'wala', '500000', 'placed', null, null, '2026-11-20T07:05:36.000Z'],
    ['123', 'meron', '1000000', 'won', 194, '1940000', '2026-11-20T03:15:02.000Z'],
    ['122', 'wala', '1000000', 'lost', 185, '0', '2026-11-20T03:06:33.000Z'],
    ['119', 'meron', '200000', 'refunded', null, '200000', '2026-11-19T06:02:17.000Z'],
    ['118', 'draw', '50000', 'cancelled', null, '50000', '2026-11-19T05:40:00.000Z'],
  ] as const
).map(([number, selection, amount, status, odds, payout, createdAt]) => ({
  id: `bet-${number}`,
  roundNumber: Number(number),
  game: { id: 'arena', title: 'Arena Lentera' },
  selection,
  amount,
  currency: 'IDR',
  status,
  odds,
  payout,
  createdAt,
}));

/** The same with plays of other games. */
export const sampleMixedBets: readonly BetListRow[] = [
  {
    id: 'play-2',
    roundNumber: 39_866,
    game: { id: 'crash', title: 'Layar Naik' },
    selection: null,
    amount: '50000',
    currency: 'IDR',
    status: 'won',
    odds: 243,
    payout: '121500',
    createdAt: '2026-11-20T08:20:10.000Z',
  },
  {
    id: 'play-1',
    roundNumber: null,
    game: { id: 'dice', title: 'Dadu Seratus' },
    selection: null,
    amount: '10000',
    currency: 'IDR',
    status: 'lost',
    odds: null,
    payout: '0',
    createdAt: '2026-11-20T08:11:42.000Z',
  },
  ...sampleBets,
];

/** Transactions of that wallet, newest first. */
export const sampleTransactions: readonly TransactionListRow[] = (
  [
    ['withdraw', 'pending', '2000000', '15000', 'Bank Contoh', '2026-11-20T07:12:09.000Z'],
    ['cash-in', 'completed', '150000', '0', null, '2026-11-20T06:20:00.000Z'],
    ['deposit', 'completed', '2500000', '0', 'QRIS', '2026-11-20T01:14:51.000Z'],
    ['deposit', 'rejected', '100000', '1500', 'DANA', '2026-11-19T15:02:00.000Z'],
    ['cash-out', 'completed', '300000', '0', null, '2026-11-19T09:20:00.000Z'],
  ] as const
).map(([type, status, amount, fee, channel, createdAt], index) => {
  const own = { walletId: sampleWallet.id, username: sampleWallet.owner.username };
  const agent = channel === null ? { walletId: 'wallet-agent', username: 'nusa_bali' } : null;
  const isIncoming = type === 'deposit' || type === 'cash-in';
  return {
    id: `transaction-${index + 1}`,
    type,
    status,
    amount,
    fee,
    currency: 'IDR',
    details: channel === null ? 'nusa_bali' : `Lewat ${channel}`,
    owner: { id: sampleWallet.owner.id },
    from: isIncoming ? agent : own,
    to: isIncoming ? own : agent,
    channel: channel === null ? null : { name: channel },
    createdAt,
  };
});

export const sampleUsers: readonly UserListRow[] = (
  [
    ['siti_rahma', 'player', 'activated', '2184500'],
    ['kuta_agen', 'agent', 'activated', '9250000'],
    ['wayan_d', 'player', 'activated', '310000'],
    ['komang22', 'player', 'restricted', '95000'],
    ['gede_p', 'player', 'pending', '0'],
    ['made_s', 'player', 'blocked', '640000'],
  ] as const
).map(([username, role, status, balance], index) => ({
  id: `user-${index + 1}`,
  username,
  role,
  status,
  parent: { id: 'agent-1', username: 'nusa_bali' },
  wallet: { id: `wallet-${index + 1}`, balance, currency: 'IDR' },
  earnings: role === 'agent' ? '1284500' : null,
  createdAt: `2026-1${index % 2}-0${index + 1}T03:00:00.000Z`,
}));

export const sampleEarnings: readonly EarningListRow[] = (
  [
    ['turnover', '369200', 'claimable'],
    ['referral', '25000', 'accrued'],
    ['turnover', '254000', 'claimed'],
    ['ggr', '112500', 'paid'],
    ['promo', '10000', 'reversed'],
  ] as const
).map(([type, amount, status], index) => ({
  id: `earning-${index + 1}`,
  claimee: { id: 'agent-1', username: 'nusa_bali' },
  type,
  amount,
  currency: 'IDR',
  status,
  day: type === 'ggr' ? '2026-11-16' : null,
  date: `2026-11-${20 - index}T16:59:59.000Z`,
}));
