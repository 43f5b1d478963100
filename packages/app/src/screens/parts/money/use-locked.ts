import type { User, UserStatus } from '@lobi/core/contract';
import type { MessageKey } from '@lobi/core/locales';
import { useAuth } from '@lobi/core/react';
import { useTranslation } from 'react-i18next';

type Reasons = Partial<Record<UserStatus, MessageKey>>;

/** Reasons why an account is locked, by its status. @source ours */
const reasons = {
  deposit: { pending: 'errors.account_pending', restricted: 'errors.account_restricted' },
  withdraw: { pending: 'errors.account_pending', restricted: 'withdraw.restricted' },
} as const satisfies Record<string, Reasons>;

const isOnBreak = ({ status, statusCause }: User): boolean =>
  status === 'restricted' && statusCause === 'self';

/**
 * Why the user may not deposit or withdraw now; `undefined` without an obstacle. A user on a break may
 * still withdraw; a user restricted by staff may not, and a frozen wallet allows no withdrawal.
 */
export function useLocked(type: keyof typeof reasons): string | undefined {
  const { t } = useTranslation();
  const { user } = useAuth();
  if (!user) return undefined;
  if (type === 'withdraw' && user.freeze) return t('errors.wallet_frozen');
  if (type === 'withdraw' && isOnBreak(user)) return undefined;
  const reason = (reasons[type] as Reasons)[user.status];
  return reason ? t(reason) : undefined;
}
