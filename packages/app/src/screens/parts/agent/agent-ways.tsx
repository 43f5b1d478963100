import { buildPath } from '@lobi/core/routes';
import { Button, Icon, KitLink } from '@lobi/ui';
import { mdiCashMinus, mdiCashPlus, mdiSwapHorizontal } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../config/brand-context.ts';
import { useCashLabel } from './use-cash-label.ts';

/** Actions of an agent on the float: cash-in for players, top-up and cash-out. */
export function AgentWays() {
  const { t } = useTranslation();
  const { deposit = true, withdraw = true } = useBrand().own?.features ?? {};
  const cashLabel = useCashLabel();
  const ways = [
    {
      href: buildPath('user.index', {}, { status: 'activated' }),
      label: cashLabel('cash-in'),
      icon: mdiSwapHorizontal,
    },
    deposit && {
      href: buildPath('agent.wallet.deposit'),
      label: t('route.agent.wallet.deposit'),
      icon: mdiCashPlus,
    },
    withdraw && {
      href: buildPath('agent.wallet.withdraw'),
      label: t('route.agent.wallet.withdraw'),
      icon: mdiCashMinus,
    },
  ];
  return ways
    .filter((way) => way !== false)
    .map(({ href, label, icon }, index) => (
      <Button
        key={href}
        {...(index > 0 && { variant: 'outline', tone: 'neutral' })}
        iconStart={<Icon path={icon} />}
        render={<KitLink href={href} />}
      >
        {label}
      </Button>
    ));
}
