import { scaleAmount } from '@lobi/formats';
import type { CrashMoment } from './crash-moment.ts';
import type { CrashSlot } from './crash.types.ts';

/** Current action of a bet's button. `none`: no action is possible. */
export type SlotAction = 'place' | 'cancel' | 'take' | 'none';

/** Statuses of a bet in which the player can enter the next one. */
const free: readonly CrashSlot['status'][] = ['idle', 'cashed', 'lost', 'refunded'];

/** Returns whether stake and cash-out of this bet can be changed. */
export const isFree = (slot: CrashSlot): boolean => free.includes(slot.status);

/** Returns the action of the button: it waits for pending requests, and cashes out only in flight. */
export function slotAction(slot: CrashSlot, kind: CrashMoment['kind']): SlotAction {
  if (isFree(slot)) return 'place';
  if (slot.status === 'queued') return 'cancel';
  return slot.status === 'in' && kind === 'running' ? 'take' : 'none';
}

/** Returns the cash-out at a multiple, rounded down. For display only: the server pays by its own clock. */
export const takeAmount = (amount: string, multiple: number, currency: string): string =>
  scaleAmount(amount, multiple, 100, currency);
