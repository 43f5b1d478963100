import { buildPath } from '@lobi/core/routes';
import { useAuth, useSettings, useWallet } from '@lobi/core/react';
import { mayPlay } from '@lobi/core/rules';
import { Button, KitLink, WalletChip } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../config/brand-context.ts';
import { hideAmounts, useAmountsHidden } from '../page/hidden-amounts.ts';
import { useShownWallet } from '../page/pending-play.ts';

/** The wallet at the top of every page, or the sign-in link of a guest. */
export function WalletInNavbar() {
  const { t } = useTranslation();
  const auth = useAuth();
  const deposit = useBrand().own?.features.deposit !== false;
  const controller = useWallet();
  const settings = useSettings();
  const hidden = useAmountsHidden();
  const wallet = useShownWallet(controller.status === 'ready' ? controller.wallet : null);
  if (auth.status === 'checking') return null;
  if (auth.status === 'guest') {
    return (
      <WalletChip
        guest
        wallet={null}
        action={<Button render={<KitLink href="/login" />}>{t('app.login')}</Button>}
      />
    );
  }
  if (auth.user?.role === 'declare' || auth.user?.role === 'superadmin') return null;
  const staleSince = controller.status === 'ready' ? controller.since : null;
  return (
    <WalletChip
      wallet={wallet}
      href={wallet ? buildPath('wallet.show', { walletId: wallet.id }) : undefined}
      hidden={hidden}
      onHiddenChange={hideAmounts}
      staleSince={staleSince}
      action={
        mayPlay(auth.user) && deposit ? (
          <Button size="sm" render={<KitLink href={buildPath('player.wallet.deposit')} />}>
            {t('route.player.wallet.deposit')}
          </Button>
        ) : undefined
      }
      demo={settings.status === 'ready' && settings.settings.app.demo}
    />
  );
}
