import type { ReactNode } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { LedgerRow } from '../ledger/ledger.types.ts';
import { WalletFrame, type WalletFrameProps } from './wallet-frame.tsx';
import { WalletMovements } from './wallet-movements.tsx';
import * as S from './wallet-view.styles.ts';

/** A link to a frequent action of a wallet. */
export interface WalletShortcut {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Path data of an icon. */
  readonly icon: string;
  /** A short hint on one line. */
  readonly note?: string;
}

export interface WalletViewProps extends Omit<WalletFrameProps, 'current' | 'children'> {
  /** Newest entries; `undefined` before the first response. */
  recent: readonly LedgerRow[] | undefined;
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  shortcuts?: readonly WalletShortcut[] | undefined;
  /** Usage of the owner's limits. */
  limits?: ReactNode;
  /** Shown if there are no entries. */
  empty?: ReactNode;
}

const noShortcuts: readonly WalletShortcut[] = [];

/**
 * One wallet: owner, balances, actions, and its newest entries.
 * @source spec §2 (wallet.show), §3 (id, balance)
 */
export function WalletView({
  recent,
  error,
  onRetry,
  shortcuts = noShortcuts,
  limits,
  empty,
  ...frame
}: WalletViewProps) {
  const { data: texts } = useMessages();
  return (
    <WalletFrame {...frame} current="overview">
      {shortcuts.length > 0 && (
        <S.Shortcuts aria-label={texts.walletShortcuts} className="lobi-WalletView-shortcuts">
          {shortcuts.map(({ id, label, href, icon, note }) => (
            <li key={id}>
              <S.Shortcut as={KitLink} href={href}>
                <S.ShortcutIcon>
                  <Icon path={icon} />
                </S.ShortcutIcon>
                <span>
                  {label}
                  {note !== undefined && <small>{note}</small>}
                </span>
              </S.Shortcut>
            </li>
          ))}
        </S.Shortcuts>
      )}
      {limits && <S.Limits className="lobi-WalletView-limits">{limits}</S.Limits>}
      <WalletMovements
        rows={recent}
        allHref={frame.hrefs.ledger}
        error={error}
        onRetry={onRetry}
        empty={empty}
      />
    </WalletFrame>
  );
}
