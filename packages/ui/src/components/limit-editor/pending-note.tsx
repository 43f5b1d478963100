import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Callout } from '../callout/callout.tsx';
import { formatDateTime } from '../date-time/format-date-time.ts';
import { pendingState, type PlayLimit } from './limit-rules.ts';
import * as S from './limit-editor.styles.ts';

export interface PendingNoteProps {
  limit: PlayLimit;
  now: number;
  amountText: (amount: string) => string;
  busy: boolean;
  onConfirm: (() => void) | undefined;
  onCancel: (() => void) | undefined;
}

const wordings = {
  raise: {
    waiting: 'limitPending',
    ready: 'limitReady',
    confirm: 'limitConfirm',
    cancel: 'limitCancel',
  },
  lift: {
    waiting: 'limitLiftPending',
    ready: 'limitLiftReady',
    confirm: 'limitLiftConfirm',
    cancel: 'limitLiftCancel',
  },
} as const;

/** Note about a pending increase or removal of a limit, and the limit that applies until then. */
export function PendingNote({
  limit,
  now,
  amountText,
  busy,
  onConfirm,
  onCancel,
}: PendingNoteProps) {
  const { locale, timeZone, messages } = useKit();
  const texts = messages.safety;
  const { pending } = limit;
  if (pending === null) return null;
  const wording = wordings[pending.amount === null ? 'lift' : 'raise'];
  const isReady = pendingState(limit, now) === 'ready';
  const time = formatDateTime(pending.effectiveAt, { locale, timeZone }) ?? pending.effectiveAt;
  return (
    <Callout
      tone="info"
      className="lobi-LimitEditor-pending"
      action={
        <S.PendingActions>
          {onCancel && (
            <Button size="sm" variant="outline" disabled={busy} onClick={onCancel}>
              {texts[wording.cancel]}
            </Button>
          )}
          {isReady && onConfirm && (
            <Button size="sm" variant="outline" disabled={busy} onClick={onConfirm}>
              {texts[wording.confirm]}
            </Button>
          )}
        </S.PendingActions>
      }
    >
      {fill(texts[isReady ? wording.ready : wording.waiting], {
        next: pending.amount === null ? '' : amountText(pending.amount),
        current: amountText(limit.amount),
        time,
      })}
    </Callout>
  );
}
