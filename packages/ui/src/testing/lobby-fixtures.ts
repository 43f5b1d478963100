import type { GameArtCategory } from '../components/game-art/game-art.types.ts';
import type { GameSummary, RoundStatus } from '../components/game-card/game.types.ts';
import type { RecentResult } from '../components/results-ticker/results-ticker.tsx';

const gameOf = (
  index: number,
  title: string,
  status: RoundStatus | null,
  category: GameArtCategory = 'cockfight',
  provider: string = 'Lentera Asli',
): GameSummary => ({
  id: `01931c4e-1f00-7000-8000-00000000000${index}`,
  title,
  category,
  engine: category === 'cockfight' ? 'arena' : category,
  provider,
  currency: 'IDR',
  minimumStake: '1000',
  maximumStake: '5000000',
  takeoutBp: 600,
  selections: ['meron', 'wala'],
  currentRound: status && { id: `round-${index}`, number: 120 + index, status },
  createdAt: '2026-11-01T00:00:00.000Z',
});

/** The six default arenas, each in another status; for stories and tests. */
export const sixArenas: readonly GameSummary[] = [
  gameOf(1, 'Arena Lentera', 'open'),
  gameOf(2, 'Arena Timur', 'closed'),
  gameOf(3, 'Arena Selatan', 'standby'),
  gameOf(4, 'Arena Pesisir', 'last-call'),
  gameOf(5, 'Arena Bukit', null),
  gameOf(6, 'Arena Senja', 'declared'),
];

const categories: readonly GameArtCategory[] = [
  'slots',
  'live',
  'casino',
  'fishing',
  'bingo',
  'crash',
];

/** A full lobby: seven games of every other category in addition to the arenas. */
export const manyGames: readonly GameSummary[] = [
  ...sixArenas,
  ...categories.flatMap((category) =>
    Array.from({ length: 7 }, (_, index) => ({
      ...gameOf(
        index,
        `${category[0]?.toUpperCase()}${category.slice(1)} ${index + 1}`,
        null,
        category,
        'Kala Studio',
      ),
      id: `${category}-${index}`,
    })),
  ),
];

/** Finished fights of the arenas. */
export const someResults: readonly RecentResult[] = (
  ['meron', 'wala', 'meron', 'draw', 'wala', 'cancelled'] as const
).map((result, index) => ({
  roundId: `done-${index}`,
  number: 127 - index,
  gameTitle: sixArenas[index % 3]?.title ?? '',
  result,
  odds: result === 'meron' || result === 'wala' ? 176 + index * 9 : null,
  href: `#done-${index}`,
}));
