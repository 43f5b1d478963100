import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import type { GameSummary, RoundStatus } from './game.types.ts';

/** Colour of the dot before a status, which is always shown as text too. */
export type RoundTagTone = 'open' | 'warning' | 'running' | 'quiet';

type Word = keyof KitMessages['lobby'];

const waiting = ['quiet', 'statusWaiting', 'tagWaiting'] as const;
const running = ['running', 'statusRunning', 'tagRunning'] as const;

/** Tone, text, and the text on a small tile of each status. */
const tags: Readonly<Record<RoundStatus, readonly [RoundTagTone, Word, Word]>> = {
  standby: ['quiet', 'statusStandby', 'statusStandby'],
  open: ['open', 'statusOpen', 'tagOpen'],
  'last-call': ['warning', 'statusLastCall', 'tagLastCall'],
  closed: running,
  declared: running,
  settling: running,
  settled: waiting,
  cancelled: waiting,
};

/** Tag on a tile with the status of the game's current round. */
export interface RoundTag {
  readonly tone: RoundTagTone;
  readonly status: string;
  /** Short text of the status, for a small tile. */
  readonly short: string;
  /** For example "Laga 128"; empty if no round is running. */
  readonly fight: string;
}

/** Status of a game's current round as text, for tiles and rows; games without rounds have none. */
export function useRoundTag(game: GameSummary): RoundTag | undefined {
  const { lobby } = useMessages();
  const { currentRound, engine } = game;
  if (!currentRound && engine !== 'arena') return undefined;
  const [tone, statusKey, shortKey] = currentRound ? tags[currentRound.status] : waiting;
  return {
    tone,
    status: lobby[statusKey],
    short: lobby[shortKey],
    fight: currentRound ? fill(lobby.fight, { number: currentRound.number }) : '',
  };
}
