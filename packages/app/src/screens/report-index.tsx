import type { WalletDetail } from '@lobi/core/contract';
import { useEntity, usePlatform } from '@lobi/core/react';
import { Stack } from '@lobi/ui';
import { useBrand } from '../config/brand-context.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { ScreenLoading } from '../page/screen-loading.tsx';
import { reportFigures } from './parts/office/report-figures.ts';
import { reportGroups, useReportRange } from './parts/office/report-range.ts';
import { Report } from './parts/office/report.tsx';
import { useWalletPage } from './parts/use-wallet-page.tsx';

/** What came of a player's stakes, or of everybody below an agent. @source ours */
export function ReportIndexScreen() {
  const { failure, wallet } = useWalletPage();
  if (failure) return failure;
  if (wallet === null) return <ScreenLoading />;
  return <ReportOf key={wallet.id} wallet={wallet} />;
}

/** Nobody but an agent has agents below. */
const ownGroups = reportGroups.filter((group) => group !== 'agent');

function ReportOf({ wallet: { id: walletId, currency, owner } }: { wallet: WalletDetail }) {
  const { timeZone } = useBrand();
  const isAgent = owner.role === 'agent';
  const groups = isAgent ? reportGroups : ownGroups;
  const { range, setRange } = useReportRange(timeZone, usePlatform().serverNow(), groups);
  const report = useEntity('wallet.report', { walletId }, range);
  return (
    <Stack gap={5}>
      <PageHeading name="route.report.index" />
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
