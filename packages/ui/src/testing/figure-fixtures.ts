import type { KpiItem } from '../components/stat-card/kpi-row.tsx';

/** Values of a day by the hour, in millions of rupiah, for stories and tests. */
const millions = (figures: readonly number[]): string[] =>
  figures.map((figure) => `${figure}00000`);

/** The key figures of a day. */
export const sampleFigures: readonly KpiItem[] = [
  {
    id: 'ggr',
    label: 'GGR',
    value: '212330000',
    format: 'money',
    change: 0.129,
    tone: 'accent',
    points: millions([142, 98, 71, 46, 33, 30, 42, 69, 96, 125, 140, 163, 199, 184, 207, 221, 266]),
  },
  {
    id: 'turnover',
    label: 'Turnover',
    value: '4220000000',
    format: 'money',
    change: 0.062,
    points: millions([
      300, 240, 200, 180, 170, 190, 240, 300, 360, 410, 440, 490, 530, 520, 580, 610,
    ]),
  },
  {
    id: 'deposit',
    label: 'Deposit',
    value: '386420000',
    format: 'money',
    change: 0.031,
    points: millions([120, 100, 80, 70, 70, 90, 130, 170, 195, 215, 230, 220, 240, 225, 250, 265]),
  },
  {
    id: 'withdraw',
    label: 'Penarikan',
    value: '241905000',
    format: 'money',
    change: -0.04,
    good: 'neither',
    points: millions([150, 130, 100, 70, 50, 50, 90, 140, 180, 210, 230, 220, 200, 210, 190, 180]),
  },
  {
    id: 'players',
    label: 'Pemain aktif',
    value: 1284,
    change: 0.024,
    points: [820, 720, 620, 560, 520, 540, 620, 720, 820, 880, 920, 960, 1010, 1000, 1040, 1284],
  },
  {
    id: 'handled',
    label: 'Ditangani dalam 15 mnt',
    value: 0.962,
    format: 'percent',
    change: -0.009,
    points: [0.97, 0.97, 0.97, 0.975, 0.98, 0.977, 0.975, 0.97, 0.972, 0.97, 0.968, 0.97, 0.962],
  },
];

const hourMs = 3_600_000;

/** The hours of a day in Jakarta. */
export const sampleHours: readonly string[] = Array.from({ length: 24 }, (_, hour) =>
  new Date(Date.parse('2026-11-19T17:00:00.000Z') + hour * hourMs).toISOString(),
);

/** Seven days, the last of them today. */
export const sampleDays: readonly string[] = Array.from({ length: 7 }, (_, day) =>
  new Date(Date.parse('2026-11-14T05:00:00.000Z') + day * 24 * hourMs).toISOString(),
);

const today = [
  14.2, 9.8, 7.1, 4.6, 3.2, 3, 4.1, 6.8, 9.6, 12.4, 13.9, 16.2, 19.9, 18.4, 20.6, 22, 26.6,
];
const yesterday = [
  12.8, 10.6, 8.2, 5.2, 3.8, 3.1, 3.8, 5.9, 8.2, 11.1, 12.9, 14.2, 16, 16.8, 17.1, 18.8, 19.5, 21.8,
  25.4, 29.1, 30.6, 28.1, 22.4, 17.4,
];

const rupiah = (figure: number): string => `${Math.round(figure * 1_000_000)}`;

/** Hourly gross gaming revenue, today until four in the afternoon, and yesterday. */
export const sampleGgrByHour = [
  { id: 'today', label: 'Hari ini', values: today.map(rupiah) },
  { id: 'yesterday', label: 'Kemarin', values: yesterday.map(rupiah), tone: 'muted' },
] as const;

/** Money in and out of seven days. */
export const sampleFlows = [
  {
    id: 'deposit',
    label: 'Deposit',
    tone: 'second',
    values: [355.1, 388.2, 372.9, 401.5, 446.3, 489.8, 386.42].map(rupiah),
  },
  {
    id: 'withdraw',
    label: 'Penarikan',
    tone: 'muted',
    values: [212.4, 236.6, 262, 218.5, 291.2, 331.7, 241.905].map(rupiah),
  },
] as const;

/** Gross gaming revenue by kind of game. */
export const sampleGgrByCategory = [
  { id: 'slots', label: 'Slot', value: '88940000' },
  { id: 'live', label: 'Live Dealer', value: '41275000' },
  { id: 'cockfight', label: 'Sabung ayam', value: '33680000' },
  { id: 'casino', label: 'Kasino', value: '19115000' },
  { id: 'crash', label: 'Crash', value: '15470000' },
  { id: 'fishing', label: 'Tembak ikan', value: '9730000' },
  { id: 'bingo', label: 'Bingo', value: '4120000' },
] as const;
