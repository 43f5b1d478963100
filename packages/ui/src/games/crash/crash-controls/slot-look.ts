import type { KitMessages } from '../../../messages/kit-messages.ts';
import type { Tone } from '../../../primitives/axes.ts';
import type { CrashMoment } from '../crash-moment.ts';
import type { CrashSlot } from '../crash.types.ts';

/** Status of a bet as a label with its tone. */
export interface SlotLook {
  readonly word: keyof KitMessages['crash'];
  readonly tone: Tone;
}

const looks: Readonly<Record<CrashSlot['status'], SlotLook>> = {
  idle: { word: 'stateIdle', tone: 'neutral' },
  queued: { word: 'stateQueued', tone: 'info' },
  placing: { word: 'statePlacing', tone: 'info' },
  unknown: { word: 'statePlacing', tone: 'warning' },
  in: { word: 'stateIn', tone: 'info' },
  cashing: { word: 'stateCashing', tone: 'info' },
  cashed: { word: 'stateCashed', tone: 'success' },
  lost: { word: 'stateLost', tone: 'neutral' },
  refunded: { word: 'stateRefunded', tone: 'neutral' },
};

/** A bet in a running round is `running`. */
export const slotLook = (slot: CrashSlot, kind: CrashMoment['kind']): SlotLook =>
  slot.status === 'in' && kind === 'running'
    ? { word: 'stateFlying', tone: 'success' }
    : looks[slot.status];
