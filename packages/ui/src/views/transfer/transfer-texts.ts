import type { KitMessages } from '../../messages/kit-messages.ts';
import type { TransferKind } from './transfer.types.ts';

type Key = keyof KitMessages['forms'];

/** Direction and requester of the money: a cash-out can be requested by either party. */
export type TransferWay = TransferKind | 'cash-out-own';

/** Returns the direction of a transfer relative to the user's wallet. */
export const wayOf = (kind: TransferKind, own: 'from' | 'to'): TransferWay =>
  kind === 'cash-out' && own === 'from' ? 'cash-out-own' : kind;

const cashOut = {
  title: 'transferOutTitle',
  confirmTitle: 'transferOutConfirmTitle',
  send: 'transferOutSend',
  doneTitle: 'transferOutDoneTitle',
  again: 'transferOutAgain',
} as const;

/** Texts that differ by direction. */
export const transferTexts = {
  'cash-in': {
    from: 'transferFromOwn',
    to: 'transferTo',
    title: 'transferTitle',
    confirmTitle: 'transferConfirmTitle',
    confirmNote: 'transferConfirmNote',
    send: 'transferSend',
    waitingBody: 'transferWaitingOwnBody',
    declinedBody: 'transferDeclinedOwnBody',
    doneTitle: 'transferDoneTitle',
    doneBody: 'transferDoneBody',
    again: 'transferAgain',
  },
  'cash-out': {
    ...cashOut,
    from: 'transferFrom',
    to: 'transferToOwn',
    confirmNote: 'transferOutConfirmNote',
    waitingBody: 'transferWaitingBody',
    declinedBody: 'transferDeclinedBody',
    doneBody: 'transferOutDoneBody',
  },
  'cash-out-own': {
    ...cashOut,
    from: 'transferFromOwn',
    to: 'transferTo',
    confirmNote: 'transferOutOwnNote',
    waitingBody: 'transferWaitingOwnBody',
    declinedBody: 'transferDeclinedOwnBody',
    doneBody: 'transferDoneBody',
  },
} as const satisfies Record<TransferWay, Record<string, Key>>;

/** Returns the party that is not the user. */
export const otherOf = <Side>(way: TransferWay, { from, to }: { from: Side; to: Side }): Side =>
  way === 'cash-out' ? from : to;
