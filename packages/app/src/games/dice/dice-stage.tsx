import type { Play } from '@lobi/core/contract';
import {
  dice,
  diceMultipleBp,
  diceTargets,
  type DiceInput,
  type DiceOutcome,
} from '@lobi/core/games';
import type { MessageKey } from '@lobi/core/locales';
import { DiceStage as DiceView, usePlayFormat, type DicePlay } from '@lobi/ui/stages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenLoading } from '../../page/screen-loading.tsx';
import type { EngineProps } from '../engine-props.ts';
import { deferredStage } from '../play-frame/deferred.tsx';
import { jackpotOf } from '../play-frame/game-payout.ts';
import { choiceOf, outcomeOf, verifierOf } from '../play-frame/play-shapes.ts';
import { useOwnPlays } from '../play-frame/use-own-plays.ts';
import { diceTerms } from './dice-terms.ts';

const verify = verifierOf(dice);

const Stage = deferredStage(DiceView);

/** Targets of the pay table, in hundredths of a point. */
const samples = [200, 1_000, 2_500, 5_000, 7_500, 9_800];

const toDicePlay = (play: Play): DicePlay => {
  const { roll, won } = outcomeOf<DiceOutcome>(play);
  const { id, amount, payout } = play;
  return {
    id,
    amount,
    payout: payout ?? '0',
    ...jackpotOf(play),
    choice: choiceOf<DiceInput>(play),
    roll,
    won,
  };
};

/** Dice for a player. */
export function DiceStage({ game }: EngineProps) {
  const { t } = useTranslation();
  const { messages, fill, hundredths, multiple } = usePlayFormat();
  const about = useMemo(
    () => ({
      rules: t('play.rules.dice' satisfies MessageKey),
      payouts: samples.map((target) => ({
        result: fill(messages.dice.under, { target: hundredths(target) }),
        pays: multiple(diceMultipleBp({ direction: 'under', target })),
      })),
    }),
    [t, messages, fill, hundredths, multiple],
  );
  const { controller, seat, plays, isLoading } = useOwnPlays(game, { about, verify });
  const shown = useMemo(() => plays.map(toDicePlay), [plays]);
  if (isLoading) return <ScreenLoading />;
  return (
    <Stage
      seat={seat}
      targets={diceTargets}
      termsOf={(choice, amount) => diceTerms(choice, amount, game.currency)}
      plays={shown}
      onPlay={(choice, amount) => controller.play({ ...choice }, amount)}
    />
  );
}
