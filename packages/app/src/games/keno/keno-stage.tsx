import type { Play } from '@lobi/core/contract';
import {
  keno,
  maximumKenoPicks,
  kenoMultiplesBp,
  kenoRisks,
  type KenoInput,
  type KenoOutcome,
} from '@lobi/core/games';
import type { MessageKey } from '@lobi/core/locales';
import {
  KenoStage as KenoView,
  usePlayFormat,
  type KenoChoice,
  type KenoPlay,
} from '@lobi/ui/stages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenLoading } from '../../page/screen-loading.tsx';
import type { EngineProps } from '../engine-props.ts';
import { deferredStage } from '../play-frame/deferred.tsx';
import { jackpotOf } from '../play-frame/game-payout.ts';
import { choiceOf, outcomeOf, verifierOf } from '../play-frame/play-shapes.ts';
import { payoutText } from '../play-frame/payout-text.ts';
import { useOwnPlays } from '../play-frame/use-own-plays.ts';

const verify = verifierOf(keno);

const Stage = deferredStage(KenoView);

const toKenoPlay = (play: Play): KenoPlay => {
  const { drawn, hits, multipleBp } = outcomeOf<KenoOutcome>(play);
  const { id, amount, payout } = play;
  const choice = choiceOf<KenoInput>(play);
  return {
    ...{ id, amount, payout: payout ?? '0', ...jackpotOf(play) },
    ...{ choice, drawn, hits, multipleBp },
  };
};

const multiplesOf = ({ numbers, risk }: KenoChoice): readonly number[] =>
  kenoMultiplesBp(numbers.length, risk);

/** Possible numbers of picks, from one. */
const counts = Array.from({ length: maximumKenoPicks }, (_, index) => index + 1);

/** Keno for a player. */
export function KenoStage({ game }: EngineProps) {
  const { t } = useTranslation();
  const { messages, fill, multiple, number } = usePlayFormat();
  const about = useMemo(
    () => ({
      rules: t('play.rules.keno' satisfies MessageKey),
      payouts: kenoRisks.flatMap((risk) =>
        counts.map((count) => ({
          result: fill(messages.keno.boardShort, {
            count: number(count),
            risk: messages.playFrame[risk].toLocaleLowerCase(),
          }),
          pays: kenoMultiplesBp(count, risk)
            .flatMap((multipleBp, hits) =>
              multipleBp === 0
                ? []
                : [fill(messages.keno.pay, { hits: number(hits), multiple: multiple(multipleBp) })],
            )
            .join(' · '),
        })),
      ),
    }),
    [t, messages, fill, multiple, number],
  );
  const { controller, seat, plays, isLoading } = useOwnPlays(game, { about, verify });
  const shown = useMemo(() => plays.map(toKenoPlay), [plays]);
  if (isLoading) return <ScreenLoading />;
  return (
    <Stage
      seat={seat}
      multiplesOf={multiplesOf}
      maximumPayoutOf={(choice, amount) =>
        payoutText(amount, Math.max(...multiplesOf(choice)), game.currency)
      }
      plays={shown}
      onPlay={(choice, amount) => controller.play({ ...choice }, amount)}
    />
  );
}
