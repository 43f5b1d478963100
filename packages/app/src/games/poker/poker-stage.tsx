import type { Play } from '@lobi/core/contract';
import {
  paidPokerHands,
  pokerByDraw,
  pokerMultipleBp,
  suggestHold,
  type PublicPokerRun,
} from '@lobi/core/games';
import type { MessageKey } from '@lobi/core/locales';
import { PokerStage as PokerView, usePlayFormat, type PokerRun } from '@lobi/ui/stages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenLoading } from '../../page/screen-loading.tsx';
import type { EngineProps } from '../engine-props.ts';
import { deferredStage } from '../play-frame/deferred.tsx';
import { outcomeOf } from '../play-frame/play-shapes.ts';
import { useOwnPlays } from '../play-frame/use-own-plays.ts';
import { stepVerifierOf } from '../play-frame/verify-steps.ts';

const verify = stepVerifierOf(pokerByDraw);

const Stage = deferredStage(PokerView);

/** The pay table, by the rules of the server. */
const pays = paidPokerHands.map((hand) => ({ hand, multipleBp: pokerMultipleBp(hand) }));

const toPokerRun = (play: Play): PokerRun => {
  const { cards, held, hand, multipleBp, status } = outcomeOf<PublicPokerRun & { payout: bigint }>(
    play,
  );
  const { id, amount, payout } = play;
  return { id, amount, payout, cards, held, hand, multipleBp, status };
};

/** Video poker for a player. An open play is resumed. */
export function PokerStage({ game }: EngineProps) {
  const { t } = useTranslation();
  const { messages, multiple } = usePlayFormat();
  const about = useMemo(
    () => ({
      rules: t('play.rules.poker' satisfies MessageKey),
      payouts: pays.map(({ hand, multipleBp }) => ({
        result: messages.poker[hand],
        pays: multiple(multipleBp),
      })),
    }),
    [t, messages, multiple],
  );
  const { controller, seat, plays, isLoading } = useOwnPlays(game, { about, verify });
  const shown = controller.open ?? plays[0];
  const run = useMemo(() => (shown ? toPokerRun(shown) : null), [shown]);
  const over = useMemo(() => plays.map(toPokerRun), [plays]);
  if (isLoading) return <ScreenLoading />;
  return (
    <Stage
      seat={seat}
      pays={pays}
      suggestionOf={suggestHold}
      run={run}
      plays={over}
      onStart={(amount) => controller.play({}, amount)}
      onDraw={(held) => controller.step({ step: 'draw', held: [...held] })}
    />
  );
}
