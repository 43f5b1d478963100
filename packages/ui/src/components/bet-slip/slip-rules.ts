import { compareAmounts, scaleAmount, sumAmounts } from '@lobi/formats';
import type { Selection } from '../odds/outcome.ts';

/**
 * Status of one selection of a slip. `unknown`: the response is missing and is being requested, so that
 * it must not be sent again.
 */
export type SlipStatus =
  | 'ready'
  | 'odds-changed'
  | 'suspended'
  | 'closed'
  | 'placing'
  | 'placed'
  | 'refused'
  | 'unknown';

/** One selection of a slip. Amounts are decimal texts, odds are per 100. */
export interface SlipSelection {
  readonly id: string;
  /** Selection, e.g. "Meron". */
  readonly title: string;
  /** Event and venue, e.g. "Laga 128 · Arena Lentera". */
  readonly event: string;
  /** A side of a fight also shows its mark. */
  readonly side?: Selection | undefined;
  /** Current odds; `null` while there are none. */
  readonly odds: number | null;
  /** Odds the player picked; what `odds-changed` compares with. */
  readonly pickedOdds?: number | null | undefined;
  readonly stake: string | null;
  readonly status: SlipStatus;
  /** Reason for the rejection of the bet, as a full sentence. */
  readonly message?: string | undefined;
}

/** Limits of each stake of a slip. */
export interface SlipLimits {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Available balance. */
  readonly balance?: string | undefined;
}

/** Reason why no bet can be placed at present. */
export type SlipBlock = 'empty' | 'wait' | 'closed' | 'odds' | 'stake' | 'range' | 'balance';

/** Selections still to be placed. */
export const openSelections = (selections: readonly SlipSelection[]): readonly SlipSelection[] =>
  selections.filter(({ status }) => status !== 'placed');

/** Sum of the stakes still to be placed, and what they may return; both for display only. */
export function slipTotals(
  selections: readonly SlipSelection[],
  currency: string,
): { readonly stake: string; readonly possible: string } {
  const open = openSelections(selections);
  return {
    stake: sumAmounts(
      open.map(({ stake }) => stake ?? '0'),
      currency,
    ),
    possible: sumAmounts(
      open.map(({ stake, odds }) => scaleAmount(stake ?? '0', odds ?? 0, 100, currency)),
      currency,
    ),
  };
}

/** First obstacle to placing the slip; changed odds must be accepted explicitly. */
export function slipBlock(
  selections: readonly SlipSelection[],
  { currency, min, max, balance }: SlipLimits,
): SlipBlock | undefined {
  const open = openSelections(selections);
  const isAny = (...statuses: readonly SlipStatus[]): boolean =>
    open.some(({ status }) => statuses.includes(status));
  if (open.length === 0) return 'empty';
  if (isAny('placing', 'unknown')) return 'wait';
  if (isAny('closed', 'suspended') || open.some(({ odds }) => odds === null)) return 'closed';
  if (isAny('odds-changed')) return 'odds';
  const stakes = open.map(({ stake }) => stake);
  if (stakes.some((stake) => stake === null || compareAmounts(stake, '0', currency) <= 0)) {
    return 'stake';
  }
  const isOutside = (stake: string | null): boolean =>
    stake !== null &&
    ((min !== undefined && compareAmounts(stake, min, currency) < 0) ||
      (max !== undefined && compareAmounts(stake, max, currency) > 0));
  if (stakes.some(isOutside)) return 'range';
  const total = slipTotals(selections, currency).stake;
  return balance !== undefined && compareAmounts(total, balance, currency) > 0
    ? 'balance'
    : undefined;
}
