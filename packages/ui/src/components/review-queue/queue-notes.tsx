import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Callout } from '../callout/callout.tsx';
import { RetryCallout } from '../callout/retry-callout.tsx';
import { formatDateTime } from '../date-time/format-date-time.ts';
import * as S from './review-queue.styles.ts';

interface QueueNotesProps {
  error: string | undefined;
  onRetry: (() => void) | undefined;
  staleSince: string | number | Date | null | undefined;
}

/** Error text if loading newer requests failed, and the time of the list. */
export function QueueNotes({ error, onRetry, staleSince }: QueueNotesProps) {
  const { locale, timeZone, messages } = useKit();
  const { data, office } = messages;
  return (
    <>
      {error !== undefined && (
        <S.Note>
          <RetryCallout title={office.queueFailed} onRetry={onRetry}>
            {error}
          </RetryCallout>
        </S.Note>
      )}
      {staleSince != null && (
        <S.Note>
          <Callout tone="warning" role="status">
            {fill(data.stale, {
              time: formatDateTime(staleSince, { locale, timeZone, mode: 'time' }) ?? '',
            })}
          </Callout>
        </S.Note>
      )}
    </>
  );
}
