import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import type { GameSummary, RoundStatus } from './game.types.ts';

/** Colour of the dot before a state; the state is always in words too. */
export type RoundTagTone = 'open' | 'warning' | 'running' | 'quiet';

const tags: Readonly<Record<RoundStatus, readonly [RoundTagTone, keyof KitMessages['lobby']]>> = {
  standby: ['quiet', 'statusStandby'],
  open: ['open', 'statusOpen'],
  'last-call': ['warning', 'statusLastCall'],
  closed: ['running', 'statusRunning'],
  declared: ['running', 'statusRunning'],
  settling: ['running', 'statusRunning'],
  settled: ['quiet', 'statusWaiting'],
  cancelled: ['quiet', 'statusWaiting'],
};

/** Tag on a tile about the running round of its game. */
export interface RoundTag {
  readonly tone: RoundTagTone;
  readonly status: string;
  /** For example "Laga 128"; empty when no round runs. */
  readonly fight: string;
}

/** State of a game's running round in words, for tiles and rows; games without rounds have none. */
export function useRoundTag(game: GameSummary): RoundTag | undefined {
  const { lobby } = useMessages();
  const { currentRound, engine } = game;
  if (!currentRound) {
    return engine === 'arena'
      ? { tone: 'quiet', status: lobby.statusWaiting, fight: '' }
      : undefined;
  }
  const [tone, word] = tags[currentRound.status];
  return {
    tone,
    status: lobby[word],
    fight: fill(lobby.fight, { number: currentRound.number }),
  };
}
