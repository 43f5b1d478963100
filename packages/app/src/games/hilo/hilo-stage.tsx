import type { Play } from '@lobi/core/contract';
import {
  hiloByCard,
  hiloMultipleBp,
  cardRanks,
  nextHiloBp,
  hiloRanksRight,
  type PublicHiloRun,
} from '@lobi/core/games';
import type { MessageKey } from '@lobi/core/locales';
import {
  HiloStage as HiloView,
  usePlayFormat,
  type HiloGuess,
  type HiloRun,
  type HiloTerms,
} from '@lobi/ui/stages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenLoading } from '../../page/screen-loading.tsx';
import type { EngineProps } from '../engine-props.ts';
import { deferredStage } from '../play-frame/deferred.tsx';
import { payoutText } from '../play-frame/payout-text.ts';
import { outcomeOf } from '../play-frame/play-shapes.ts';
import { useOwnPlays } from '../play-frame/use-own-plays.ts';
import { stepVerifierOf } from '../play-frame/verify-steps.ts';

const verify = stepVerifierOf(hiloByCard);

const Stage = deferredStage(HiloView);

/** Example ranks of the pay table: from the most likely guess to the rarest. */
const samples = [12, 10, 7, 4, 2, 1];

const toHiloRun = (play: Play): HiloRun => {
  const { cards, moves, status, multipleBp } = outcomeOf<PublicHiloRun & { payout: bigint }>(play);
  const { id, amount, payout } = play;
  return { id, amount, payout, cards, moves, status, multipleBp };
};

/** Returns the terms of a guess, by the rules of the server. */
function termsOf(run: HiloRun, guess: HiloGuess): HiloTerms {
  const right = hiloRanksRight(guess, run.cards.at(-1)?.rank ?? 0);
  return {
    chanceBp: Math.floor((right * 10_000) / cardRanks),
    multipleBp: nextHiloBp(run, guess),
  };
}

/** Hi-lo for a player. An open game is resumed. */
export function HiloStage({ game }: EngineProps) {
  const { t } = useTranslation();
  const { messages, multiple, percent } = usePlayFormat();
  const about = useMemo(
    () => ({
      rules: t('play.rules.hilo' satisfies MessageKey),
      payouts: samples.map((right) => ({
        result: `${messages.playFrame.chance} ${percent(Math.floor((right * 10_000) / cardRanks))}`,
        pays: multiple(hiloMultipleBp([right])),
      })),
    }),
    [t, messages, multiple, percent],
  );
  const { controller, seat, plays, isLoading } = useOwnPlays(game, { about, verify });
  const shown = controller.open ?? plays[0];
  const run = useMemo(() => (shown ? toHiloRun(shown) : null), [shown]);
  const over = useMemo(() => plays.map(toHiloRun), [plays]);
  if (isLoading) return <ScreenLoading />;
  return (
    <Stage
      seat={seat}
      termsOf={termsOf}
      payoutOf={(amount, multipleBp) => payoutText(amount, multipleBp, game.currency) ?? '0'}
      run={run}
      plays={over}
      onStart={(amount) => controller.play({}, amount)}
      onMove={(move) =>
        controller.step(move === 'skip' ? { step: 'skip' } : { step: 'guess', guess: move })
      }
      onTake={() => controller.step({ step: 'cash-out' })}
    />
  );
}
