import {
  mdiCancel,
  mdiBullhornOutline,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiCloseCircleOutline,
  mdiDotsHorizontalCircleOutline,
  mdiGavel,
  mdiHandCoinOutline,
  mdiLockOpenVariantOutline,
  mdiLockOutline,
  mdiPlayCircleOutline,
  mdiProgressClock,
  mdiShieldOutline,
  mdiTicketConfirmationOutline,
  mdiTrayArrowDown,
  mdiTrophyOutline,
  mdiUndo,
} from '@mdi/js';
import type { KitMessages } from '../../messages/kit-messages.ts';

/** Colour of a state; colour never stands alone, each state has words and a drawing too. */
export type StatusTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export interface StatusLook {
  readonly tone: StatusTone;
  /** Path data of the drawing. */
  readonly icon: string;
  /** Key of the word. */
  readonly word: keyof KitMessages['money'];
  /** A state that needs nobody's attention; lists show it as plain text. */
  readonly normal?: true;
}

/**
 * Every state a badge can show, by kind. One place for the looks of states.
 * @source spec §4 (user, transaction); the other kinds ours
 */
export const statusLooks = {
  user: {
    activated: {
      tone: 'success',
      icon: mdiCheckCircleOutline,
      word: 'userActivated',
      normal: true,
    },
    pending: { tone: 'warning', icon: mdiClockOutline, word: 'userPending' },
    blocked: { tone: 'danger', icon: mdiCancel, word: 'userBlocked' },
    restricted: { tone: 'warning', icon: mdiShieldOutline, word: 'userRestricted' },
  },
  transaction: {
    pending: { tone: 'warning', icon: mdiClockOutline, word: 'transactionPending' },
    processing: { tone: 'info', icon: mdiProgressClock, word: 'transactionProcessing' },
    completed: {
      tone: 'success',
      icon: mdiCheckCircleOutline,
      word: 'transactionCompleted',
      normal: true,
    },
    rejected: { tone: 'danger', icon: mdiCloseCircleOutline, word: 'transactionRejected' },
  },
  bet: {
    placed: { tone: 'info', icon: mdiTicketConfirmationOutline, word: 'betPlaced' },
    won: { tone: 'success', icon: mdiTrophyOutline, word: 'betWon' },
    lost: { tone: 'neutral', icon: mdiCloseCircleOutline, word: 'betLost', normal: true },
    refunded: { tone: 'neutral', icon: mdiUndo, word: 'betRefunded', normal: true },
    cancelled: { tone: 'neutral', icon: mdiCancel, word: 'betCancelled', normal: true },
  },
  round: {
    standby: { tone: 'neutral', icon: mdiDotsHorizontalCircleOutline, word: 'roundStandby' },
    open: { tone: 'success', icon: mdiPlayCircleOutline, word: 'roundOpen' },
    'last-call': { tone: 'warning', icon: mdiBullhornOutline, word: 'roundLastCall' },
    closed: { tone: 'neutral', icon: mdiLockOutline, word: 'roundClosed' },
    declared: { tone: 'info', icon: mdiGavel, word: 'roundDeclared' },
    settling: { tone: 'info', icon: mdiProgressClock, word: 'roundSettling' },
    settled: {
      tone: 'success',
      icon: mdiCheckCircleOutline,
      word: 'roundSettled',
      normal: true,
    },
    cancelled: { tone: 'neutral', icon: mdiCancel, word: 'roundCancelled' },
  },
  earning: {
    accrued: { tone: 'neutral', icon: mdiClockOutline, word: 'earningAccrued', normal: true },
    claimable: { tone: 'success', icon: mdiHandCoinOutline, word: 'earningClaimable' },
    claimed: { tone: 'info', icon: mdiTrayArrowDown, word: 'earningClaimed' },
    paid: { tone: 'success', icon: mdiCheckCircleOutline, word: 'earningPaid', normal: true },
    reversed: { tone: 'warning', icon: mdiUndo, word: 'earningReversed' },
  },
  ledger: {
    pending: { tone: 'info', icon: mdiLockOutline, word: 'ledgerPending' },
    posted: { tone: 'success', icon: mdiCheckCircleOutline, word: 'ledgerPosted', normal: true },
    voided: { tone: 'neutral', icon: mdiLockOpenVariantOutline, word: 'ledgerVoided' },
  },
} as const satisfies Record<string, Record<string, StatusLook>>;

/** What a state belongs to. */
export type StatusKind = keyof typeof statusLooks;

/** The states of one kind. */
export type StatusOf<Kind extends StatusKind> = keyof (typeof statusLooks)[Kind];

/** Looks of a state that may come from a newer server; `undefined` when it is not known. */
export function statusLook(kind: StatusKind, value: string): StatusLook | undefined {
  const looks: Readonly<Record<string, StatusLook>> = statusLooks[kind];
  return Object.hasOwn(looks, value) ? looks[value] : undefined;
}
