import type { Play } from '@lobi/core/contract';
import { slotGame, type SlotMachine, type SlotOutcome } from '@lobi/core/games';
import { SlotsView, type SlotResult, type SlotSkin } from '@lobi/ui/stages';
import { useMemo } from 'react';
import { ScreenLoading } from '../../page/screen-loading.tsx';
import type { EngineProps } from '../engine-props.ts';
import { deferredStage } from '../play-frame/deferred.tsx';
import { gamePayoutText, jackpotOf } from '../play-frame/game-payout.ts';
import { outcomeOf, verifierOf } from '../play-frame/play-shapes.ts';
import { useOwnPlays } from '../play-frame/use-own-plays.ts';

const View = deferredStage(SlotsView);

const toResult = (play: Play): SlotResult => ({
  id: play.id,
  spins: outcomeOf<SlotOutcome>(play).spins,
  stake: play.amount,
  payout: gamePayoutText(play),
  ...jackpotOf(play),
  currency: play.currency,
});

/** Rules and pay table are derived from the machine by the view. */
const about = { rules: null, payouts: [] };

/** A slot machine for a player: one stage for every machine. */
export function slotsStage(machine: SlotMachine, skin: SlotSkin) {
  const verify = verifierOf(slotGame(machine));
  return function SlotsStage({ game }: EngineProps) {
    const { controller, seat, plays, isLoading } = useOwnPlays(game, { about, verify });
    const [latest] = plays;
    const result = useMemo(() => (latest ? toResult(latest) : null), [latest]);
    if (isLoading) return <ScreenLoading />;
    return (
      <View
        seat={seat}
        machine={machine}
        skin={skin}
        result={result}
        onPlay={(amount) => controller.play({}, amount)}
      />
    );
  };
}
