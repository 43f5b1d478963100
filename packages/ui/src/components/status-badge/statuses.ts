import {
  mdiAlphaMCircleOutline,
  mdiAlphaWBoxOutline,
  mdiArrowBottomLeft,
  mdiArrowTopRight,
  mdiCalendarClockOutline,
  mdiCancel,
  mdiCardsDiamondOutline,
  mdiCashMinus,
  mdiCashPlus,
  mdiClose,
  mdiPowerOff,
  mdiSpeedometerSlow,
  mdiWrenchOutline,
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

/** Colour of a status, which always has a label and an icon too. */
export type StatusTone =
  | 'neutral'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'meron'
  | 'wala'
  | 'draw';

export interface StatusLook {
  readonly tone: StatusTone;
  /** Path data of the icon. */
  readonly icon: string;
  /** Message key of the label. */
  readonly word: keyof KitMessages['money'] | keyof KitMessages['display'];
  /** Whether the status needs no attention; lists show it as plain text. */
  readonly normal?: true;
}

/**
 * Every status of a badge, by kind. `transaction-type` is not a status but is shown like one: credits are
 * green, debits are never red.
 * @source spec §4 (user, transaction, transaction-type); the other kinds ours
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
  'transaction-type': {
    deposit: { tone: 'success', icon: mdiArrowBottomLeft, word: 'ledgerKindDeposit', normal: true },
    withdraw: { tone: 'neutral', icon: mdiArrowTopRight, word: 'ledgerKindWithdraw', normal: true },
    'cash-in': { tone: 'success', icon: mdiCashPlus, word: 'ledgerKindCashIn', normal: true },
    'cash-out': { tone: 'neutral', icon: mdiCashMinus, word: 'ledgerKindCashOut', normal: true },
  },
  bet: {
    placed: { tone: 'info', icon: mdiTicketConfirmationOutline, word: 'betPlaced' },
    won: { tone: 'success', icon: mdiTrophyOutline, word: 'betWon' },
    lost: { tone: 'neutral', icon: mdiCloseCircleOutline, word: 'betLost', normal: true },
    refunded: { tone: 'neutral', icon: mdiUndo, word: 'betRefunded', normal: true },
    cancelled: { tone: 'neutral', icon: mdiCancel, word: 'betCancelled', normal: true },
  },
  round: {
    scheduled: { tone: 'neutral', icon: mdiCalendarClockOutline, word: 'roundScheduled' },
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
  result: {
    meron: { tone: 'meron', icon: mdiAlphaMCircleOutline, word: 'selectionMeron' },
    wala: { tone: 'wala', icon: mdiAlphaWBoxOutline, word: 'selectionWala' },
    draw: { tone: 'draw', icon: mdiCardsDiamondOutline, word: 'selectionDraw' },
    cancelled: { tone: 'neutral', icon: mdiClose, word: 'resultCancelled' },
  },
  channel: {
    enabled: { tone: 'success', icon: mdiCheckCircleOutline, word: 'channelEnabled', normal: true },
    slow: { tone: 'warning', icon: mdiSpeedometerSlow, word: 'channelSlow' },
    maintenance: { tone: 'warning', icon: mdiWrenchOutline, word: 'channelMaintenance' },
    disabled: { tone: 'neutral', icon: mdiPowerOff, word: 'channelDisabled' },
  },
  provider: {
    active: { tone: 'success', icon: mdiCheckCircleOutline, word: 'providerActive', normal: true },
    suspended: { tone: 'danger', icon: mdiCancel, word: 'providerSuspended' },
    unregistered: { tone: 'neutral', icon: mdiPowerOff, word: 'providerUnregistered' },
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

/** Kind of record that a status belongs to. */
export type StatusKind = keyof typeof statusLooks;

/** The statuses of one kind. */
export type StatusOf<Kind extends StatusKind> = keyof (typeof statusLooks)[Kind];

/** Appearance of a status; `undefined` for an unknown one of a newer server. */
export function statusLook(kind: StatusKind, value: string): StatusLook | undefined {
  const looks: Readonly<Record<string, StatusLook>> = statusLooks[kind];
  return Object.hasOwn(looks, value) ? looks[value] : undefined;
}

/** Label of a status in the user's language. */
export function statusLabel(look: StatusLook, { money, display }: KitMessages): string {
  // Reads only one message, since Storybook lists the messages that a component reads.
  const { word } = look;
  return word in display
    ? display[word as keyof typeof display]
    : money[word as keyof typeof money];
}

/** Like `statusLabel`; an unknown status is shown by its code. */
export function statusText(kind: StatusKind, value: string, messages: KitMessages): string {
  const look = statusLook(kind, value);
  return look ? statusLabel(look, messages) : value;
}
