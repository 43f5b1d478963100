import type { ChangeFactName, ReversibleKind, UserStatus } from '@lobi/core/contract';
import {
  isPublicReason,
  isReversible,
  roles,
  selections,
  suspensionCauses,
  userStatuses,
} from '@lobi/core/contract';
import type { MessageKey } from '@lobi/core/locales';
import { formatMoney, useKit, useMessages } from '@lobi/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { roleTexts } from './role-texts.ts';

/** Returns whether a text is one of these values. */
const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: string): value is Value =>
    (values as readonly string[]).includes(value);

const isRole = isOneOf(roles);
const isStatus = isOneOf<UserStatus>(userStatuses);
const isSelection = isOneOf(selections);
const isCause = isOneOf(suspensionCauses);
const isAmount = isOneOf<ChangeFactName>([
  ...(['amount', 'stake', 'balance'] as const),
  ...(['winCap', 'sessionCap', 'dayCap'] as const),
]);
const isYesNo = isOneOf<ChangeFactName>(['enabled', 'maintenance']);

/** Names of the movements that are reversed. */
const movements = {
  opening: 'ledger.details.opening',
  welcome: 'ledger.details.welcome',
  mint: 'ledger.details.mint',
  burn: 'ledger.details.burn',
  deposit: 'transactionType.deposit',
  withdraw: 'transactionType.withdraw',
  'cash-in': 'transactionType.cash-in',
  'cash-out': 'transactionType.cash-out',
} as const satisfies Record<ReversibleKind, MessageKey>;

/** Formats the value of a fact in the user's language; names and figures are unchanged. */
export function useFactText(): (value: string, name: ChangeFactName) => string {
  const { t } = useTranslation();
  const { money } = useMessages();
  const { locale, currency } = useKit();
  return useCallback(
    (value, name) => {
      const role = (each: string): string => (isRole(each) ? money[roleTexts[each]] : each);
      if (name === 'role' || name === 'roles') return value.split(', ').map(role).join(', ');
      if (name === 'status' && isStatus(value)) return t(`userStatus.${value}`);
      if (name === 'publicReason' && isPublicReason(value)) return t(`publicReason.${value}`);
      if (name === 'selection' && isSelection(value)) return t(`selection.${value}`);
      if (name === 'movement' && isReversible(value)) return t(movements[value]);
      if (name === 'cause' && isCause(value)) return t(`suspensionCause.${value}`);
      if (isAmount(name)) return formatMoney(value, currency.code, { locale }) ?? value;
      if (isYesNo(name)) return t(value === 'yes' ? 'change.yes' : 'change.no');
      return value;
    },
    [t, money, locale, currency],
  );
}
