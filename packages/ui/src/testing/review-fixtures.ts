import type { ReviewItem } from '../components/review-panel/review.types.ts';

/** The current time for these requests. */
export const reviewNow = Date.parse('2026-11-20T09:08:30.000Z');

const person = (username: string) => ({ id: username, username });

const request = (
  number: string,
  username: string,
  amount: string,
  createdAt: string,
  more: Partial<ReviewItem> = {},
): ReviewItem => ({
  id: `TRX-20261120-${number}`,
  type: 'deposit',
  status: 'pending',
  amount,
  currency: 'IDR',
  user: person(username),
  creator: person(username),
  channel: 'QRIS',
  claimedBy: null,
  firstApproval: null,
  needsSecond: false,
  risks: [],
  version: 1,
  createdAt: `2026-11-20T${createdAt}.000Z`,
  ...more,
});

/** Sample requests of the queue. The user is `dewi`. */
export const sampleReview: readonly [ReviewItem, ...ReviewItem[]] = [
  request('0418', 'siti_rahma', '2500782', '08:59:06', {
    channel: 'BCA · kode unik 782',
    claimedBy: { id: 'dewi', username: 'Dewi Anggraini' },
    risks: ['1 petunjuk duplikat'],
  }),
  request('0391', 'bagus.s', '12500000', '08:37:12', {
    type: 'withdraw',
    channel: 'BRI · 0027 ··· 318',
    needsSecond: true,
  }),
  request('0394', 'maya_putri', '350000', '08:44:20', {
    channel: 'DANA',
    risks: ['2 petunjuk duplikat'],
  }),
  request('0401', 'hendra88', '1750000', '08:49:02', {
    type: 'withdraw',
    channel: 'BCA · ··· 9074',
    claimedBy: { id: 'raka', username: 'Raka K.' },
  }),
  request('0420', 'yoga.pratama', '100000', '09:00:11'),
  request('0422', 'nurhayati', '640000', '09:00:25', {
    type: 'withdraw',
    channel: 'Mandiri · ··· 5512',
  }),
  request('0427', 'arif.rahman', '4200000', '09:03:08', {
    type: 'withdraw',
    channel: 'BCA · ··· 1260',
    risks: ['Rekening baru'],
  }),
  request('0433', 'intan_k', '75000', '09:08:06'),
];
