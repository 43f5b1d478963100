import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { useCurrentInView } from '../../primitives/use-current-in-view.ts';
import * as S from './wallet-tabs.styles.ts';

/** Pages of a wallet. */
export type WalletSection = 'overview' | 'ledger' | 'transactions' | 'bets' | 'earnings';

/** Addresses of the tabs; those without one are omitted. */
export type WalletHrefs = Partial<Readonly<Record<WalletSection, string>>>;

const sections = [
  ['overview', 'tabOverview'],
  ['ledger', 'tabLedger'],
  ['transactions', 'tabTransactions'],
  ['bets', 'tabBets'],
  ['earnings', 'tabEarnings'],
] as const;

export interface WalletTabsProps {
  current: WalletSection;
  hrefs: WalletHrefs;
}

/** Links between the pages of one wallet. */
export function WalletTabs({ current, hrefs }: WalletTabsProps) {
  const { data } = useMessages();
  const row = useCurrentInView<HTMLElement>(current);
  return (
    <S.Root ref={row} aria-label={data.walletTabs} className="lobi-WalletTabs-root">
      {sections.map(([section, word]) => {
        const href = hrefs[section];
        if (href === undefined) return null;
        return (
          <S.Tab
            as={KitLink}
            key={section}
            href={href}
            aria-current={section === current ? 'page' : undefined}
          >
            {data[word]}
          </S.Tab>
        );
      })}
    </S.Root>
  );
}
