import { useAuth, useWallet } from '@lobi/core/react';
import { ScreenLoading } from '../../../page/screen-loading.tsx';
import { useLocked } from './use-locked.ts';
import { WithdrawForm } from './withdraw-form.tsx';

/** Asks for amount and destination of a withdrawal of the own money, and keeps what was typed. */
export function WithdrawStart({ onMade }: { onMade: (id: string) => void }) {
  const { user } = useAuth();
  const own = useWallet();
  const locked = useLocked('withdraw');
  if (own.status !== 'ready') return <ScreenLoading />;
  return (
    <WithdrawForm
      wallet={own.wallet}
      onMade={onMade}
      locked={locked}
      draftKey={user ? `lobi.withdraw.${user.id}` : undefined}
    />
  );
}
