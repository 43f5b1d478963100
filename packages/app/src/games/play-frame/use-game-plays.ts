import type { Game } from '@lobi/core/contract';
import { familyOf, type InstantGame } from '@lobi/core/games';
import type { MessageKey } from '@lobi/core/locales';
import type { PlayAbout } from '@lobi/ui/stages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { verifierOf } from './play-shapes.ts';
import { useOwnPlays, type OwnPlays } from './use-own-plays.ts';

/** Properties of a custom game that its stage provides. */
export interface GamePlaysSetup {
  /** The rules of the engine, by which the player verifies a play. */
  readonly rules: InstantGame<unknown>;
  /** Pay table, memoized; default empty. */
  readonly payouts?: PlayAbout['payouts'];
}

/** A player at a custom game. */
export interface GamePlays extends Pick<OwnPlays, 'seat' | 'plays' | 'isLoading'> {
  /** Plays once; ignored while a play is in progress. `amount` is decimal text. */
  play(choice: Readonly<Record<string, unknown>>, amount: string): void;
}

const noPayouts: PlayAbout['payouts'] = [];

/**
 * Plays of the signed-in player on a custom game, and the seat for `PlayFrame` of `@lobi/ui/stages`: it
 * includes stake limits, waiting time, the rules before the first play, fairness and limits.
 * @example const { play, plays, seat, isLoading } = useGamePlays(game, { rules: coin });
 * @source ours
 */
export function useGamePlays(
  game: Game,
  { rules, payouts = noPayouts }: GamePlaysSetup,
): GamePlays {
  const { t } = useTranslation();
  const about = useMemo(
    () => ({ rules: t(`play.rules.${familyOf(game.engine)}` as MessageKey), payouts }),
    [t, game.engine, payouts],
  );
  const verify = useMemo(() => verifierOf(rules), [rules]);
  const { controller, seat, plays, isLoading } = useOwnPlays(game, { about, verify });
  // The page of a custom game shows the session above any stage, with or without `PlayFrame`.
  return { play: controller.play, seat: { ...seat, session: undefined }, plays, isLoading };
}
