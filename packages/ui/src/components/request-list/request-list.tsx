import { mdiAccountPlusOutline } from '@mdi/js';
import { forwardRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Callout } from '../callout/callout.tsx';
import { RetryCallout } from '../callout/retry-callout.tsx';
import { RelativeTime } from '../date-time/relative-time.tsx';
import { Money } from '../money/money.tsx';
import { RejectForm } from '../review-panel/reject-form.tsx';
import { statusLooks, statusWord } from '../status-badge/statuses.ts';
import type { TransactionKind } from '../transaction-row/transaction.types.ts';
import * as S from './request-list.styles.ts';

/** Something that waits for the reader's word. */
export interface PendingRequest {
  readonly id: string;
  readonly kind: TransactionKind | 'registration';
  /** Who asks. */
  readonly username: string;
  /** Where the whole of it is to be seen. */
  readonly href?: string | undefined;
  /** Decimal text; left out where no money is asked for. */
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
  /** What agreeing does, or what was noted; one short line. */
  readonly detail?: ReactNode;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly mayApprove: boolean;
  readonly mayReject: boolean;
}

export interface RequestListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Oldest first; `undefined` while they load. */
  requests: readonly PendingRequest[] | undefined;
  /** How many wait in all; default those that are here. */
  total?: number | undefined;
  onApprove: (request: PendingRequest) => void;
  /** The reason is never empty. */
  onReject: (request: PendingRequest, reason: string) => void;
  /** Ids whose decision is being sent, and which. */
  busy?: Readonly<Record<string, 'approve' | 'reject'>> | undefined;
  /** Why a decision was not taken, as a sentence, by id. */
  failures?: Readonly<Record<string, string>> | undefined;
  /** Sentences offered as reasons; default the kit's three. */
  reasonTemplates?: readonly string[] | undefined;
  /** Why they could not be loaded, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Below the list, e.g. the way to all of them. */
  footer?: ReactNode;
  /** Fixed present in ms, for pictures and tests; default the real time. */
  now?: number | undefined;
}

/**
 * What waits for the reader, each with its amount and the two answers in place. A rejection asks for
 * its reason first.
 * @example <RequestList requests={requests} onApprove={approve} onReject={reject} />
 */
export const RequestList = forwardRef<HTMLElement, RequestListProps>(function RequestList(
  {
    requests,
    total = requests?.length ?? 0,
    onApprove,
    onReject,
    busy = {},
    failures = {},
    reasonTemplates,
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
  const templates = reasonTemplates ?? [
    office.requestReasonCash,
    office.requestReasonAgreed,
    office.requestReasonUser,
  ];
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
            <Request
              key={request.id}
              request={request}
              templates={templates}
              busy={busy[request.id]}
              failure={failures[request.id]}
              now={now}
              onApprove={onApprove}
              onReject={onReject}
            />
          ))}
        </S.List>
      )}
      {footer !== undefined && <S.Rest>{footer}</S.Rest>}
    </S.Root>
  );
});

interface RequestProps extends Pick<RequestListProps, 'onApprove' | 'onReject' | 'now'> {
  request: PendingRequest;
  templates: readonly string[];
  busy: 'approve' | 'reject' | undefined;
  failure: string | undefined;
}

function Request({ request, templates, busy, failure, now, onApprove, onReject }: RequestProps) {
  const messages = useMessages();
  const { office } = messages;
  const [rejecting, setRejecting] = useState(false);
  const { kind, username, href, amount, currency, detail, createdAt } = request;
  const isNew = kind === 'registration';
  const look = isNew ? undefined : statusLooks['transaction-type'][kind];
  const asked = look ? statusWord(look, messages) : office.requestRegistration;
  const agree = isNew ? office.requestActivate : office.reviewApprove;
  return (
    <S.Item
      className="lobi-RequestList-request"
      data-kind={kind}
      data-busy={flag(busy !== undefined)}
    >
      <S.Line>
        <S.Mark data-tone={look?.tone}>
          <Icon path={look?.icon ?? mdiAccountPlusOutline} />
        </S.Mark>
        <S.Words>
          {href === undefined ? <b>{username}</b> : <KitLink href={href}>{username}</KitLink>}
          <span>
            {asked} · <RelativeTime at={createdAt} now={now} />
          </span>
          {detail}
        </S.Words>
        {amount !== undefined && (
          <S.Amount>
            <Money value={amount} currency={currency} />
          </S.Amount>
        )}
      </S.Line>
      {failure !== undefined && (
        <Callout tone="danger" role="alert">
          {failure}
        </Callout>
      )}
      {rejecting ? (
        <S.Reason>
          <RejectForm
            templates={templates}
            busy={busy === 'reject'}
            onReject={(reason) => onReject(request, reason)}
            onCancel={() => setRejecting(false)}
          />
        </S.Reason>
      ) : (
        <S.Buttons>
          {request.mayReject && (
            <Button
              variant="outline"
              tone="neutral"
              disabled={busy !== undefined}
              aria-label={`${office.reviewReject}, ${username}`}
              onClick={() => setRejecting(true)}
            >
              {office.reviewReject}
            </Button>
          )}
          {request.mayApprove && (
            <Button
              variant="soft"
              tone="neutral"
              loading={busy === 'approve'}
              aria-label={`${agree}, ${username}`}
              onClick={() => onApprove(request)}
            >
              {agree}
            </Button>
          )}
        </S.Buttons>
      )}
    </S.Item>
  );
}
