import { reportFigures, type WalletDetail } from '@lobi/core/contract';
import { usePlatform } from '@lobi/core/react';
import { useEntity } from '@lobi/core/react/lists';
import { Heading, Inline, KitLink, Stack } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../config/brand-context.ts';
import { ScreenLoading } from '../page/screen-loading.tsx';
import { usePageTitle } from '../page/use-page-title.ts';
import { reportGroups, useReportRange } from './parts/office/report-range.ts';
import { Report } from './parts/office/report.tsx';
import { useWalletPage } from './parts/use-wallet-page.tsx';

/** Result of a player's stakes, or of all users below an agent. @source ours */
export function ReportIndexScreen() {
  const { failure, wallet, ownerHref } = useWalletPage();
  usePageTitle('route.report.index');
  if (failure) return failure;
  if (wallet === null) return <ScreenLoading />;
  return <ReportOf key={wallet.id} wallet={wallet} ownerHref={ownerHref} />;
}

/** Only agents can group by agent. */
const ownGroups = reportGroups.filter((group) => group !== 'agent');

interface ReportOfProps {
  wallet: WalletDetail;
  /** Page of the owner, if that is another user. */
  ownerHref: string | undefined;
}

function ReportOf({ wallet: { id: walletId, currency, owner }, ownerHref }: ReportOfProps) {
  const { t } = useTranslation();
  const { timeZone } = useBrand();
  const isAgent = owner.role === 'agent';
  const groups = isAgent ? reportGroups : ownGroups;
  const { range, setRange } = useReportRange(timeZone, usePlatform().serverNow(), groups);
  const report = useEntity('wallet.report', { walletId }, range);
  return (
    <Stack gap={5}>
      <Inline gap={3} align="baseline">
        <Heading level={1} size="lg">
          {t('route.report.index')}
        </Heading>
        {ownerHref !== undefined && (
          <KitLink variant="inline" href={ownerHref}>
            {owner.username}
          </KitLink>
        )}
      </Inline>
      <Report
        report={report}
        figures={isAgent ? reportFigures.agent : reportFigures.player}
        currency={currency}
        range={range}
        onRangeChange={setRange}
        groups={groups}
      />
    </Stack>
  );
}
