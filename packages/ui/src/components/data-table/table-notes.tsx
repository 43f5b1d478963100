import { mdiAlertOutline } from '@mdi/js';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { RetryCallout } from '../callout/retry-callout.tsx';
import { formatDateTime } from '../date-time/format-date-time.ts';
import * as S from './data-table.styles.ts';

interface TableNotesProps {
  /** Time of the rows; `null` while they are current. */
  staleSince: string | number | Date | null;
  /** Whether the first rows are loading. */
  loading: boolean;
  /** Whether a refresh is running. */
  busy: boolean;
  /** Error text if loading or refreshing failed. */
  error: string | undefined;
  hasRows: boolean;
  onRetry: (() => void) | undefined;
}

/** State of the rows: outdated, loading or failed. */
export function TableNotes({
  staleSince,
  loading,
  busy,
  error,
  hasRows,
  onRetry,
}: TableNotesProps) {
  const { messages, locale, timeZone } = useKit();
  const { data: texts } = messages;
  return (
    <>
      {staleSince !== null && (
        <S.Stale className="lobi-DataTable-stale">
          <Icon path={mdiAlertOutline} size={16} />
          {fill(texts.stale, {
            time: formatDateTime(staleSince, { locale, timeZone, mode: 'time' }) ?? '–',
          })}
        </S.Stale>
      )}
      {busy && !loading && (
        <S.Progress className="lobi-DataTable-progress">
          <VisuallyHidden>{texts.refreshing}</VisuallyHidden>
        </S.Progress>
      )}
      {loading && <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>}
      {error !== undefined && (
        <S.Failure>
          <RetryCallout title={hasRows ? texts.updateFailed : texts.failed} onRetry={onRetry}>
            <span>{error}</span>
          </RetryCallout>
        </S.Failure>
      )}
    </>
  );
}
