import type { Play } from '@lobi/core/contract';
import {
  blackjackByMove,
  blackjackMultiplesBp,
  suggestBlackjack,
  type PublicBlackjackRun,
} from '@lobi/core/games';
import type { MessageKey } from '@lobi/core/locales';
import {
  BlackjackStage as BlackjackView,
  usePlayFormat,
  type BlackjackMoveName,
  type BlackjackRun,
} from '@lobi/ui/stages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenLoading } from '../../page/screen-loading.tsx';
import type { EngineProps } from '../engine-props.ts';
import { deferredStage } from '../play-frame/deferred.tsx';
import { outcomeOf } from '../play-frame/play-shapes.ts';
import { useOwnPlays } from '../play-frame/use-own-plays.ts';
import { stepVerifierOf } from '../play-frame/verify-steps.ts';

const verify = stepVerifierOf(blackjackByMove);

const Stage = deferredStage(BlackjackView);

/** Results that return something, best first. */
const paid = ['blackjack', 'won', 'push'] as const;

const toBlackjackRun = (play: Play): BlackjackRun => {
  const { hands, dealer, active, allowed, moves } = outcomeOf<
    PublicBlackjackRun & { payout: bigint }
  >(play);
  const { id, amount, payout, stakes } = play;
  const each = stakes?.each ?? amount;
  return { id, amount, each, payout, turn: moves.length, hands, dealer, active, allowed };
};

/** The best move by the rules of the server. */
function suggestionOf({
  hands,
  dealer,
  active,
  allowed,
}: BlackjackRun): BlackjackMoveName | undefined {
  const hand = active === null ? undefined : hands[active];
  const [up] = dealer.cards;
  return hand && up && suggestBlackjack({ cards: hand.cards, up, allowed });
}

/** Blackjack for a player. An open play is resumed. */
export function BlackjackStage({ game }: EngineProps) {
  const { t } = useTranslation();
  const { messages, multiple } = usePlayFormat();
  const about = useMemo(
    () => ({
      rules: t('play.rules.blackjack' satisfies MessageKey),
      payouts: paid.map((result) => ({
        result: messages.blackjack[result],
        pays: multiple(blackjackMultiplesBp[result]),
      })),
    }),
    [t, messages, multiple],
  );
  const { controller, seat, plays, isLoading } = useOwnPlays(game, { about, verify });
  const shown = controller.open ?? plays[0];
  const run = useMemo(() => (shown ? toBlackjackRun(shown) : null), [shown]);
  const over = useMemo(() => plays.map(toBlackjackRun), [plays]);
  if (isLoading) return <ScreenLoading />;
  return (
    <Stage
      seat={seat}
      suggestionOf={suggestionOf}
      run={run}
      plays={over}
      onStart={(amount) => controller.play({}, amount)}
      onMove={(step, turn) => controller.step({ step, turn })}
    />
  );
}
