import type { Currency } from '../contract/money.ts';
import type { GameCategory } from '../contract/statuses.ts';

/** Who made the games of the house. @source ours */
export const studios = ['Lentera Asli', 'Kala Studio', 'Nusa Play', 'Bahari', 'Rupa Nol'] as const;
export type Studio = (typeof studios)[number];

/**
 * Smallest and largest stake of a tier, as multiples of the smallest stake of the currency. Of bingo
 * the smallest is the price of a card.
 */
const tiers = {
  low: { least: 1n, most: 50n },
  usual: { least: 1n, most: 1_000n },
  raised: { least: 5n, most: 2_000n },
  high: { least: 50n, most: 10_000n },
} as const;

/** How much is played for. @source ours */
export type StakeTier = keyof typeof tiers;

/** A game that the house runs, as a platform offers it from its first day. */
export interface HouseGame {
  /** What the platform knows it by, unique among them; never changed, or it would be another game. */
  readonly key: string;
  readonly title: string;
  readonly provider: Studio;
  readonly category: GameCategory;
  /** Its rules, which several games may share. */
  readonly engine: string;
  /** Stakes that it takes at first; default `usual`. */
  readonly stakes?: StakeTier;
}

type Row = readonly [
  key: string,
  title: string,
  provider: Studio,
  engine?: string,
  stakes?: StakeTier,
];

/** Games of a category; where no engine is named, it is the key. */
const inCategory =
  (category: GameCategory) =>
  ([key, title, provider, engine = key, stakes]: Row): HouseGame => ({
    key,
    title,
    provider,
    category,
    engine,
    ...(stakes === undefined ? {} : { stakes }),
  });

const slots = (
  [
    ['slots-lantern-three', 'Lampion Tiga', 'Lentera Asli'],
    ['slots-tide-five', 'Pasang Lima', 'Lentera Asli'],
    ['slots-gem-three', 'Permata Senja', 'Kala Studio'],
    ['slots-gong-five', 'Gong Agung', 'Nusa Play'],
    ['slots-orchard-four', 'Kebun Empat', 'Bahari'],
    ['slots-market-wide', 'Pasar Malam', 'Rupa Nol'],
    ['slots-sea-three', 'Mutiara Timur', 'Bahari'],
    ['slots-sky-five', 'Komet Malam', 'Lentera Asli'],
    ['slots-coin-line', 'Koin Tunggal', 'Kala Studio'],
    ['slots-garden-five', 'Kebun Pala', 'Nusa Play'],
    ['slots-mask-fifteen', 'Seribu Topeng', 'Rupa Nol'],
    ['slots-treasure-six', 'Harta Enam', 'Kala Studio'],
    ['slots-reef-wide', 'Karang Raya', 'Bahari'],
    ['slots-moon-four', 'Bulan Empat', 'Lentera Asli'],
    ['slots-fruit-three', 'Buah Emas', 'Nusa Play'],
    ['slots-night-five', 'Rasi Permata', 'Rupa Nol'],
    ['slots-kris-five', 'Keris Naga', 'Kala Studio'],
    ['slots-sea-ways', 'Arus Balik', 'Bahari'],
    ['slots-orchard-six', 'Enam Kebun', 'Nusa Play'],
    ['slots-storm-fifteen', 'Badai Emas', 'Rupa Nol'],
    ['slots-craft-three', 'Tari Topeng', 'Lentera Asli'],
    ['slots-gem-ways', 'Kristal Kembar', 'Kala Studio'],
    ['slots-harvest-five', 'Panen Raya', 'Nusa Play'],
  ] satisfies Row[]
).map(inCategory('slots'));

const live = (
  [
    ['baccarat', 'Bakarat Meja', 'Lentera Asli'],
    ['baccarat-copper', 'Bakarat Receh', 'Kala Studio', 'baccarat', 'low'],
    ['baccarat-jade', 'Bakarat Giok', 'Kala Studio', 'baccarat', 'high'],
    ['baccarat-swift', 'Bakarat Kilat', 'Nusa Play'],
    ['baccarat-swift-gold', 'Bakarat Kilat Emas', 'Nusa Play', 'baccarat-swift', 'high'],
    ['baccarat-calm', 'Bakarat Teduh', 'Bahari'],
    ['baccarat-garden', 'Bakarat Taman', 'Rupa Nol', 'baccarat-calm', 'low'],
    ['baccarat-palace', 'Bakarat Keraton', 'Rupa Nol', 'baccarat-calm', 'high'],
  ] satisfies Row[]
).map(inCategory('live'));

const casino = (
  [
    ['dice', 'Dadu Seratus', 'Lentera Asli'],
    ['dice-copper', 'Dadu Receh', 'Kala Studio', 'dice', 'low'],
    ['dice-gold', 'Dadu Sultan', 'Rupa Nol', 'dice', 'high'],
    ['limbo', 'Limbo', 'Lentera Asli'],
    ['limbo-sky', 'Limbo Langit', 'Nusa Play', 'limbo', 'high'],
    ['mines', 'Ranjau', 'Lentera Asli'],
    ['mines-copper', 'Ranjau Kampung', 'Bahari', 'mines', 'low'],
    ['mines-gem', 'Ranjau Permata', 'Kala Studio', 'mines', 'high'],
    ['roulette', 'Rolet Eropa', 'Lentera Asli'],
    ['roulette-french', 'Rolet Prancis', 'Rupa Nol'],
    ['roulette-gold', 'Rolet Sultan', 'Nusa Play', 'roulette-french', 'high'],
  ] satisfies Row[]
).map(inCategory('casino'));

const fishing = (
  [
    ['fishing', 'Kolam Naga', 'Lentera Asli'],
    ['fishing-palace', 'Kolam Keraton', 'Lentera Asli', 'fishing', 'high'],
    ['fishing-river', 'Kali Bening', 'Bahari'],
    ['fishing-creek', 'Jala Receh', 'Nusa Play', 'fishing-river', 'low'],
    ['fishing-reef', 'Karang Pelangi', 'Bahari'],
    ['fishing-deep', 'Palung Gelap', 'Kala Studio'],
    ['fishing-trench', 'Pancing Samudra', 'Rupa Nol', 'fishing-deep', 'raised'],
  ] satisfies Row[]
).map(inCategory('fishing'));

const bingo = (
  [
    ['bingo', 'Bingo Lentera', 'Lentera Asli'],
    ['bingo-quick', 'Bingo Cepat', 'Nusa Play'],
    ['bingo-full', 'Bingo Purnama', 'Kala Studio'],
    ['bingo-lines', 'Bingo Garis', 'Rupa Nol'],
    ['bingo-market', 'Bingo Pasar', 'Bahari', 'bingo-lines', 'raised'],
    ['bingo-moon', 'Bingo Bulan Emas', 'Kala Studio', 'bingo-full', 'high'],
  ] satisfies Row[]
).map(inCategory('bingo'));

const crash = (
  [
    ['crash', 'Layar Naik', 'Lentera Asli'],
    ['crash-kite', 'Layang Receh', 'Kala Studio', 'crash', 'low'],
    ['crash-rocket', 'Roket Nusa', 'Nusa Play', 'crash', 'high'],
    ['crash-calm', 'Angin Teduh', 'Bahari'],
    ['crash-lantern', 'Lampion Terbang', 'Rupa Nol', 'crash-calm', 'low'],
    ['crash-hawk', 'Elang Emas', 'Rupa Nol', 'crash-calm', 'high'],
  ] satisfies Row[]
).map(inCategory('crash'));

/** One of each by turns, so that the last of all lists come last together. */
function byTurns(lists: readonly (readonly HouseGame[])[]): HouseGame[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn - longest + list.length] ?? []),
  ).flat();
}

/**
 * All games of the house, the newest last: what a lobby shows as new is of every category.
 * @source spec §1 (categories), the games ours
 */
export const houseGames: readonly HouseGame[] = byTurns([
  slots,
  live,
  casino,
  fishing,
  bingo,
  crash,
]);

/** Smallest stake on a game of the house in minor units, by currency. @source ours */
const leastStake: Readonly<Record<Currency, bigint>> = {
  IDR: 1_000n,
  VND: 1_000n,
  PHP: 500n,
  THB: 500n,
  MYR: 50n,
  USD: 10n,
};

/** Stakes that a game of a tier takes at first, in minor units. @source ours */
export const houseStakes = (
  currency: Currency,
  tier: StakeTier = 'usual',
): { least: bigint; most: bigint } => ({
  least: leastStake[currency] * tiers[tier].least,
  most: leastStake[currency] * tiers[tier].most,
});
