import type { Game, Play } from '@lobi/core/contract';
import { useAuth, usePlatform, useWallet, type PlayController } from '@lobi/core/react';
import type { PlayAbout, PlaySeat, PlayState } from '@lobi/ui/stages';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../../config/brand-context.ts';
import { useFailureText } from '../../i18n/use-failure-text.ts';
import { useFavourites } from '../../page/use-favourites.ts';
import { FairnessSheet } from './fairness-sheet.tsx';
import type { VerifyPlay } from './play-shapes.ts';
import { useReadRules } from './use-read-rules.ts';

/** What differs from game to game. */
export interface SeatFacts {
  readonly game: Game;
  /** Rules and pay table; the return is the game's own. */
  readonly about: Omit<PlayAbout, 'returnBp'>;
  /** The play that the fairness sheet shows, and how it is computed again. Without it there is no sheet. */
  readonly fairness?: { readonly last: Play | null; readonly verify: VerifyPlay } | undefined;
  /** Live updates of the game itself are paused. */
  readonly isStale?: boolean | undefined;
}

/** What became of the play last sent, in words. */
function usePlayState({ status, failure }: Pick<PlayController, 'status' | 'failure'>): PlayState {
  const failureText = useFailureText();
  if (status !== 'idle') return { status };
  return failure ? { status: 'refused', message: failureText(failure) } : { status };
}

/** The seat of the signed-in player at a game of the house, for any stage of the kit. */
export function usePlaySeat(
  play: Pick<PlayController, 'status' | 'failure' | 'readyAt'>,
  { game, about, fairness, isStale = false }: SeatFacts,
): PlaySeat {
  const { user } = useAuth();
  const wallet = useWallet();
  const { serverNow } = usePlatform();
  const { money } = useBrand();
  const navigate = useNavigate();
  const state = usePlayState(play);
  const [hasReadRules, onRulesRead] = useReadRules(game.id);
  const { games, onFavouriteChange } = useFavourites([game]);
  const isPlayer = user?.role === 'player' && user.status === 'activated';
  return {
    game,
    about: { ...about, returnBp: game.returnBp?.leastBp ?? 0 },
    access: isPlayer ? 'player' : 'viewer',
    balance: wallet.status === 'ready' ? wallet.wallet.available : null,
    isStale: isStale || (wallet.status === 'ready' && wallet.stale),
    state,
    readyAt: play.readyAt,
    now: serverNow,
    presets: money.quickAmounts,
    hasReadRules,
    onRulesRead,
    tools: {
      favourite: games[0]?.favourite ?? false,
      onFavouriteChange: onFavouriteChange && ((next) => onFavouriteChange(game, next)),
      onLimits: isPlayer ? () => void navigate(`/user/${user.id}/limit`) : undefined,
    },
    fairness: fairness && isPlayer ? <FairnessSheet {...fairness} /> : undefined,
  };
}
