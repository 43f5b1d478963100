import { useAuth, useWallet } from '@lobi/core/react';
import { useEntity } from '@lobi/core/react/lists';
import { ScreenLoading } from '../../../page/screen-loading.tsx';
import { PinSetup } from './pin-setup.tsx';
import { useLocked } from './use-locked.ts';
import { WithdrawForm } from './withdraw-form.tsx';

/** Form of a withdrawal's amount and destination; keeps the typed values. */
export function WithdrawStart({ onMade }: { onMade: (id: string) => void }) {
  const { user } = useAuth();
  const walletState = useWallet();
  const locked = useLocked('withdraw');
  const pinState = useEntity('withdrawal-pin.show', {});
  // Until the requirement is known, the platform decides whether it asks for a PIN.
  const pin = pinState.status === 'ready' ? pinState.entity : null;
  if (walletState.status !== 'ready') return <ScreenLoading />;
  return (
    <WithdrawForm
      wallet={walletState.wallet}
      onMade={onMade}
      onPinRequired={pinState.status === 'loading' ? undefined : pinState.refresh}
      locked={locked}
      pin={pin !== null && pin.since !== null}
      pinSetup={pin?.since === null && pin.demanded ? PinSetup : undefined}
      draftKey={user ? `lobi.withdraw.${user.id}` : undefined}
    />
  );
}
