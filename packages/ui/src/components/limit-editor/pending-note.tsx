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

/** An increase that waits or may be confirmed, and which limit holds until then. */
export function PendingNote({
  limit,
  now,
  amountText,
  busy,
  onConfirm,
  onCancel,
}: PendingNoteProps) {
  const { locale, timeZone, messages } = useKit();
  const words = messages.safety;
  const { pending } = limit;
  if (pending === null) return null;
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
              {words.limitCancel}
            </Button>
          )}
          {isReady && onConfirm && (
            <Button size="sm" variant="outline" disabled={busy} onClick={onConfirm}>
              {words.limitConfirm}
            </Button>
          )}
        </S.PendingActions>
      }
    >
      {fill(isReady ? words.limitReady : words.limitPending, {
        next: amountText(pending.amount),
        current: amountText(limit.amount),
        time,
      })}
    </Callout>
  );
}
