import type { ComponentType } from 'react';
import type { EmptyStateProps } from './empty-state/empty-state.tsx';
import type { EmptyKind } from './empty-state/scenes.tsx';
import type { ErrorPageProps } from './error-page/error-page.tsx';
import type { ErrorCode } from './error-page/scenes.tsx';
import type { GameCardProps } from './game-card/game-card.tsx';
import type { GameSummary } from './game-card/game.types.ts';

/** Properties of an app component that replaces one of the kit's. */
type StandIn<Props extends object> = Props & {
  /** The component of the kit, to draw inside. */
  readonly Original: ComponentType<Props>;
};

/** Components of the kit that an app may wrap or replace, and what the stand-in is given. */
export interface KitComponentProps {
  readonly GameCard: StandIn<GameCardProps>;
  readonly EmptyState: StandIn<EmptyStateProps>;
  readonly ErrorPage: StandIn<ErrorPageProps>;
}

/** Name of a component that an app may wrap or replace. */
export type KitComponentName = keyof KitComponentProps;

/** Places inside components of the kit, and what is given to what an app shows there. */
export type KitPlaceProps = {
  /** On the picture of a game in the lobby. */
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
