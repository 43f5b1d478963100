import { buildPath } from '@lobi/core/routes';
import { useList } from '@lobi/core/react/lists';
import { Stack } from '@lobi/ui';
import { WalletMovements } from '@lobi/ui/data';
import { useFailureText } from '../../../i18n/use-failure-text.ts';

/** Newest entries of a user's wallet, each linked to its explanation. @source ours – ui-kit 1.6 */
export function UserLedger({ walletId }: { walletId: string }) {
  const failureText = useFailureText();
  const list = useList('ledger.list', { walletId }, { perPage: 10 });
  const failed = list.status === 'failed';
  return (
    <Stack gap={3}>
      <WalletMovements
        rows={list.status === 'ready' ? list.rows : undefined}
        allHref={buildPath('ledger.index', { walletId })}
        rowHref={({ version }) =>
          buildPath('ledger.index', { walletId }, { entry: String(version) })
        }
        error={failed ? failureText(list.failure) : undefined}
        onRetry={failed ? list.refresh : undefined}
      />
    </Stack>
  );
}
