import {
  changeReasons,
  type ChangeAsk,
  type EntryAction,
  type LedgerEntryDetail,
  type Rejection,
} from '@lobi/core/contract';
import { Text } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { AskChange } from '../changes/ask-change.tsx';

interface CorrectionActionProps {
  walletId: string;
  entry: LedgerEntryDetail;
}

/** Name and effect of each action. */
const texts = {
  reverse: { label: 'correction.reverse', body: 'correction.reverseBody' },
  'void-bet': { label: 'correction.void', body: 'correction.voidBody' },
} as const satisfies Record<EntryAction, object>;

const kinds = {
  reverse: 'transfer.reverse',
  'void-bet': 'bet.void',
} as const satisfies Record<EntryAction, string>;

/** Reason shown to the owner of the wallet. */
type ShownReason = Pick<Rejection, 'publicReason' | 'remark'>;

/** The change that an action requests. */
function wantedOf(
  action: EntryAction,
  walletId: string,
  { version, reference }: LedgerEntryDetail,
  { reason, shown }: { readonly reason: string; readonly shown: ShownReason },
): ChangeAsk {
  return action === 'reverse'
    ? { kind: 'transfer.reverse', params: { walletId, version, ...shown }, reason }
    : { kind: 'bet.void', params: { walletId, betId: reference, ...shown }, reason };
}

/** Button and dialog by which staff reverses an entry, or voids its bet. @source ours */
export function CorrectionAction({ walletId, entry }: CorrectionActionProps) {
  const { t } = useTranslation();
  const [action] = entry.actions;
  if (!action) return null;
  const { label, body } = texts[action];
  return (
    <AskChange
      label={t(label)}
      title={t(label)}
      tone="danger"
      reasons={changeReasons[kinds[action]]}
      change={(reason, shown) => wantedOf(action, walletId, entry, { reason, shown })}
    >
      <Text weight="semibold">{entry.details}</Text>
      <div>{t(body)}</div>
    </AskChange>
  );
}
