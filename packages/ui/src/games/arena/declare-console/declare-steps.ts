import type { RoundStatus } from '../../../components/game-card/game.types.ts';
import type { Outcome } from '../../../components/odds/outcome.ts';
import type { ArenaRound } from '../arena.types.ts';

/** A step of the console; each is one request to the server. */
export type RoundStep = 'create' | 'open' | 'last-call' | 'close' | 'declare' | 'undo' | 'cancel';

/** Body of a step: a result when declaring, a reason when cancelling. */
export type RoundStepBody =
  | { readonly result: Outcome }
  | { readonly reason: string }
  | Readonly<Record<string, never>>;

/** A button of the console: a step, for `declare` with its result. */
export interface ConsoleAction {
  readonly step: RoundStep;
  readonly result: Outcome | undefined;
  /** Shortcut key, upper case. */
  readonly shortcut: string;
  /** Whether it requires a confirmation, because it cannot be undone or moves money. */
  readonly isConfirmed: boolean;
}

const action = (
  step: RoundStep,
  shortcut: string,
  isConfirmed: boolean,
  result?: Outcome,
): ConsoleAction => ({ step, shortcut, isConfirmed, result });

/** All actions of the console, in the order of the buttons. */
const actions: readonly ConsoleAction[] = [
  action('create', 'N', false),
  action('open', 'O', false),
  action('last-call', 'L', false),
  action('close', 'T', true),
  action('declare', 'M', true, 'meron'),
  action('declare', 'W', true, 'wala'),
  action('declare', 'D', true, 'draw'),
  action('declare', 'C', true, 'cancelled'),
  action('undo', 'U', false),
  action('cancel', 'C', true),
];

/**
 * Buttons of the allowed steps, in order; the others are absent, not disabled. While a result can be
 * declared, cancelling is one of the four results, which can still be undone.
 */
export function consoleActions(allowedSteps: readonly RoundStep[]): readonly ConsoleAction[] {
  const canDeclare = allowedSteps.includes('declare');
  return actions.filter(
    ({ step }) => allowedSteps.includes(step) && !(step === 'cancel' && canDeclare),
  );
}

/** Stations of the rail, in order. */
export const railStations = [
  'standby',
  'open',
  'last-call',
  'closed',
  'declared',
  'settled',
] as const;
export type RailStation = (typeof railStations)[number];

const stationOf: Readonly<Record<RoundStatus, RailStation | undefined>> = {
  standby: 'standby',
  open: 'open',
  'last-call': 'last-call',
  closed: 'closed',
  declared: 'declared',
  settling: 'declared',
  settled: 'settled',
  cancelled: undefined,
};

/** Index of the round's current station, from 0; -1 if it was cancelled or there is no round. */
export function stationIndex(round: ArenaRound | null): number {
  const station = round ? stationOf[round.status] : undefined;
  return station === undefined ? -1 : railStations.indexOf(station);
}

/** Time at which a round reached a station, if known. ISO 8601, UTC. */
export function stationTime(round: ArenaRound, station: RailStation): string | null {
  const times: Readonly<Record<RailStation, string | null>> = {
    standby: round.createdAt,
    open: round.openedAt,
    'last-call': null,
    closed: round.closedAt,
    declared: round.declaredAt,
    settled: round.settledAt,
  };
  return times[station];
}
