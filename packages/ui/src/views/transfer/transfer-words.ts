import type { KitMessages } from '../../messages/kit-messages.ts';
import type { TransferKind } from './transfer.types.ts';

type Key = keyof KitMessages['forms'];

/** Which way the money goes and whose it is: a cash-out may be asked for by either side. */
export type TransferWay = TransferKind | 'cash-out-own';

/** The way of a transfer, by what the reader's own wallet does in it. */
export const wayOf = (kind: TransferKind, own: 'from' | 'to'): TransferWay =>
  kind === 'cash-out' && own === 'from' ? 'cash-out-own' : kind;

const cashOut = {
  title: 'transferOutTitle',
  confirmTitle: 'transferOutConfirmTitle',
  send: 'transferOutSend',
  doneTitle: 'transferOutDoneTitle',
  again: 'transferOutAgain',
} as const;

/** Words that differ with the way, by their place. */
export const transferWords = {
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

/** The side that is not the reader's. */
export const otherOf = <Side>(way: TransferWay, { from, to }: { from: Side; to: Side }): Side =>
  way === 'cash-out' ? from : to;
