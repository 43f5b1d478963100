import type { Play } from '@lobi/core/contract';
import { limbo, limboTargets, type LimboInput, type LimboOutcome } from '@lobi/core/games';
import type { MessageKey } from '@lobi/core/locales';
import { LimboStage as LimboView, usePlayFormat, type LimboPlay } from '@lobi/ui/stages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenLoading } from '../../page/screen-loading.tsx';
import type { EngineProps } from '../engine-props.ts';
import { deferredStage } from '../play-frame/deferred.tsx';
import { jackpotOf } from '../play-frame/game-payout.ts';
import { choiceOf, outcomeOf, verifierOf } from '../play-frame/play-shapes.ts';
import { useOwnPlays } from '../play-frame/use-own-plays.ts';
import { limboTerms } from './limbo-terms.ts';

const verify = verifierOf(limbo);

const Stage = deferredStage(LimboView);

/** Targets of the pay table, in basis points. */
const samples = [11_000, 15_000, 20_000, 50_000, 100_000, 1_000_000];

const toLimboPlay = (play: Play): LimboPlay => {
  const { resultBp, won } = outcomeOf<LimboOutcome>(play);
  const { targetBp } = choiceOf<LimboInput>(play);
  const { id, amount, payout } = play;
  return { id, amount, payout: payout ?? '0', ...jackpotOf(play), targetBp, resultBp, won };
};

/** Limbo for a player. */
export function LimboStage({ game }: EngineProps) {
  const { t } = useTranslation();
  const { messages, fill, multiple } = usePlayFormat();
  const about = useMemo(
    () => ({
      rules: t('play.rules.limbo' satisfies MessageKey),
      payouts: samples.map((targetBp) => ({
        result: fill(messages.limbo.goal, { multiple: multiple(targetBp) }),
        pays: multiple(targetBp),
      })),
    }),
    [t, messages, fill, multiple],
  );
  const { controller, seat, plays, isLoading } = useOwnPlays(game, { about, verify });
  const shown = useMemo(() => plays.map(toLimboPlay), [plays]);
  if (isLoading) return <ScreenLoading />;
  return (
    <Stage
      seat={seat}
      targets={limboTargets}
      termsOf={(targetBp, amount) => limboTerms(targetBp, amount, game.currency)}
      plays={shown}
      onPlay={(targetBp, amount) => controller.play({ targetBp }, amount)}
    />
  );
}
