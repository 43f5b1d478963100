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
  return key ? format.texts[key] : format.say('reasonOther', { reason: round.reason ?? '' });
}

function resultTone(round: ArenaRound): BannerTone {
  const result = shownResult(round);
  return result === null || result === 'cancelled' ? 'neutral' : result;
}

function settledNote(round: ArenaRound, format: ArenaFormat): string {
  if (round.result === 'draw') return format.texts.noteRefunded;
  if (round.result === null || round.result === 'cancelled') return cancelReason(round, format);
  return format.say('noteSettled', {
    odds: format.odds(sideOf(round, round.result)?.odds ?? null),
  });
}

function settledState(round: ArenaRound, { texts, say, outcome }: ArenaFormat): string {
  if (round.result === 'draw') return texts.stateDraw;
  if (round.result === null || round.result === 'cancelled') return texts.stateCancelled;
  return say('stateSettled', { result: outcome(round.result) });
}

type Writer = (round: ArenaRound, format: ArenaFormat) => BannerContent;

const writers: Readonly<Record<RoundStatus, Writer>> = {
  standby: (_, { texts }) => ({
    tone: 'neutral',
    state: texts.stateStandby,
    note: texts.noteStandby,
  }),
  open: (round, { texts, say, percent }) => ({
    tone: 'success',
    state: texts.stateOpen,
    note: say('takeout', { percent: percent(round.takeoutBp) }),
  }),
  'last-call': (round, { texts, say, percent }) => ({
    tone: 'warning',
    state: texts.stateLastCall,
    note: say('takeout', { percent: percent(round.takeoutBp) }),
  }),
  closed: (_, { texts }) => ({ tone: 'neutral', state: texts.stateClosed, note: texts.noteClosed }),
  declared: (round, { texts, say, outcome }) => ({
    tone: resultTone(round),
    state: say('stateDeclared', { result: outcome(round.result ?? 'cancelled') }),
    note: texts.noteDeclaredSoon,
  }),
  settling: (round, { texts }) => ({
    tone: resultTone(round),
    state: texts.stateSettling,
    note: texts.noteDeclaredSoon,
  }),
  settled: (round, format) => ({
    tone: resultTone(round),
    state: settledState(round, format),
    note: settledNote(round, format),
  }),
  cancelled: (round, format) => ({
    tone: 'neutral',
    state: format.texts.stateCancelled,
    note: cancelReason(round, format),
  }),
};

/** Returns the content of the banner about a round, in the user's language. */
export const bannerContent = (round: ArenaRound, format: ArenaFormat): BannerContent =>
  writers[round.status](round, format);
