import type { ReactNode } from 'react';
import { WalletCard, type WalletWithOwner } from '../../components/wallet-card/wallet-card.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { WalletTabs, type WalletHrefs, type WalletSection } from './wallet-tabs.tsx';
import * as S from './wallet-frame.styles.ts';

export interface WalletFrameProps {
  /** `null` while it loads. */
  wallet: WalletWithOwner | null;
  current: WalletSection;
  hrefs: WalletHrefs;
  /** Page of the owner. */
  ownerHref?: string | undefined;
  /** Actions on the wallet. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Common frame of one wallet's pages: its header and the links between them. */
export function WalletFrame({
  wallet,
  current,
  hrefs,
  ownerHref,
  actions,
  children,
}: WalletFrameProps) {
  return (
    <S.Root className="lobi-WalletFrame-root">
      <WalletCard
        wallet={wallet}
        ownerName={
          wallet && ownerHref !== undefined ? (
            <KitLink href={ownerHref}>{wallet.owner.username}</KitLink>
          ) : undefined
        }
        actions={actions}
      />
      <WalletTabs current={current} hrefs={hrefs} />
      {children}
    </S.Root>
  );
}
