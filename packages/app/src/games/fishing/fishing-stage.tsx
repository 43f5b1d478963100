import type { Play } from '@lobi/core/contract';
import {
  catchingWords,
  fish,
  fishing,
  type FishingInput,
  type FishingOutcome,
  type FishName,
} from '@lobi/core/games';
import { FishingView, type FishingResult, type FishingTarget } from '@lobi/ui/stages';
import { ScreenLoading } from '../../page/screen-loading.tsx';
import type { EngineProps } from '../game-engine.tsx';
import { jackpotOf } from '../play-frame/game-payout.ts';
import { choiceOf, outcomeOf, verifierOf } from '../play-frame/play-shapes.ts';
import { useOwnPlays } from '../play-frame/use-own-plays.ts';

const verify = verifierOf(fishing);
const wordRange = 2 ** 32;

/** The fish of the rules, each with its chance. */
const targets: readonly FishingTarget[] = (Object.keys(fish) as FishName[]).map((name) => ({
  name,
  prizes: fish[name].prizes,
  chance: Number(catchingWords(name)) / wordRange,
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

/** Rules and pay table follow from the targets; the view writes them. */
const about = { rules: null, payouts: [] };

/** Fishing for a player. */
export function FishingStage({ game }: EngineProps) {
  const { controller, seat, plays, isLoading } = useOwnPlays(game, { about, verify });
  const [latest] = plays;
  if (isLoading) return <ScreenLoading />;
  return (
    <FishingView
      seat={seat}
      targets={targets}
      seed={game.id}
      result={latest ? toResult(latest) : null}
      onPlay={(amount, target) => controller.play({ target }, amount)}
    />
  );
}
