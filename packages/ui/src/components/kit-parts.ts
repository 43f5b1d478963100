import type { ComponentType } from 'react';
import type { BetRowProps } from './bet-row/bet-row.tsx';
import type { ChannelPickerProps } from './channel-picker/channel-picker.tsx';
import type { EmptyStateProps } from './empty-state/empty-state.tsx';
import type { EmptyKind } from './empty-state/scenes.tsx';
import type { ErrorPageProps } from './error-page/error-page.tsx';
import type { ErrorCode } from './error-page/scenes.tsx';
import type { GameCardProps } from './game-card/game-card.tsx';
import type { GameSummary } from './game-card/game.types.ts';
import type { JackpotStripProps } from './jackpot-strip/jackpot-strip.tsx';
import type { LiveWinsTickerProps } from './live-wins-ticker/live-wins-ticker.tsx';
import type { LobbyHeroProps } from './lobby-hero/lobby-hero.tsx';
import type { PageHeaderProps } from './page-header/page-header.tsx';
import type { ReferralCardProps } from './referral-card/referral-card.tsx';
import type { SupportContactProps } from './support-contact/support-contact.tsx';
import type { TransactionRowProps } from './transaction-row/transaction-row.tsx';
import type { WalletCardProps } from './wallet-card/wallet-card.tsx';

/** Properties of an app component that replaces one of the kit's. */
type StandIn<Props extends object> = Props & {
  /** The component of the kit, to render inside. */
  readonly Original: ComponentType<Props>;
};

/** Components of the kit that an app may wrap or replace, with their props. */
export interface KitComponentProps {
  readonly GameCard: StandIn<GameCardProps>;
  readonly LobbyHero: StandIn<LobbyHeroProps>;
  readonly JackpotStrip: StandIn<JackpotStripProps>;
  readonly LiveWinsTicker: StandIn<LiveWinsTickerProps>;
  readonly PageHeader: StandIn<PageHeaderProps>;
  readonly WalletCard: StandIn<WalletCardProps>;
  readonly ChannelPicker: StandIn<ChannelPickerProps>;
  readonly TransactionRow: StandIn<TransactionRowProps>;
  readonly BetRow: StandIn<BetRowProps>;
  readonly ReferralCard: StandIn<ReferralCardProps>;
  readonly SupportContact: StandIn<SupportContactProps>;
  readonly EmptyState: StandIn<EmptyStateProps>;
  readonly ErrorPage: StandIn<ErrorPageProps>;
}

/** Name of a component that an app may wrap or replace. */
export type KitComponentName = keyof KitComponentProps;

/** Slots inside components of the kit, with the props that the app's content in each receives. */
export type KitSlotProps = {
  /** On the image of a game in the lobby. */
  readonly 'gameCard.badge': { readonly game: GameSummary };
  /** Below the stake and the button of every game. */
  readonly 'betPanel.after': { readonly game: { readonly id: string; readonly title: string } };
} & {
  readonly [Kind in EmptyKind as `empty.${Kind}`]: { readonly kind: Kind };
} & {
  readonly [Code in ErrorCode as `error.${Code}`]: {
    readonly code: Code;
    readonly reference?: string | undefined;
  };
};
