import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { RetryCallout } from '../callout/retry-callout.tsx';
import type { DiffValue } from '../diff/changes.ts';
import { Diff, type DiffProps } from '../diff/diff.tsx';
import { LogRow, type LogEntry } from '../log-row/log-row.tsx';
import * as S from './audit-trail.styles.ts';

/** An audit entry: actor, action, origin and changes. */
export interface AuditEntry extends LogEntry {
  readonly id: string;
  /** The record before the change; omitted if nothing was changed. */
  readonly before?: Readonly<Record<string, DiffValue>> | undefined;
  readonly after?: Readonly<Record<string, DiffValue>> | undefined;
}

export interface AuditTrailProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>, Pick<DiffProps, 'fields' | 'formatValue'> {
  /** Records, newest first. */
  entries: readonly AuditEntry[];
  loading?: boolean | undefined;
  failed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
  /** Text shown instead of an empty list. */
  empty?: ReactNode;
  /** Below the records, e.g. a Pagination. */
  footer?: ReactNode;
}

/** Log of actions: author, time, origin and changes, in a read-only list. */
export const AuditTrail = forwardRef<HTMLElement, AuditTrailProps>(function AuditTrail(
  {
    entries,
    fields,
    formatValue,
    loading = false,
    failed = false,
    onRetry,
    empty,
    footer,
    className,
    ...rest
  },
  ref,
) {
  const { office } = useMessages();
  return (
    <S.Root
      aria-label={office.auditTitle}
      {...rest}
      ref={ref}
      className={slotClass('AuditTrail', 'root', className)}
      aria-busy={loading || undefined}
      data-loading={flag(loading)}
      data-empty={flag(!loading && !failed && entries.length === 0)}
      data-invalid={flag(failed)}
    >
      {failed ? (
        <RetryCallout onRetry={onRetry}>{office.auditFailed}</RetryCallout>
      ) : loading ? (
        <>
          <VisuallyHidden role="status">{office.auditLoading}</VisuallyHidden>
          <Skeleton lines={2} />
          <Skeleton lines={2} />
          <Skeleton lines={2} />
        </>
      ) : entries.length === 0 ? (
        <S.Nothing>{empty ?? office.auditEmpty}</S.Nothing>
      ) : (
        <S.List>
          {entries.map(({ id, before, after, ...entry }) => (
            <li key={id} className="lobi-AuditTrail-entry">
              <LogRow {...entry}>
                {(before !== undefined || after !== undefined) && (
                  <S.Changes>
                    <Diff
                      before={before ?? {}}
                      after={after ?? {}}
                      fields={fields}
                      formatValue={formatValue}
                    />
                  </S.Changes>
                )}
              </LogRow>
            </li>
          ))}
        </S.List>
      )}
      {footer}
    </S.Root>
  );
});
