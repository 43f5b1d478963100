import type { ApiName, GameCategory, User } from '@lobi/core/contract';
import type { RouteName, RouteRow } from '@lobi/core/routes';
import type { FooterColumn, KitParts, NavItem } from '@lobi/ui';
import type { ComponentType } from 'react';
import type { Brand, BrandInput } from './brand-schema.ts';
import type { ErrorListener, EventListener } from './events.ts';
import type { LanguageTag } from './languages.ts';
import type { OwnGameParts } from './own-games.ts';
import type { CustomText } from './pages.ts';
import type { LoadPart, SlotName } from './slots.ts';

/** A page of a brand: one of the route table, or an added one. */
export interface Page {
  readonly name: string;
  readonly row: RouteRow;
}

/** Role and language of the user of a menu. */
export interface MenuReader {
  readonly user: User | null;
  readonly language: LanguageTag;
  /** Path of the page that is shown. */
  readonly pathname: string;
  /** Title of a page by its name, in the language. */
  readonly titleOf: (name: string) => string;
}

/** Menu entries that a brand adds, for one user. */
export interface OwnMenus {
  /** Items after those of a group of the menu. */
  readonly groups: Readonly<Partial<Record<string, readonly NavItem[]>>>;
  readonly navbar: readonly NavItem[];
  readonly columns: readonly FooterColumn[];
  /** Replaces the items of the bottom bar. */
  readonly bottomBar: readonly NavItem[] | undefined;
  /** Pages that the menu leaves out. */
  readonly hidden: readonly string[];
}

/** Source of an event: an opened page, or a response of the platform. */
export type EventTrigger =
  | { readonly page: string }
  | { readonly name: ApiName; readonly answer: unknown };

/** Identity of a game. */
export interface NamedGame {
  readonly id: string;
  readonly title: string;
  readonly category: GameCategory;
}

/**
 * Additions of a brand to its theme: components, pages, menus, games, events. A brand without additions
 * does not load this code.
 */
export interface OwnParts {
  /** Renders the components of the brand and its plugins in a slot of the app. */
  readonly Slot: ComponentType<{ readonly name: SlotName; readonly given: object }>;
  /** Slots that have components. */
  readonly filledSlots: readonly string[];
  /** The brand's components inside and around components of the kit. */
  readonly kitParts: KitParts | undefined;
  /** Renders the brand's links in the page header. */
  readonly NavbarLinks: ComponentType<{ readonly links: readonly NavItem[] }>;
  /** Component on every page that reports events and asks for consent. */
  readonly Companion: ComponentType | undefined;
  /** All pages, those of the brand first, without disabled ones. */
  readonly pages: readonly Page[];
  /** Loads the brand's screen of a page. */
  screenOf(name: string): LoadPart | undefined;
  menusFor(reader: MenuReader): OwnMenus;
  readonly messages: Brand['i18n']['messages'];
  readonly features: Readonly<
    Record<'deposit' | 'withdraw' | 'favourites' | 'liveWins' | 'referral' | 'sound', boolean>
  >;
  /** Categories that are offered; `undefined` for all. */
  readonly categories: readonly GameCategory[] | undefined;
  /** Returns whether the brand offers this game. */
  offers(game: NamedGame): boolean;
  /** The games that the brand offers, in its order. */
  gamesIn<One extends NamedGame>(games: readonly One[]): readonly One[];
  /** Games that the brand features, before the most played ones. */
  featuredIn<One extends NamedGame>(
    games: readonly One[],
    popular: readonly One[] | undefined,
  ): readonly One[] | undefined;
  /** Custom games, in addition to the built-in ones. */
  readonly ownGames: readonly OwnGameParts[];
  readonly payments: {
    readonly order: readonly string[];
    /** Path data by name or kind of a channel. */
    readonly icons: Readonly<Record<string, string>>;
    readonly texts: Readonly<Record<string, CustomText>>;
    readonly shown: readonly string[];
  };
  /** Name of the company that runs the site, in one line. */
  readonly legal: string;
  readonly licences: readonly { readonly name: string; readonly href?: string | undefined }[];
  /** Names of the calls that the brand and its plugins declare. */
  readonly requestNames: ReadonlySet<string>;
  /** Listeners of events: the brand's, then those of its plugins. */
  readonly listeners: readonly EventListener[];
  /** Records what happened, for events; only if there is a listener. */
  readonly report: ((trigger: EventTrigger) => void) | undefined;
  readonly onError: ErrorListener | undefined;
  /** Whether visitors are asked for consent before the first event. */
  readonly asksConsent: boolean;
}

/** Creates the additions of a brand from its file. */
export type CreateOwnParts = (input: BrandInput) => OwnParts;

/** Keys of a brand file that require this code. */
const ownKeys = [
  'slots',
  'ownGames',
  'components',
  'plugins',
  'requests',
  'routes',
  'navigation',
  'texts',
  'features',
  'games',
  'payments',
  'company',
  'onEvent',
  'onError',
] as const satisfies readonly (keyof BrandInput)[];

/** Returns whether a brand has additions to its theme. */
export const usesOwnParts = (input: BrandInput): boolean =>
  ownKeys.some((key) => input[key] !== undefined);

/** Pages that belong to a feature. */
export const featurePages = {
  deposit: ['player.wallet.deposit', 'agent.wallet.deposit'],
  withdraw: ['player.wallet.withdraw', 'agent.wallet.withdraw'],
  favourites: [],
  liveWins: [],
  sound: [],
  referral: [],
} as const satisfies Record<string, readonly RouteName[]>;
