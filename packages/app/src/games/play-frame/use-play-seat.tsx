import type { Game, Play } from '@lobi/core/contract';
import {
  useAudience,
  useAuth,
  usePlatform,
  useWallet,
  type PlayController,
} from '@lobi/core/react';
import { useJackpot } from '@lobi/core/react/lists';
import { mayPlay } from '@lobi/core/rules';
import type { PlayAbout, PlaySeat, PlayState } from '@lobi/ui/stages';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../../config/brand-context.ts';
import { useFailureText } from '../../i18n/use-failure-text.ts';
import { useExplainedGames } from '../../i18n/use-explained-games.ts';
import { useJackpotName } from '../../i18n/use-jackpot-name.ts';
import { useRevealed } from '../../page/pending-play.ts';
import { PlaySessionBar } from '../../page/play-session-bar.tsx';
import { useSoundSwitch } from '../../page/sound.ts';
import { useFavourites } from '../../page/use-favourites.ts';
import { LazyFairness } from './lazy-fairness.tsx';
import { useShowsOthers } from '../table/use-others.ts';
import { createPlayMemory } from './play-memory.ts';
import type { VerifyPlay } from './play-shapes.ts';
import { useReadRules } from './use-read-rules.ts';

/** Facts that differ from game to game. */
export interface SeatFacts {
  readonly game: Game;
  /** Rules and pay table, memoized; the return is the game's own. */
  readonly about: Omit<PlayAbout, 'returnBp' | 'maximumReturnBp'>;
  /** The play for the fairness sheet, and its verification. Without it there is no sheet. */
  readonly fairness?: { readonly last: Play | null; readonly verify: VerifyPlay } | undefined;
  /** Live updates of the game itself are paused. */
  readonly isStale?: boolean | undefined;
  /** Channel in which others are at the game: its table, or its pond. Default none. */
  readonly sharedBy?: 'table' | 'pond' | undefined;
}

/** The same element for every seat, so that plays do not render the line of the name again. */
const sessionBar = <PlaySessionBar />;

/** Outcome of the last play, as text. */
function usePlayState({ status, failure }: Pick<PlayController, 'status' | 'failure'>): PlayState {
  const failureText = useFailureText();
  return useMemo(() => {
    if (status !== 'idle') return { status };
    return failure ? { status: 'refused', message: failureText(failure) } : { status };
  }, [status, failure, failureText]);
}

/** Returns the tools of the upper edge, memoized. */
function useTools(
  game: Game,
  own: readonly Game[],
  playerId: string | undefined,
): PlaySeat['tools'] {
  const navigate = useNavigate();
  const { games, onFavouriteChange: changeFavourite } = useFavourites(own);
  const { isPractice } = usePlatform();
  const onFavouriteChange = isPractice ? undefined : changeFavourite;
  const favourite = games[0]?.favourite ?? false;
  const { sound, onSoundChange } = useSoundSwitch();
  return useMemo(
    () => ({
      sound,
      onSoundChange,
      favourite,
      onFavouriteChange: onFavouriteChange && ((next) => onFavouriteChange(game, next)),
      onLimits: playerId === undefined ? undefined : () => void navigate(`/user/${playerId}/limit`),
    }),
    [sound, onSoundChange, favourite, onFavouriteChange, game, playerId, navigate],
  );
}

/** The seat of the signed-in player at a built-in game, for any stage of the kit. */
export function usePlaySeat(
  play: Pick<PlayController, 'status' | 'failure' | 'readyAt'>,
  { game, about, fairness, isStale = false, sharedBy }: SeatFacts,
): PlaySeat {
  const { user } = useAuth();
  const wallet = useWallet();
  const { serverNow, clock, isPractice } = usePlatform();
  const { money } = useBrand();
  const showsOthers = useShowsOthers();
  const audience = useAudience(sharedBy ?? 'table', sharedBy && showsOthers ? game.id : null);
  const state = usePlayState(play);
  // A won jackpot is not reset before the animation has revealed the win.
  const inJackpot = useRevealed(useJackpot(game)?.amount ?? null);
  const jackpotName = useJackpotName();
  const [hasReadRules, onRulesRead] = useReadRules(game.engine);
  const isPlayer = mayPlay(user);
  // A guest in practice mode has no account: nothing is stored, and no limits can be set.
  const playerId = isPlayer && !isPractice ? user.id : undefined;
  const own = useMemo(() => [game], [game]);
  const [explained = game] = useExplainedGames(own);
  const tools = useTools(game, own, playerId);
  const memory = useMemo(
    () => (playerId === undefined ? undefined : createPlayMemory(playerId, game.id)),
    [playerId, game.id],
  );
  const { returnBp, jackpot } = game;
  const wholeAbout = useMemo(
    () => ({
      ...about,
      returnBp: returnBp?.minimumBp ?? 0,
      maximumReturnBp: returnBp?.maximumBp,
      jackpot,
    }),
    [about, returnBp, jackpot],
  );
  return {
    game: explained,
    memory,
    about: wholeAbout,
    jackpot: game.jackpot && {
      name: jackpotName(game.jackpot.name),
      amount: inJackpot,
    },
    access: isPlayer ? 'player' : 'viewer',
    audience,
    balance: wallet.status === 'ready' ? wallet.wallet.available : null,
    isStale: isStale || (wallet.status === 'ready' && wallet.stale),
    state,
    readyAt: play.readyAt,
    now: serverNow,
    ownNow: clock.now,
    presets: money.quickAmounts,
    hasReadRules,
    onRulesRead,
    tools,
    session: playerId === undefined ? undefined : sessionBar,
    fairness: fairness && isPlayer ? <LazyFairness {...fairness} /> : undefined,
  };
}
