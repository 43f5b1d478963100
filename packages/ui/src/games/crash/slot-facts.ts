import { scaleAmount } from '@lobi/formats';
import type { CrashMoment } from './crash-moment.ts';
import type { CrashSlot } from './crash.types.ts';

/** Current action of a bet's one button. `none`: nothing can be done. */
export type SlotAction = 'place' | 'cancel' | 'take' | 'none';

/** Bets over which the player may write the next one. */
const free: readonly CrashSlot['status'][] = ['idle', 'cashed', 'lost', 'refunded'];

/** May stake and cash-out of this bet be changed? */
export const isFree = (slot: CrashSlot): boolean => free.includes(slot.status);

/**
 * Returns the action of the button: it waits for bets that are being sent, and cashes out only in
 * flight.
 */
export function slotAction(slot: CrashSlot, kind: CrashMoment['kind']): SlotAction {
  if (isFree(slot)) return 'place';
  if (slot.status === 'queued') return 'cancel';
  return slot.status === 'in' && kind === 'running' ? 'take' : 'none';
}

/**
 * Returns the cash-out at a multiple, rounded down. Shown only: the server pays by its own clock.
 */
export const takeAmount = (amount: string, multiple: number, currency: string): string =>
  scaleAmount(amount, multiple, 100, currency);
