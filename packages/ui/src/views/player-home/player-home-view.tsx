import { numberFormat } from '@lobi/formats';
import { mdiCashMinus, mdiCashPlus } from '@mdi/js';
import type { ReactNode } from 'react';
import { BalanceTicker } from '../../components/balance-ticker/balance-ticker.tsx';
import { RetryCallout } from '../../components/callout/retry-callout.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { GameRow } from '../../components/game-card/game-row.tsx';
import type { GameSummary } from '../../components/game-card/game.types.ts';
import { HideAmountsToggle } from '../../components/hide-amounts-toggle/hide-amounts-toggle.tsx';
import { Money } from '../../components/money/money.tsx';
import { TransactionRow } from '../../components/transaction-row/transaction-row.tsx';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit, useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { TransactionListRow } from '../transactions/transactions.types.ts';
import type { WalletShortcut } from '../wallet/wallet-view.tsx';
import { More } from '../wallet/wallet-movements.styles.ts';
import { Shortcut, ShortcutIcon } from '../wallet/wallet-view.styles.ts';
import * as S from './player-home-view.styles.ts';

/** The user's wallet; money as decimal text. */
export interface PlayerHomeWallet {
  readonly id: string;
  readonly balance: string;
  readonly held: string;
  readonly available: string;
  readonly currency: string;
}

/** The player's current figures. */
export interface PlayerHomeFigures {
  readonly openBets: { readonly count: number; readonly amount: string };
  /** Deposits, withdrawals and transfers that are pending. */
  readonly openTransactions: readonly TransactionListRow[];
  /** Last played games, newest first. */
  readonly continueGames: readonly GameSummary[];
}

export interface PlayerHomeViewProps {
  /** `null` while it loads. */
  wallet: PlayerHomeWallet | null;
  /** Whether amounts are masked. */
  hidden: boolean;
  onHiddenChange: (hidden: boolean) => void;
  /** Address of the deposit page; without it there is no button. */
  depositHref: string | undefined;
  /** Address of the withdrawal page; without it there is no button. */
  withdrawHref: string | undefined;
  /** `undefined` before the first response. */
  figures: PlayerHomeFigures | undefined;
  /** Newest transactions; `undefined` before the first response. */
  recent: readonly TransactionListRow[] | undefined;
  betsHref: string;
  transactionsHref: string;
  transactionHref: (row: TransactionListRow) => string;
  gameHref: (game: GameSummary) => string;
  /** Links to limits, activity and profile. */
  links: readonly WalletShortcut[];
  /** Error text if the figures failed to load, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Notice at the top of the page, e.g. that the account waits for activation. */
  notice?: ReactNode;
}

/** Maximum number of games to continue; the lobby has more. */
const maxPlayed = 3;

/**
 * Start page of a player: the balance with deposit and withdrawal, open bets and requests, games to
 * continue, and the newest transactions.
 * @source spec §2 (player.dashboard)
 */
export function PlayerHomeView({
  wallet,
  hidden,
  onHiddenChange,
  depositHref,
  withdrawHref,
  figures,
  recent,
  betsHref,
  transactionsHref,
  transactionHref,
  gameHref,
  links,
  error,
  onRetry,
  notice,
}: PlayerHomeViewProps) {
  const { flows: texts, lobby } = useMessages();
  const open = figures?.openTransactions ?? [];
  const played = (figures?.continueGames ?? []).slice(0, maxPlayed);
  // Open transactions are listed above already.
  const past = recent?.filter(({ id }) => open.every((row) => row.id !== id));
  const isWaiting = recent === undefined && error === undefined;
  const rows = (list: readonly TransactionListRow[]) => (
    <Rows list={list} walletId={wallet?.id} hrefOf={transactionHref} hidden={hidden} />
  );
  return (
    <S.Root className="lobi-PlayerHomeView-root">
      {notice}
      <Balance
        wallet={wallet}
        hidden={hidden}
        onHiddenChange={onHiddenChange}
        depositHref={depositHref}
        withdrawHref={withdrawHref}
      />
      {error !== undefined && <RetryCallout onRetry={onRetry}>{error}</RetryCallout>}
      <S.Columns>
        <S.Column>
          {open.length > 0 && (
            <S.Section aria-label={texts.homeOpenRequests}>
              <S.Head>
                <h2>{texts.homeOpenRequests}</h2>
              </S.Head>
              {rows(open)}
            </S.Section>
          )}
          {(past?.length !== 0 || open.length === 0) && (
            <S.Section aria-label={texts.homeRecent} aria-busy={isWaiting || undefined}>
              <S.Head>
                <h2>{texts.homeRecent}</h2>
                <More as={KitLink} href={transactionsHref}>
                  {texts.homeAll}
                </More>
              </S.Head>
              {isWaiting && <RowsSkeleton />}
              {past?.length === 0 && <EmptyState kind="transactions" level={3} />}
              {past && past.length > 0 && rows(past)}
            </S.Section>
          )}
        </S.Column>
        <S.Column>
          <OpenBets bets={figures?.openBets} href={betsHref} hidden={hidden} wallet={wallet} />
          {played.length > 0 && (
            <S.Section aria-label={lobby.continueTitle}>
              <S.Head>
                <h2>{lobby.continueTitle}</h2>
              </S.Head>
              <S.Links>
                {played.map((game) => (
                  <li key={game.id}>
                    <GameRow game={game} href={gameHref(game)} />
                  </li>
                ))}
              </S.Links>
            </S.Section>
          )}
          <nav aria-label={texts.homeMore}>
            <S.Links>
              {links.map(({ id, label, href, icon, note }) => (
                <li key={id}>
                  <Shortcut as={KitLink} href={href}>
                    <ShortcutIcon>
                      <Icon path={icon} />
                    </ShortcutIcon>
                    <span>
                      {label}
                      {note !== undefined && <small>{note}</small>}
                    </span>
                  </Shortcut>
                </li>
              ))}
            </S.Links>
          </nav>
        </S.Column>
      </S.Columns>
    </S.Root>
  );
}

type BalanceProps = Pick<
  PlayerHomeViewProps,
  'wallet' | 'hidden' | 'onHiddenChange' | 'depositHref' | 'withdrawHref'
>;

function Balance({ wallet, hidden, onHiddenChange, depositHref, withdrawHref }: BalanceProps) {
  const { money, flows } = useMessages();
  const part = (value: string | undefined) =>
    value === undefined ? (
      <Skeleton width="88px" />
    ) : (
      <Money value={value} currency={wallet?.currency} hidden={hidden} />
    );
  return (
    <S.Balance aria-label={money.walletLabel} aria-busy={wallet === null || undefined}>
      <S.Figure>
        <p>
          {money.walletBalance}
          <HideAmountsToggle hidden={hidden} onHiddenChange={onHiddenChange} />
        </p>
        <strong>
          {wallet === null && <Skeleton width="200px" height="36px" />}
          {wallet && hidden && <Money value={wallet.balance} currency={wallet.currency} hidden />}
          {wallet && !hidden && (
            <BalanceTicker value={wallet.balance} currency={wallet.currency} announce />
          )}
        </strong>
        <S.Parts>
          <div>
            <dt>{money.walletAvailable}</dt>
            <dd>{part(wallet?.available)}</dd>
          </div>
          <div>
            <dt>{money.walletHeld}</dt>
            <dd>{part(wallet?.held)}</dd>
          </div>
        </S.Parts>
      </S.Figure>
      <S.Ways>
        {depositHref !== undefined && (
          <Button iconStart={<Icon path={mdiCashPlus} />} render={<KitLink href={depositHref} />}>
            {flows.depositTitle}
          </Button>
        )}
        {withdrawHref !== undefined && (
          <Button
            variant="outline"
            tone="neutral"
            iconStart={<Icon path={mdiCashMinus} />}
            render={<KitLink href={withdrawHref} />}
          >
            {flows.withdrawTitle}
          </Button>
        )}
      </S.Ways>
    </S.Balance>
  );
}

interface OpenBetsProps {
  bets: PlayerHomeFigures['openBets'] | undefined;
  href: string;
  hidden: boolean;
  wallet: PlayerHomeWallet | null;
}

function OpenBets({ bets, href, hidden, wallet }: OpenBetsProps) {
  const { messages, locale } = useKit();
  const { flows: texts } = messages;
  if (!bets) return null;
  const count = numberFormat(locale).format(bets.count);
  return (
    <S.Section aria-label={texts.homeOpenBets}>
      <S.Head>
        <h2>{texts.homeOpenBets}</h2>
      </S.Head>
      <Shortcut as={KitLink} href={href}>
        {bets.count === 0 ? (
          texts.homeOpenBetsNone
        ) : (
          <span>
            <Money value={bets.amount} currency={wallet?.currency} hidden={hidden} />
            <small>{fill(texts.homeOpenBetsCount, { count })}</small>
          </span>
        )}
      </Shortcut>
    </S.Section>
  );
}

interface RowsProps {
  list: readonly TransactionListRow[];
  walletId: string | undefined;
  hrefOf: (row: TransactionListRow) => string;
  hidden: boolean;
}

function Rows({ list, walletId, hrefOf, hidden }: RowsProps) {
  return (
    <S.Rows>
      {list.map((row) => {
        const incoming = row.to?.walletId === walletId;
        return (
          <li key={row.id}>
            <TransactionRow
              transaction={row}
              incoming={incoming}
              party={row.channel?.name ?? (incoming ? row.from : row.to)?.username}
              href={hrefOf(row)}
              amountHidden={hidden}
            />
          </li>
        );
      })}
    </S.Rows>
  );
}

function RowsSkeleton() {
  const { base } = useMessages();
  return (
    <>
      <VisuallyHidden role="status">{base.loading}</VisuallyHidden>
      <Skeleton lines={4} height="56px" />
    </>
  );
}
