import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type { KitMessages } from '../../messages/kit-messages.ts';

/** Properties that a router's link component must accept: those of an anchor, with `href` required. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** Renders a link inside the product; `'a'` reloads the page. */
export type LinkComponent = 'a' | ComponentType<LinkProps>;

/** The currency of money in components that are not given another. */
export interface KitCurrency {
  /** ISO 4217 code, e.g. `IDR`. */
  readonly code: string;
  /** Decimals money is written with; 0 for IDR. */
  readonly minorDigits: number;
}

/**
 * How odds are quoted. `per100` is the return per 100 staked (`187`), `decimal` the same as a multiple
 * (`1,87`); `hk` is the win per stake (`0,87`), `indo` and `malay` are its two Asian spellings.
 */
export type OddsFormat = 'per100' | 'decimal' | 'hk' | 'indo' | 'malay';

/** Writing direction of the page. */
export type Direction = 'ltr' | 'rtl';

/**
 * Drawings a brand uses instead of the kit's, as path data: by the drawing they stand in for, which
 * changes it everywhere, or by name for `<Icon name>`.
 * @example { [icons.wallet]: purse, jackpot: crown }
 */
export type KitIcons = Readonly<Record<string, string>>;

/** How to reach the support of a brand; each way is optional. @source ours */
export interface KitSupport {
  /** Mail address. */
  readonly mail?: string | undefined;
  /** Address of a chat, e.g. `https://wa.me/6281234567890`. */
  readonly chat?: string | undefined;
  /** As people dial it, e.g. `+62 812 3456 7890`. */
  readonly phone?: string | undefined;
  /** Address of a help page. */
  readonly url?: string | undefined;
}

/**
 * Components of an app that the kit shows in its own: by the name of a place, such as
 * `gameCard.badge`, or of a component that they stand in for, such as `GameCard`. What each is given
 * is in `KitPartProps`.
 */
export type KitParts = Readonly<Partial<Record<string, (props: never) => ReactNode>>>;

/** Context that every component may read. Colours are not here: themes switch by attributes alone. */
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
  readonly icons?: KitIcons | undefined;
  readonly parts?: KitParts | undefined;
  /** Where none is given, `SupportContact` sends the reader to the agent. */
  readonly support?: KitSupport | undefined;
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
