import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Ref,
  type RefObject,
} from 'react';
import type { KitMessages } from '../../messages/kit-messages.ts';

/** What a link component of a router must accept: an anchor's properties with `href` in place. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** Renders a link inside the product; `'a'` reloads the page. */
export type LinkComponent = 'a' | ComponentType<LinkProps>;

/** The currency money is shown in when a component is not told another. */
export interface KitCurrency {
  /** ISO 4217 code, e.g. `IDR`. */
  readonly code: string;
  /** Decimals money is written with; 0 for IDR. */
  readonly minorDigits: number;
}

/** How odds are quoted: payout per 100 staked (`187`) or a multiple (`1,87`). */
export type OddsFormat = 'per100' | 'decimal';

/** Writing direction of the page. */
export type Direction = 'ltr' | 'rtl';

/** What every component may read. Colours are not here: themes switch by attributes alone. */
export interface Kit {
  /** BCP 47 tag for Intl and `lang`, e.g. `id`. */
  readonly locale: string;
  /** IANA zone all times are shown in, e.g. `Asia/Jakarta`. */
  readonly timeZone: string;
  readonly dir: Direction;
  readonly messages: KitMessages;
  readonly linkComponent: LinkComponent;
  readonly currency: KitCurrency;
  readonly oddsFormat: OddsFormat;
  /** Element inside the theme scope that pop-ups are put into. */
  readonly portalRef: RefObject<HTMLDivElement | null>;
}

export const KitContext = createContext<Kit | undefined>(undefined);

/** The settings of the nearest `KitProvider`. Throws where there is none. */
export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('Lobi components must be rendered inside <KitProvider>');
  return kit;
}

/** The kit's words in the current language. */
export function useMessages(): KitMessages {
  return useKit().messages;
}
