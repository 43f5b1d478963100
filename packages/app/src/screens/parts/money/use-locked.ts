import type { UserStatus } from '@lobi/core/contract';
import type { MessageKey } from '@lobi/core/locales';
import { useAuth } from '@lobi/core/react';
import { useTranslation } from 'react-i18next';

type Reasons = Partial<Record<UserStatus, MessageKey>>;

/** What an account may not do, by its status. Who is restricted may still take money out. @source ours */
const reasons = {
  deposit: { pending: 'errors.account_pending', restricted: 'errors.account_restricted' },
  withdraw: { pending: 'errors.account_pending' },
} as const satisfies Record<string, Reasons>;

/** Why the reader may not ask for money in or out now; `undefined` when nothing stands against it. */
export function useLocked(type: keyof typeof reasons): string | undefined {
  const { t } = useTranslation();
  const { user } = useAuth();
  const reason = user && (reasons[type] as Reasons)[user.status];
  return reason ? t(reason) : undefined;
}
