import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { replaceable } from '../../primitives/kit-provider/replaceable.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { BalanceTicker } from '../balance-ticker/balance-ticker.tsx';
import { Money } from '../money/money.tsx';
import { roleLabel, type RoleName } from '../role-badge/role-badge.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import type { StatusOf } from '../status-badge/statuses.ts';
import { shortId } from './short-id.ts';
import * as S from './wallet-card.styles.ts';

/** Owner of a wallet. */
export interface WalletOwner {
  readonly id: string;
  readonly username: string;
  readonly role: RoleName;
  readonly status: StatusOf<'user'>;
}

/** A wallet with its owner, as the platform sends it. Money is decimal text. */
export interface WalletWithOwner {
  readonly id: string;
  readonly balance: string;
  /** Reserved but not moved yet. */
  readonly held: string;
  /** `balance` minus `held`: the spendable amount. */
  readonly available: string;
  readonly currency: string;
  readonly owner: WalletOwner;
}

export interface WalletCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** `null` while it loads. */
  wallet: WalletWithOwner | null;
  /** Link to the owner. */
  ownerName?: ReactNode;
  /** Buttons after the amounts, with the actions on the wallet. */
  actions?: ReactNode;
}

const PlainWalletCard = forwardRef<HTMLElement, WalletCardProps>(function WalletCard(
  { wallet, ownerName, actions, className, ...rest },
  ref,
) {
  const messages = useMessages();
  const { money: texts } = messages;
  return (
    <S.Root
      aria-label={texts.walletLabel}
      {...rest}
      ref={ref}
      className={slotClass('WalletCard', 'root', className)}
      aria-busy={wallet === null || undefined}
      data-loading={flag(wallet === null)}
    >
      <S.Owner className="lobi-WalletCard-owner">
        {wallet === null ? (
          <Skeleton width="180px" height="34px" />
        ) : (
          <>
            <Avatar name={wallet.owner.username} />
            <S.Who>
              <S.Name>{ownerName ?? wallet.owner.username}</S.Name>
              <S.Meta>
                <S.Number title={wallet.id}>
                  {texts.walletLabel} {shortId(wallet.id)}
                </S.Number>
                <span>{roleLabel(wallet.owner.role, messages)}</span>
              </S.Meta>
            </S.Who>
            <StatusBadge kind="user" value={wallet.owner.status} />
          </>
        )}
      </S.Owner>
      <S.Figures className="lobi-WalletCard-figures">
        <Figure label={texts.walletBalance} main>
          {wallet && <BalanceTicker value={wallet.balance} currency={wallet.currency} />}
        </Figure>
        <Figure label={texts.walletHeld}>
          {wallet && <Money value={wallet.held} currency={wallet.currency} />}
        </Figure>
        <Figure label={texts.walletAvailable}>
          {wallet && <BalanceTicker value={wallet.available} currency={wallet.currency} />}
        </Figure>
      </S.Figures>
      {actions != null && <S.Actions className="lobi-WalletCard-actions">{actions}</S.Actions>}
    </S.Root>
  );
});

interface FigureProps {
  label: string;
  main?: boolean;
  children: ReactNode;
}

function Figure({ label, main, children }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-main={flag(main)}>{children ?? <Skeleton width="88px" height="20px" />}</dd>
    </div>
  );
}

/**
 * Header of a wallet's pages: owner, status, and three amounts.
 * @example <WalletCard wallet={wallet} actions={<Button>Isi saldo</Button>} />
 */
export const WalletCard = replaceable('WalletCard', PlainWalletCard);
