import { useAuth, useEntity, useWallet } from '@lobi/core/react';
import { ScreenLoading } from '../../../page/screen-loading.tsx';
import { PinSetup } from './pin-setup.tsx';
import { useLocked } from './use-locked.ts';
import { WithdrawForm } from './withdraw-form.tsx';

/** Asks for amount and destination of a withdrawal of the own money, and keeps what was typed. */
export function WithdrawStart({ onMade }: { onMade: (id: string) => void }) {
  const { user } = useAuth();
  const own = useWallet();
  const locked = useLocked('withdraw');
  const held = useEntity('withdrawal-pin.show', {});
  // Until it is known the platform says whether it asks for one.
  const pin = held.status === 'ready' ? held.entity : null;
  if (own.status !== 'ready') return <ScreenLoading />;
  return (
    <WithdrawForm
      wallet={own.wallet}
      onMade={onMade}
      onPinRequired={held.status === 'loading' ? undefined : held.refresh}
      locked={locked}
      pin={pin !== null && pin.since !== null}
      pinSetup={pin?.since === null && pin.demanded ? PinSetup : undefined}
      draftKey={user ? `lobi.withdraw.${user.id}` : undefined}
    />
  );
}
