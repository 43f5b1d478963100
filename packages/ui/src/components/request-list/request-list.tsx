import { mdiAccountPlusOutline } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { RetryCallout } from '../callout/retry-callout.tsx';
import { RelativeTime } from '../date-time/relative-time.tsx';
import { Money } from '../money/money.tsx';
import { statusLooks, statusLabel } from '../status-badge/statuses.ts';
import type { TransactionKind } from '../transaction-row/transaction.types.ts';
import * as S from './request-list.styles.ts';

/** A request that waits for the user's decision. */
export interface PendingRequest {
  readonly id: string;
  readonly kind: TransactionKind | 'registration';
  /** User who made the request. */
  readonly username: string;
  /** Link to its details. */
  readonly href?: string | undefined;
  /** Decimal text; omitted for a request without money. */
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
  /** Effect of approval, or a note, as one short line. */
  readonly detail?: ReactNode;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Link to its review; without it `onApprove` is shown instead. */
  readonly reviewHref?: string | undefined;
}

export interface RequestListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Requests, oldest first; `undefined` while they load. */
  requests: readonly PendingRequest[] | undefined;
  /** Total number of waiting requests; default the number of loaded ones. */
  total?: number | undefined;
  onApprove: (request: PendingRequest) => void;
  /** Error text if loading failed, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Content below the list, e.g. a link to all requests. */
  footer?: ReactNode;
  /** Fixed current time in ms, for snapshots and tests; default the real time. */
  now?: number | undefined;
}

/**
 * Requests that wait for the user, each with its amount and a link to its review.
 * @example <RequestList requests={requests} onApprove={askToActivate} />
 */
export const RequestList = forwardRef<HTMLElement, RequestListProps>(function RequestList(
  {
    requests,
    total = requests?.length ?? 0,
    onApprove,
    error,
    onRetry,
    footer,
    now,
    className,
    ...rest
  },
  ref,
) {
  const { office } = useMessages();
  const loading = requests === undefined && error === undefined;
  return (
    <S.Root
      aria-label={office.requestsTitle}
      {...rest}
      ref={ref}
      className={slotClass('RequestList', 'root', className)}
      aria-busy={loading || undefined}
      data-loading={flag(loading)}
      data-empty={flag(requests?.length === 0)}
    >
      <S.Head>
        <h2>{office.requestsTitle}</h2>
        {total > 0 && <p role="status">{fill(office.requestsCount, { count: total })}</p>}
      </S.Head>
      {loading && (
        <S.Rest>
          <VisuallyHidden role="status">{office.requestsLoading}</VisuallyHidden>
          <Skeleton lines={4} />
        </S.Rest>
      )}
      {error !== undefined && (
        <S.Rest>
          <RetryCallout title={office.requestsFailed} onRetry={onRetry}>
            {error}
          </RetryCallout>
        </S.Rest>
      )}
      {requests?.length === 0 && <S.Rest>{office.requestsNone}</S.Rest>}
      {requests !== undefined && requests.length > 0 && (
        <S.List>
          {requests.map((request) => (
            <Request key={request.id} request={request} now={now} onApprove={onApprove} />
          ))}
        </S.List>
      )}
      {footer !== undefined && <S.Rest>{footer}</S.Rest>}
    </S.Root>
  );
});

interface RequestProps extends Pick<RequestListProps, 'onApprove' | 'now'> {
  request: PendingRequest;
}

function Request({ request, now, onApprove }: RequestProps) {
  const messages = useMessages();
  const { office } = messages;
  const { kind, username, href, reviewHref, amount, currency, detail, createdAt } = request;
  const isNew = kind === 'registration';
  const look = isNew ? undefined : statusLooks['transaction-type'][kind];
  const kindLabel = look ? statusLabel(look, messages) : office.requestRegistration;
  const approveLabel = isNew ? office.requestActivate : office.reviewApprove;
  return (
    <S.Item className="lobi-RequestList-request" data-kind={kind}>
      <S.Line>
        <S.Mark data-tone={look?.tone}>
          <Icon path={look?.icon ?? mdiAccountPlusOutline} />
        </S.Mark>
        <S.Text>
          {href === undefined ? <b>{username}</b> : <KitLink href={href}>{username}</KitLink>}
          <span>
            {kindLabel} · <RelativeTime at={createdAt} now={now} />
          </span>
          {detail}
        </S.Text>
        {amount !== undefined && (
          <S.Amount>
            <Money value={amount} currency={currency} />
          </S.Amount>
        )}
      </S.Line>
      <S.Buttons>
        {reviewHref === undefined ? (
          <Button
            variant="soft"
            tone="neutral"
            aria-label={`${approveLabel}, ${username}`}
            onClick={() => onApprove(request)}
          >
            {approveLabel}
          </Button>
        ) : (
          <Button
            variant="soft"
            tone="neutral"
            aria-label={`${office.requestReview}, ${username}`}
            render={<KitLink href={reviewHref} />}
          >
            {office.requestReview}
          </Button>
        )}
      </S.Buttons>
    </S.Item>
  );
}
