import { useMemo, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { QRCode } from '../../primitives/qr-code/qr-code.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { RetryCallout } from '../callout/retry-callout.tsx';
import type { DataColumn } from '../data-table/data-table.types.ts';
import { Money } from '../money/money.tsx';
import { Num } from '../num/num.tsx';
import { Percent } from '../num/percent.tsx';
import type { RoleName } from '../role-badge/role-badge.tsx';
import { roleLabel } from '../role-badge/role-badge.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import type { StatusOf } from '../status-badge/statuses.ts';
import { TreeTable } from '../tree-table/tree-table.tsx';
import * as S from './downline-tree.styles.ts';

/** A member below an agent. Money is decimal text. */
export interface DownlineMember {
  readonly id: string;
  readonly username: string;
  readonly role: RoleName;
  readonly status: StatusOf<'user'>;
  readonly wallet: { readonly balance: string; readonly currency: string };
  /** Number of players in the subtree. */
  readonly playerCount: number;
  /** Number of direct members; with more than 0 the row can be expanded. Default `playerCount`. */
  readonly childCount?: number | undefined;
  /** Turnover of the page's period. */
  readonly turnover: string;
  /** The user's share of the turnover, in basis points. */
  readonly shareBp: number;
  readonly commission: string;
}

/** Totals of the whole subtree. */
export interface DownlineSummary {
  readonly subAgents: number;
  readonly directPlayers: number;
  readonly playersBelow: number;
}

export interface DownlineTreeProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Members of the first level; `undefined` until there are any. */
  members: readonly DownlineMember[] | undefined;
  /** Loads the members below one; after a rejection the user can retry. */
  loadMembers: (member: DownlineMember, signal: AbortSignal) => Promise<readonly DownlineMember[]>;
  summary?: DownlineSummary | undefined;
  /** Referral link and code, shown for an empty downline. */
  referral?: { readonly code: string; readonly url: string } | undefined;
  memberHref?: ((member: DownlineMember) => string | undefined) | undefined;
  /** Ids of expanded members. */
  expanded?: ReadonlySet<string> | undefined;
  defaultExpanded?: ReadonlySet<string> | undefined;
  onExpandedChange?: ((expanded: ReadonlySet<string>) => void) | undefined;
  /** Total number of members of the first level, if not all are loaded. */
  total?: number | undefined;
  /** Content at the end of the header, e.g. a switch to the list or a search. */
  actions?: ReactNode;
  /** Error text, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

const idOf = ({ id }: DownlineMember): string => id;
const opens = ({ playerCount, childCount = playerCount }: DownlineMember): boolean =>
  childCount > 0;

/**
 * The tree below an agent with balances, turnover and commission; a level is loaded when it is expanded.
 * An empty one shows the referral link and code.
 * @example <DownlineTree members={members} loadMembers={load} referral={{ code, url }} />
 */
export function DownlineTree({
  members,
  loadMembers,
  summary,
  referral,
  memberHref,
  expanded,
  defaultExpanded,
  onExpandedChange,
  total,
  actions,
  error,
  onRetry,
  className,
  ...rest
}: DownlineTreeProps) {
  const messages = useMessages();
  const { data, office } = messages;
  const columns = useMemo((): readonly DataColumn<DownlineMember>[] => {
    const money = (
      id: string,
      header: string,
      amount: (member: DownlineMember) => string,
    ): DataColumn<DownlineMember> => ({
      id,
      header,
      align: 'end',
      cell: (member) => <Money value={amount(member)} currency={member.wallet.currency} />,
    });
    return [
      {
        id: 'username',
        header: data.user,
        value: ({ username }) => username,
        cell: ({ username, role, playerCount }) => (
          <S.Who>
            <b>{username}</b>
            <small>
              {role === 'agent'
                ? fill(office.downlineMembers, { count: playerCount })
                : roleLabel(role, messages)}
            </small>
          </S.Who>
        ),
      },
      money('balance', data.balance, ({ wallet }) => wallet.balance),
      money('turnover', office.downlineTurnover, ({ turnover }) => turnover),
      {
        id: 'share',
        header: office.downlineShare,
        align: 'end',
        cell: ({ shareBp }) => <Percent value={shareBp / 10_000} />,
      },
      money('commission', office.downlineCommission, ({ commission }) => commission),
      {
        id: 'status',
        header: data.status,
        align: 'end',
        cell: ({ status }) => <StatusBadge kind="user" value={status} quiet />,
      },
    ];
  }, [messages, data, office]);
  const sums = summary && [
    [office.downlineSubAgents, summary.subAgents] as const,
    [office.downlineDirect, summary.directPlayers] as const,
    [office.downlineBelow, summary.playersBelow] as const,
  ];
  return (
    <S.Root
      aria-label={office.downlineTitle}
      {...rest}
      className={slotClass('DownlineTree', 'root', className)}
    >
      <S.Head>
        <S.Title>{office.downlineTitle}</S.Title>
        {sums && members?.length !== 0 && (
          <S.Summary className="lobi-DownlineTree-summary">
            {sums.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Num value={value} />
                </dd>
              </div>
            ))}
          </S.Summary>
        )}
        {actions}
      </S.Head>
      {error !== undefined && (
        <RetryCallout title={office.downlineFailed} onRetry={onRetry}>
          {error}
        </RetryCallout>
      )}
      {(members !== undefined || error === undefined) && (
        <TreeTable<DownlineMember>
          label={office.downlineTitle}
          columns={columns}
          rows={members}
          rowId={idOf}
          hasChildren={opens}
          loadChildren={loadMembers}
          expanded={expanded}
          defaultExpanded={defaultExpanded}
          onExpandedChange={onExpandedChange}
          rowHref={memberHref}
          empty={referral && <Invite {...referral} />}
        />
      )}
      {members !== undefined && total !== undefined && total > members.length && (
        <S.More>{fill(office.downlineMore, { count: members.length, total })}</S.More>
      )}
    </S.Root>
  );
}

function Invite({ code, url }: { code: string; url: string }) {
  const { office } = useMessages();
  return (
    <S.Invite className="lobi-DownlineTree-invite">
      <QRCode value={url} label={fill(office.downlineQr, { code })} size={152} />
      <S.InviteText>
        <h3>{office.downlineInvite}</h3>
        <p>{office.downlineInviteBody}</p>
        <p>
          {office.downlineCode} <b>{code}</b>
        </p>
        <p dir="ltr">{url}</p>
        <div>
          <CopyButton value={url} thing={office.downlineLink} labelled />
        </div>
      </S.InviteText>
    </S.Invite>
  );
}
