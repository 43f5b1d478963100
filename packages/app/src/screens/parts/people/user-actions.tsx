import type { User, UserDetail } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { Button, KitLink } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { mayOpen } from './may-open.ts';
import { FloatAction } from './float-action.tsx';
import { FreezeAction } from './freeze-action.tsx';
import { HelpAction } from './help-action.tsx';
import { MoveAction } from './move-action.tsx';
import { PasswordLinkAction } from './password-link-action.tsx';
import { RoleChangeAction } from './role-change-action.tsx';
import { UserStatusChange } from './user-status-change.tsx';
import { useCashLabel } from '../agent/use-cash-label.ts';

interface UserActionsProps {
  user: UserDetail;
  reader: User;
}

const cash = ['cash-out', 'cash-in'] as const;

/** Actions of the viewer on a user: edit, change the status, move cash. */
export function UserActions({ user, reader }: UserActionsProps) {
  const { t } = useTranslation();
  const cashLabel = useCashLabel();
  const { id: userId, wallet, actions, allowedStatuses } = user;
  const moves = mayOpen(reader, 'transaction.create')
    ? cash.filter((type) => actions.includes(type))
    : [];
  return (
    <>
      {actions.includes('edit') && (
        <Button
          variant="ghost"
          tone="neutral"
          render={<KitLink href={buildPath('user.edit', { userId })} />}
        >
          {t('people.edit')}
        </Button>
      )}
      {allowedStatuses.length > 0 && <UserStatusChange user={user} />}
      {(actions.includes('freeze') || actions.includes('unfreeze')) && <FreezeAction user={user} />}
      {actions.includes('change-role') && <RoleChangeAction user={user} />}
      {actions.includes('float') && <FloatAction user={user} />}
      {actions.includes('move') && <MoveAction user={user} />}
      {actions.includes('password-link') && <PasswordLinkAction user={user} />}
      {actions.includes('end-second-factor') && (
        <HelpAction user={user} call="second-factor.reset" />
      )}
      {actions.includes('reset-withdrawal-pin') && (
        <HelpAction user={user} call="withdrawal-pin.reset" />
      )}
      {actions.includes('pay-out') && (
        <Button
          variant="outline"
          render={
            <KitLink
              href={buildPath('transaction.create', { walletId: wallet.id }, { type: 'withdraw' })}
            />
          }
        >
          {t('people.payOut')}
        </Button>
      )}
      {moves.map((type) => (
        <Button
          key={type}
          variant={type === 'cash-in' ? 'solid' : 'outline'}
          render={
            <KitLink href={buildPath('transaction.create', { walletId: wallet.id }, { type })} />
          }
        >
          {cashLabel(type)}
        </Button>
      ))}
    </>
  );
}
