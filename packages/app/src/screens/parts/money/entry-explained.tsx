import { useAuth } from '@lobi/core/react';
import { useEntity } from '@lobi/core/react/lists';
import { EntrySheet } from '@lobi/ui/data';
import { useState } from 'react';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { causeHref } from './cause-href.ts';
import { CorrectionAction } from './correction-action.tsx';
import type { EntryAddress } from './use-entry-address.ts';

interface EntryExplainedProps {
  walletId: string;
  address: EntryAddress;
}

/** Explains the entry in the address and its cause. */
export function EntryExplained({
  walletId,
  address: { version, close, hrefOf },
}: EntryExplainedProps) {
  const { user } = useAuth();
  const failureText = useFailureText();
  // A closing dialog keeps its content until it is unmounted.
  const [last, setLast] = useState(version);
  if (version !== null && version !== last) setLast(version);
  const entity = useEntity('ledger.show', last === null ? null : { walletId, version: last });
  const entry = entity.status === 'ready' ? entity.entity : undefined;
  return (
    <EntrySheet
      open={version !== null}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      entry={entry}
      error={entity.status === 'failed' ? failureText(entity.failure) : undefined}
      onRetry={entity.status === 'failed' ? entity.refresh : undefined}
      entryHref={hrefOf}
      actions={entry && <CorrectionAction walletId={walletId} entry={entry} />}
      causeHref={entry && user ? causeHref(entry.cause, user) : undefined}
    />
  );
}
