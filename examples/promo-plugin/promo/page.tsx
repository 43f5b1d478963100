import { useText, useUser, useWallet } from '@lobi/app';
import { Money, PageHeader } from '@lobi/ui';
import { PromoOffers } from './offers.tsx';

/** `/promo`: it has a guard, title, menu item and frame like any other page. */
export default function PromoPage() {
  const text = useText();
  const user = useUser();
  const wallet = useWallet();
  return (
    <>
      <PageHeader title={text('promo.title')} />
      <p>
        {user?.username}: {text('promo.body')} ({text('promo.until')})
      </p>
      <PromoOffers />
      {wallet.status === 'ready' && <Money value={wallet.wallet.balance} />}
    </>
  );
}
