import type { ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Callout } from '../callout/callout.tsx';
import { DateTime } from '../date-time/date-time.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import type { LedgerKindName } from '../ledger-kind/ledger-kind-looks.ts';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { causeFacts } from './cause-facts.tsx';
import type { ExplainedEntry, OtherMovement } from './entry-sheet.types.ts';
import * as S from './entry-sheet.styles.ts';

export interface EntrySheetProps {
  open: boolean;
  /** Called with `false` when it should close. */
  onOpenChange: (open: boolean) => void;
  /** `undefined` while it loads. */
  entry: ExplainedEntry | undefined;
  /** Error text if loading failed. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Address of the record that caused the entry. */
  causeHref?: string | undefined;
  /** Address of another entry of the wallet, by its version. */
  entryHref?: ((version: number) => string) | undefined;
  /** Actions that the user may take on the entry. */
  actions?: ReactNode;
}

/** Explanation of each kind of entry. */
const explanations = {
  opening: 'whyOpening',
  welcome: 'whyWelcome',
  mint: 'whyMint',
  burn: 'whyBurn',
  deposit: 'whyDeposit',
  withdraw: 'whyWithdraw',
  'cash-in': 'whyCashIn',
  'cash-out': 'whyCashOut',
  bet: 'whyBet',
  payout: 'whyPayout',
  refund: 'whyRefund',
  earning: 'whyEarning',
  correction: 'whyCorrection',
} as const satisfies Record<LedgerKindName, string>;

/** Message key of the entry's explanation; reversals and cancelled bets have their own. */
function explanationOf({ kind, cause, corrects }: ExplainedEntry) {
  if (corrects !== null) return 'whyReversal';
  const isVoid = cause.type === 'bet' && cause.bet.status === 'cancelled';
  return kind === 'refund' && isVoid ? 'whyVoid' : explanations[kind];
}

/**
 * Explains one entry of a wallet: its cause, the balance before and after, the related record and the hash
 * that proves it.
 * @source ours
 */
export function EntrySheet({
  open,
  onOpenChange,
  entry,
  error,
  onRetry,
  causeHref,
  entryHref,
  actions,
}: EntrySheetProps) {
  const { base, data } = useMessages();
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      title={data.entryTitle}
      description={entry?.details}
      className="lobi-EntrySheet-root"
      actions={
        entry && (
          <>
            {actions}
            {causeHref !== undefined && (
              <Button render={<KitLink href={causeHref} />}>{data.entryOpen}</Button>
            )}
          </>
        )
      }
    >
      {error === undefined ? (
        <Stack gap={4} aria-busy={entry === undefined}>
          {entry ? <Explanation entry={entry} entryHref={entryHref} /> : <Skeleton lines={8} />}
        </Stack>
      ) : (
        <Callout
          tone="danger"
          role="alert"
          title={data.entryFailed}
          action={
            onRetry && (
              <Button size="sm" variant="soft" onClick={onRetry}>
                {base.retry}
              </Button>
            )
          }
        >
          {error}
        </Callout>
      )}
    </Drawer>
  );
}

interface ExplanationProps {
  entry: ExplainedEntry;
  entryHref: EntrySheetProps['entryHref'];
}

function Explanation({ entry, entryHref }: ExplanationProps) {
  const texts = useMessages();
  const { data } = texts;
  const { currency, correction, corrects, correctedBy, reason, hash } = entry;
  const causeItems = causeFacts(entry, texts);
  return (
    <>
      <S.Why className="lobi-EntrySheet-why">{data[explanationOf(entry)]}</S.Why>
      <DescriptionList
        items={[
          { label: data.time, value: <DateTime at={entry.createdAt} /> },
          {
            label: data.balanceBefore,
            value: <Money value={entry.balanceBefore} currency={currency} />,
          },
          {
            label: data.amount,
            value: <Money value={entry.amount} currency={currency} sign="always" />,
          },
          {
            label: data.balanceAfter,
            value: <Money value={entry.balanceAfter} currency={currency} />,
            total: true,
          },
        ]}
      />
      {causeItems.length > 0 && <DescriptionList items={causeItems} />}
      <DescriptionList
        items={[
          ...(correction === null
            ? []
            : [{ label: data.entryCorrected, value: <ResultChange {...correction} /> }]),
          ...(reason === null ? [] : [{ label: data.entryReason, value: reason }]),
          ...(corrects === null
            ? []
            : [
                {
                  label: data.entryCorrects,
                  value: <CounterpartLink {...corrects} hrefOf={entryHref} />,
                },
              ]),
          ...(correctedBy === null
            ? []
            : [
                {
                  label: data.entryCorrectedBy,
                  value: <CounterpartLink {...correctedBy} hrefOf={entryHref} />,
                },
              ]),
          { label: data.entryChange, value: entry.version },
          { label: data.entryTransfer, value: <S.Code>{entry.transferId}</S.Code> },
          ...(hash === null ? [] : [{ label: data.entryHash, value: <S.Code>{hash}</S.Code> }]),
        ]}
      />
    </>
  );
}

/** The counterpart entry, linked if it changed this wallet. */
function CounterpartLink({
  transferId,
  version,
  hrefOf,
}: OtherMovement & { hrefOf: EntrySheetProps['entryHref'] }) {
  const { data } = useMessages();
  if (version === null || !hrefOf) return <S.Code>{transferId}</S.Code>;
  return <KitLink href={hrefOf(version)}>{fill(data.entryChangeNumber, { version })}</KitLink>;
}

function ResultChange({ from, to }: { from: string; to: string }) {
  return (
    <>
      <StatusBadge kind="result" value={from} quiet /> →{' '}
      <StatusBadge kind="result" value={to} quiet />
    </>
  );
}
