import type { Play, Shot } from '@lobi/core/contract';
import {
  catchingWords,
  fishingGames,
  ponds,
  type Fish,
  type FishingInput,
  type FishingOutcome,
  type PondName,
} from '@lobi/core/games';
import { useShots } from '@lobi/core/react';
import { FishingView, type FishingResult, type FishingTarget } from '@lobi/ui/stages';
import { useMemo } from 'react';
import { ScreenLoading } from '../../page/screen-loading.tsx';
import type { EngineProps } from '../engine-props.ts';
import { deferredStage } from '../play-frame/deferred.tsx';
import { jackpotOf } from '../play-frame/game-payout.ts';
import { choiceOf, outcomeOf, verifierOf } from '../play-frame/play-shapes.ts';
import { useOwnPlays } from '../play-frame/use-own-plays.ts';
import { useShowsOthers } from '../table/use-others.ts';

const View = deferredStage(FishingView);

const wordRange = 2 ** 32;

/** Returns the targets of a pond, each with its chance. */
const targetsOf = (name: PondName): FishingTarget[] =>
  Object.entries<Fish>(ponds[name].fish).map(([fish, { prizes }]) => ({
    name: fish,
    prizes,
    chance: Number(catchingWords(ponds[name], { prizes })) / wordRange,
  }));

const toResult = (play: Play): FishingResult => {
  const { caught, multipleBp } = outcomeOf<FishingOutcome>(play);
  return {
    id: play.id,
    target: choiceOf<FishingInput>(play).target,
    caught,
    multipleBp,
    stake: play.amount,
    payout: play.payout ?? '0',
    ...jackpotOf(play),
  };
};

/** Rules and pay table are derived from the targets by the view. */
const about = { rules: null, payouts: [] };

/** Shots of other players, where the activity of others is shown. */
function useOthersShots(gameId: string, own: readonly Play[]): readonly Shot[] {
  const shots = useShots(useShowsOthers() ? gameId : null);
  return useMemo(() => {
    const ownIds = new Set(own.map(({ id }) => id));
    return shots.filter(({ id }) => !ownIds.has(id));
  }, [shots, own]);
}

/** Fishing for a player, in one pond. */
export function fishingStage(name: PondName) {
  const verify = verifierOf(fishingGames[name]);
  const targets = targetsOf(name);
  return function FishingStage({ game }: EngineProps) {
    const { controller, seat, plays, isLoading } = useOwnPlays(game, {
      ...{ about, verify },
      sharedBy: 'pond',
    });
    const others = useOthersShots(game.id, plays);
    const [latest] = plays;
    const result = useMemo(() => (latest ? toResult(latest) : null), [latest]);
    if (isLoading) return <ScreenLoading />;
    return (
      <View
        seat={seat}
        targets={targets}
        seed={game.id}
        result={result}
        others={others}
        onPlay={(amount, target) => controller.play({ target }, amount)}
      />
    );
  };
}
