import type { RoundStatus } from '../../../components/game-card/game.types.ts';
import type { ArenaRound } from '../arena.types.ts';
import { shownResult, sideOf } from '../round-facts.ts';
import type { ArenaFormat } from '../use-arena-format.ts';

/** Colour of the banner; the status is always shown as text too. */
export type BannerTone = 'neutral' | 'success' | 'warning' | 'info' | 'meron' | 'wala' | 'draw';

/** Content of the banner about a round. */
export interface BannerContent {
  readonly tone: BannerTone;
  readonly state: string;
  readonly note: string;
}

const reasons: Readonly<Record<string, 'reasonOperator' | 'reasonOneSided' | 'reasonMinimumOdds'>> =
  {
    operator: 'reasonOperator',
    'one-sided': 'reasonOneSided',
    'minimum-odds': 'reasonMinimumOdds',
  };

/** Reason of a round's cancellation, as text: a known reason, or the declarator's own text. */
export function cancelReason(round: ArenaRound, format: ArenaFormat): string {
  const key = round.reason === null ? 'reasonOperator' : reasons[round.reason];
  return key ? format.words[key] : format.say('reasonOther', { reason: round.reason ?? '' });
}

function resultTone(round: ArenaRound): BannerTone {
  const result = shownResult(round);
  return result === null || result === 'cancelled' ? 'neutral' : result;
}

function settledNote(round: ArenaRound, format: ArenaFormat): string {
  if (round.result === 'draw') return format.words.noteRefunded;
  if (round.result === null || round.result === 'cancelled') return cancelReason(round, format);
  return format.say('noteSettled', {
    odds: format.odds(sideOf(round, round.result)?.odds ?? null),
  });
}

function settledState(round: ArenaRound, { words, say, outcome }: ArenaFormat): string {
  if (round.result === 'draw') return words.stateDraw;
  if (round.result === null || round.result === 'cancelled') return words.stateCancelled;
  return say('stateSettled', { result: outcome(round.result) });
}

type Writer = (round: ArenaRound, format: ArenaFormat) => BannerContent;

const writers: Readonly<Record<RoundStatus, Writer>> = {
  standby: (_, { words }) => ({
    tone: 'neutral',
    state: words.stateStandby,
    note: words.noteStandby,
  }),
  open: (round, { words, say, percent }) => ({
    tone: 'success',
    state: words.stateOpen,
    note: say('takeout', { percent: percent(round.takeoutBp) }),
  }),
  'last-call': (round, { words, say, percent }) => ({
    tone: 'warning',
    state: words.stateLastCall,
    note: say('takeout', { percent: percent(round.takeoutBp) }),
  }),
  closed: (_, { words }) => ({ tone: 'neutral', state: words.stateClosed, note: words.noteClosed }),
  declared: (round, { words, say, outcome }) => ({
    tone: resultTone(round),
    state: say('stateDeclared', { result: outcome(round.result ?? 'cancelled') }),
    note: words.noteDeclaredSoon,
  }),
  settling: (round, { words }) => ({
    tone: resultTone(round),
    state: words.stateSettling,
    note: words.noteDeclaredSoon,
  }),
  settled: (round, format) => ({
    tone: resultTone(round),
    state: settledState(round, format),
    note: settledNote(round, format),
  }),
  cancelled: (round, format) => ({
    tone: 'neutral',
    state: format.words.stateCancelled,
    note: cancelReason(round, format),
  }),
};

/** Returns the content of the banner about a round, in the user's language. */
export const bannerContent = (round: ArenaRound, format: ArenaFormat): BannerContent =>
  writers[round.status](round, format);
