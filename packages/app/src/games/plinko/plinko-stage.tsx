import type { Play } from '@lobi/core/contract';
import {
  plinko,
  plinkoMultiplesBp,
  plinkoRisks,
  plinkoRows,
  type PlinkoInput,
  type PlinkoOutcome,
} from '@lobi/core/games';
import type { MessageKey } from '@lobi/core/locales';
import {
  PlinkoStage as PlinkoView,
  usePlayFormat,
  type PlinkoChoice,
  type PlinkoPlay,
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

const verify = verifierOf(plinko);

const Stage = deferredStage(PlinkoView);

const toPlinkoPlay = (play: Play): PlinkoPlay => {
  const { path, multipleBp } = outcomeOf<PlinkoOutcome>(play);
  const { id, amount, payout } = play;
  const choice = choiceOf<PlinkoInput>(play);
  return { id, amount, payout: payout ?? '0', ...jackpotOf(play), choice, path, multipleBp };
};

const multiplesOf = (choice: PlinkoChoice): readonly number[] => {
  const { rows, risk } = plinko.readInput(choice);
  return plinkoMultiplesBp(rows, risk);
};

/** Plinko for a player. */
export function PlinkoStage({ game }: EngineProps) {
  const { t } = useTranslation();
  const { messages, fill, multiple, number } = usePlayFormat();
  const about = useMemo(
    () => ({
      rules: t('play.rules.plinko' satisfies MessageKey),
      payouts: plinkoRows.flatMap((rows) =>
        plinkoRisks.map((risk) => {
          const multiplesBp = plinkoMultiplesBp(rows, risk);
          return {
            result: fill(messages.plinko.boardShort, {
              rows: number(rows),
              risk: messages.playFrame[risk].toLocaleLowerCase(),
            }),
            pays: fill(messages.playFrame.range, {
              minimum: multiple(Math.min(...multiplesBp)),
              maximum: multiple(Math.max(...multiplesBp)),
            }),
          };
        }),
      ),
    }),
    [t, messages, fill, multiple, number],
  );
  const { controller, seat, plays, isLoading } = useOwnPlays(game, { about, verify });
  const shown = useMemo(() => plays.map(toPlinkoPlay), [plays]);
  if (isLoading) return <ScreenLoading />;
  return (
    <Stage
      seat={seat}
      rowChoices={plinkoRows}
      multiplesOf={multiplesOf}
      maximumPayoutOf={(choice, amount) =>
        payoutText(amount, Math.max(...multiplesOf(choice)), game.currency)
      }
      plays={shown}
      onPlay={(choice, amount) => controller.play({ ...choice }, amount)}
    />
  );
}
