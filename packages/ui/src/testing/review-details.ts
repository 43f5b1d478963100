import type { DuplicateHint, ReviewCheck } from '../components/review-panel/review-parts.tsx';
import type { TimelineEvent } from '../components/timeline/timeline.tsx';
import type { ShownTransaction } from '../components/transaction-row/transaction.types.ts';
import { sampleProof } from './image-fixtures.ts';

const checks: readonly ReviewCheck[] = [
  {
    id: 'amount',
    label: 'Jumlah',
    found: 'Rp 2.500.782',
    expected: 'tepat, termasuk kode unik',
    matches: true,
  },
  {
    id: 'sender',
    label: 'Pengirim',
    found: 'SITI RAHMAWATI',
    expected: 'Siti Rahmawati',
    matches: true,
  },
  {
    id: 'target',
    label: 'Tujuan',
    found: 'BCA ··· 4821',
    expected: 'kanal BCA-2, aktif',
    matches: true,
  },
  {
    id: 'time',
    label: 'Waktu',
    found: '15.58.12',
    expected: '2 mnt setelah dibuat',
    matches: true,
  },
  {
    id: 'reference',
    label: 'No. rujukan',
    found: 'FT2632 4471 90',
    expected: 'sudah dipakai sekali',
    matches: false,
  },
];

const hints: readonly DuplicateHint[] = [
  {
    id: 'TRX-20261120-0127',
    title: 'Jumlah dasar sama dalam 24 jam.',
    detail: 'TRX-20261120-0127, Rp 2.500.315, selesai 09.14 WIB. Gambar dan nomor rujukan berbeda.',
    href: '#bandingkan',
  },
];

const events: readonly TimelineEvent[] = [
  { id: '1', at: '2026-11-20T08:59:06.000Z', title: 'Dibuat', actor: 'siti_rahma' },
  { id: '2', at: '2026-11-20T08:59:41.000Z', title: 'Bukti diunggah', actor: 'siti_rahma' },
  { id: '3', at: '2026-11-20T09:01:20.000Z', title: 'Diambil', actor: 'Dewi Anggraini' },
];

const past = (
  id: string,
  type: ShownTransaction['type'],
  details: string,
  amount: string,
  status: ShownTransaction['status'],
  createdAt: string,
): ShownTransaction => ({ id, type, details, amount, currency: 'IDR', status, createdAt });

const history = [
  past('h1', 'withdraw', 'BCA', '2000000', 'processing', '2026-11-20T07:12:00.000Z'),
  past('h2', 'cash-in', 'nusa_bali', '150000', 'completed', '2026-11-20T06:20:00.000Z'),
  past('h3', 'deposit', 'BCA', '2500315', 'completed', '2026-11-20T02:14:00.000Z'),
];

/** Details that a reviewer sees in addition to the request. */
/** Reasons of a rejected deposit that the user may see. */
export const sampleReasons = [
  {
    value: 'proof',
    label: 'Bukti transfer tidak terbaca. Silakan unggah ulang dengan gambar yang jelas.',
  },
  { value: 'amount', label: 'Jumlah pada bukti berbeda dengan permintaan.' },
  { value: 'sender', label: 'Nama pengirim berbeda dengan nama pemilik akun.' },
  { value: 'used-proof', label: 'Bukti ini sudah dipakai untuk transaksi lain.' },
  { value: 'general', label: 'Silakan hubungi layanan pelanggan bila ada pertanyaan.' },
];

export const sampleReviewDetails = {
  reasons: sampleReasons,
  proof: { src: sampleProof, uploadedAt: '2026-11-20T08:59:41.000Z' },
  checks,
  hints,
  facts: [
    { label: 'Status', value: 'Aktif' },
    { label: 'Sejak', value: '14 Mar 2026' },
    { label: 'Agen', value: 'nusa_bali' },
    { label: 'Deposit 30 hari', value: '6 selesai, 0 ditolak' },
    { label: 'Penarikan 30 hari', value: '2 selesai' },
    { label: 'Batas harian', value: 'Rp 7.500.000' },
  ],
  userHref: '#siti_rahma',
  events,
  history,
  balance: { before: '184500', after: '2685282' },
};
