import type { Play } from '@lobi/core/contract';
import {
  wheel,
  wheelMultiplesBp,
  wheelRisks,
  wheelSizes,
  type WheelInput,
  type WheelOutcome,
} from '@lobi/core/games';
import type { MessageKey } from '@lobi/core/locales';
import {
  usePlayFormat,
  WheelStage as WheelView,
  type WheelChoice,
  type WheelPlay,
} from '@lobi/ui/stages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenLoading } from '../../page/screen-loading.tsx';
import type { EngineProps } from '../engine-props.ts';
import { deferredStage } from '../play-frame/deferred.tsx';
import { jackpotOf } from '../play-frame/game-payout.ts';
import { payoutText } from '../play-frame/payout-text.ts';
import { choiceOf, outcomeOf, verifierOf } from '../play-frame/play-shapes.ts';
import { useOwnPlays } from '../play-frame/use-own-plays.ts';

const verify = verifierOf(wheel);

const Stage = deferredStage(WheelView);

const toWheelPlay = (play: Play): WheelPlay => {
  const { segment, multipleBp } = outcomeOf<WheelOutcome>(play);
  const { id, amount, payout } = play;
  const choice = choiceOf<WheelInput>(play);
  return { id, amount, payout: payout ?? '0', ...jackpotOf(play), choice, segment, multipleBp };
};

const multiplesOf = (choice: WheelChoice): readonly number[] => {
  const { segments, risk } = wheel.readInput(choice);
  return wheelMultiplesBp(segments, risk);
};

/** The wheel for a player. */
export function WheelStage({ game }: EngineProps) {
  const { t } = useTranslation();
  const { messages, fill, multiple, number } = usePlayFormat();
  const about = useMemo(
    () => ({
      rules: t('play.rules.wheel' satisfies MessageKey),
      payouts: wheelSizes.flatMap((segments) =>
        wheelRisks.map((risk) => ({
          result: fill(messages.wheel.wheelShort, {
            segments: number(segments),
            risk: messages.playFrame[risk].toLocaleLowerCase(),
          }),
          pays: fill(messages.wheel.maximum, {
            maximum: multiple(Math.max(...wheelMultiplesBp(segments, risk))),
          }),
        })),
      ),
    }),
    [t, messages, fill, multiple, number],
  );
  const { controller, seat, plays, isLoading } = useOwnPlays(game, { about, verify });
  const shown = useMemo(() => plays.map(toWheelPlay), [plays]);
  if (isLoading) return <ScreenLoading />;
  return (
    <Stage
      seat={seat}
      sizes={wheelSizes}
      multiplesOf={multiplesOf}
      maximumPayoutOf={(choice, amount) =>
        payoutText(amount, Math.max(...multiplesOf(choice)), game.currency)
      }
      plays={shown}
      onPlay={(choice, amount) => controller.play({ ...choice }, amount)}
    />
  );
}
