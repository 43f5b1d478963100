import type { Game, Role, User } from '@lobi/core/contract';
import type { KitComponentName, KitComponentProps, KitSlotProps } from '@lobi/ui';
import type { ReactNode } from 'react';

/** Loads a component of the brand: `() => import('./slots/promo.tsx')`, which is its default export. */
export type LoadPart<Props extends object = object> = () => Promise<{
  readonly default: (props: Props) => ReactNode;
}>;

/** Properties of a slot that every visitor sees. */
export interface ForVisitor {
  /** Signed-in user; `null` for a guest. */
  readonly user: User | null;
}

/** Properties of a slot that only signed-in users see. */
export interface ForUser {
  readonly user: User;
}

/** Slots of the app itself, and the props of each. */
type AppSlotProps = {
  readonly announcement: ForVisitor;
  readonly 'navbar.end': ForVisitor;
  readonly 'sidebar.top': ForVisitor;
  readonly 'sidebar.bottom': ForVisitor;
  readonly 'lobby.top': ForVisitor;
  readonly 'lobby.bottom': ForVisitor;
  readonly 'game.below': ForUser & { readonly game: Game };
  readonly 'auth.aside': { readonly page: 'login' | 'register' };
  readonly 'deposit.help': ForUser;
  readonly 'withdraw.help': ForUser;
  readonly 'footer.top': ForVisitor;
} & {
  readonly [Name in Role as `dashboard.${Name}.top`]: ForUser;
};

/** Every slot and the props of its component. @source ours */
export type SlotProps = AppSlotProps & KitSlotProps;

/** Name of a slot. */
export type SlotName = keyof SlotProps;

/** Place of each slot, for the check of a brand file and for the documents. */
export const slotTexts: Readonly<Record<SlotName, string>> = {
  announcement: 'At the head of every page, above its content.',
  'navbar.end': 'In the head of the page, before the wallet.',
  'sidebar.top': 'Above the menu beside the page; wide pages only.',
  'sidebar.bottom': 'Below the menu beside the page; wide pages only.',
  'lobby.top': 'Above the games of the lobby.',
  'lobby.bottom': 'Below the games of the lobby.',
  'gameCard.badge': 'On the picture of a game in the lobby.',
  'game.below': 'Below a game.',
  'betPanel.after': 'Below the stake and the button of every built-in game.',
  'auth.aside': 'Beside the forms to log in and to register; below them on a phone.',
  'dashboard.player.top': 'First on the dashboard of players.',
  'dashboard.agent.top': 'First on the dashboard of agents.',
  'dashboard.admin.top': 'First on the dashboard of admins.',
  'dashboard.superadmin.top': 'First on the dashboard of superadmins.',
  'dashboard.declare.top': 'First on the console of declarators.',
  'deposit.help': 'Below a deposit.',
  'withdraw.help': 'Below a withdrawal.',
  'footer.top': 'First in the footer.',
  'empty.games': 'Below the words where no game is found.',
  'empty.favourites': 'Below the words where there are no favourites.',
  'empty.bets': 'Below the words where there are no bets.',
  'empty.transactions': 'Below the words where there are no transactions.',
  'empty.ledger': 'Below the words where a wallet has no entries.',
  'empty.earnings': 'Below the words where there are no earnings.',
  'empty.downline': 'Below the words where there are no users.',
  'empty.results': 'Below the words where a list has no rows.',
  'empty.notifications': 'Below the words where there are no notifications.',
  'error.403': 'Below the actions of the page for a missing permission.',
  'error.404': 'Below the actions of the page for an unknown address.',
  'error.419': 'Below the actions of the page for an expired session.',
  'error.429': 'Below the actions of the page for too many requests.',
  'error.500': 'Below the actions of the page for a failed server.',
  'error.offline': 'Below the actions of the page without a network.',
  'error.slow': 'Below the actions of the page for a slow network.',
  'error.blocked': 'Below the actions of the page for blocked code.',
  'error.maintenance': 'Below the actions of the page for maintenance.',
  'error.chunk': 'Below the actions of the page for a new version.',
};

/** Names of all slots, in the order of the documents. */
export const slotNames = Object.keys(slotTexts) as readonly SlotName[];

/** Components that may be wrapped, and whether their source may be copied into a project. */
export const componentRules: Readonly<
  Record<KitComponentName, { readonly text: string; readonly eject: 'safe' | 'unsafe' }>
> = {
  GameCard: { text: 'A game in the lobby and in lists.', eject: 'safe' },
  LobbyHero: { text: 'The first picture of the lobby.', eject: 'safe' },
  JackpotStrip: { text: 'The jackpots above the rails of the lobby.', eject: 'safe' },
  LiveWinsTicker: { text: 'Wins of others in the lobby.', eject: 'safe' },
  PageHeader: { text: 'Position, title and actions of a page.', eject: 'safe' },
  WalletCard: { text: 'The balance on dashboards.', eject: 'unsafe' },
  ChannelPicker: { text: 'The choice of a payment channel.', eject: 'unsafe' },
  TransactionRow: { text: 'A deposit, withdrawal or transfer in a list.', eject: 'safe' },
  BetRow: { text: 'A bet in a list.', eject: 'safe' },
  ReferralCard: { text: 'The link that brings new members.', eject: 'safe' },
  SupportContact: { text: 'The ways to reach support.', eject: 'safe' },
  EmptyState: { text: 'In place of a list without rows.', eject: 'safe' },
  ErrorPage: { text: 'In place of a page that cannot be shown.', eject: 'unsafe' },
};

/** Names of the components that may be wrapped. */
export const componentNames = Object.keys(componentRules) as readonly KitComponentName[];

/** Components that protect players, which cannot be wrapped, replaced or copied. */
export const fixedComponents: readonly string[] = [
  'AgeNotice',
  'Celebration',
  'FailureBoundary',
  'LimitEditor',
  'RealityCheck',
  'SelfExclusionFlow',
  'SessionBar',
  'TimeOutDialog',
];

/** Components of a brand by slot; the brand's first, then those of its plugins in order. */
export type BrandSlots = {
  readonly [Name in SlotName]?: readonly LoadPart<SlotProps[Name]>[] | undefined;
};

/** Components of a brand by the wrapped component of the kit. */
export type BrandComponents = {
  readonly [Name in KitComponentName]?: LoadPart<KitComponentProps[Name]> | undefined;
};
