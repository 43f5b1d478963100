import type { CSSProperties, ReactNode } from 'react';
import { BalanceTicker } from '../../components/balance-ticker/balance-ticker.tsx';
import { Money } from '../../components/money/money.tsx';
import { KpiRow, type KpiItem } from '../../components/stat-card/index.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import * as S from './agent-home-view.styles.ts';

/** The agent's wallet; money as decimal text. */
export interface FloatWallet {
  readonly balance: string;
  readonly held: string;
  readonly available: string;
  readonly currency: string;
}

export interface AgentHomeViewProps {
  /** `null` while it loads. */
  wallet: FloatWallet | null;
  /** Actions that credit or debit the wallet, the primary one first. */
  actions: ReactNode;
  /** Key figures of the downline, the most important first. */
  figures: readonly KpiItem[];
  /** Requests that wait for the agent: a RequestList. */
  requests: ReactNode;
  /** Sums of the commission, and the claim button: an EarningSummary. */
  earnings: ReactNode;
  /** The referral link: a ReferralCard. */
  referral: ReactNode;
  /** The downline: a DownlineTree. */
  downline: ReactNode;
  /** Newest transactions. */
  recent: ReactNode;
  /** Message at the top of the page, e.g. the reason for missing figures. */
  notice?: ReactNode;
}

const at = (area: string) => ({ '--area': area }) as CSSProperties;

/**
 * Start page of an agent: the wallet with its actions, waiting requests, the commission, the referral link,
 * the downline and the newest transactions.
 * @source spec §2 (agent.dashboard)
 */
export function AgentHomeView({
  wallet,
  actions,
  figures,
  requests,
  earnings,
  referral,
  downline,
  recent,
  notice,
}: AgentHomeViewProps) {
  return (
    <S.Root className="lobi-AgentHomeView-root">
      {notice}
      <S.Areas>
        <S.Area style={at('float')} data-fill="">
          <Float wallet={wallet} actions={actions} />
        </S.Area>
        <S.Area style={at('requests')}>{requests}</S.Area>
        <S.Area style={at('earnings')} data-fill="">
          {earnings}
        </S.Area>
        <S.Area style={at('figures')}>
          <KpiRow items={figures} />
        </S.Area>
        <S.Area style={at('referral')} data-fill="">
          {referral}
        </S.Area>
        <S.Area style={at('downline')}>{downline}</S.Area>
        <S.Area style={at('recent')}>{recent}</S.Area>
      </S.Areas>
    </S.Root>
  );
}

function Float({ wallet, actions }: Pick<AgentHomeViewProps, 'wallet' | 'actions'>) {
  const { money, office } = useMessages();
  const part = (value: string | undefined) =>
    value === undefined ? (
      <Skeleton width="88px" />
    ) : (
      <Money value={value} currency={wallet?.currency} />
    );
  return (
    <S.Float aria-label={office.homeFloat} aria-busy={wallet === null || undefined}>
      <div>
        <h2>{office.homeFloat}</h2>
        <S.Amount>
          {wallet === null ? (
            <Skeleton width="220px" height="38px" />
          ) : (
            <BalanceTicker value={wallet.available} currency={wallet.currency} announce />
          )}
        </S.Amount>
      </div>
      <S.Parts>
        <div>
          <dt>{money.walletBalance}</dt>
          <dd>{part(wallet?.balance)}</dd>
        </div>
        <div>
          <dt>{money.walletHeld}</dt>
          <dd>{part(wallet?.held)}</dd>
        </div>
      </S.Parts>
      <S.Actions>{actions}</S.Actions>
    </S.Float>
  );
}
