import { minesByTile, minesMultipleBp } from '@lobi/core/games';
import type { MessageKey } from '@lobi/core/locales';
import { MinesStage as MinesView, usePlayFormat } from '@lobi/ui/stages';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenLoading } from '../../page/screen-loading.tsx';
import type { EngineProps } from '../engine-props.ts';
import { deferredStage } from '../play-frame/deferred.tsx';
import { useOwnPlays } from '../play-frame/use-own-plays.ts';
import { stepVerifierOf } from '../play-frame/verify-steps.ts';
import { minesTerms, toMinesRun } from './mines-run.ts';

const verify = stepVerifierOf(minesByTile);

const Stage = deferredStage(MinesView);

/** Mines and safe tiles of the pay table. */
const samples = [
  { mines: 1, tiles: 1 },
  { mines: 3, tiles: 1 },
  { mines: 3, tiles: 3 },
  { mines: 3, tiles: 5 },
  { mines: 5, tiles: 5 },
  { mines: 10, tiles: 5 },
  { mines: 24, tiles: 1 },
];

/** Mines for a player. An open game is resumed. */
export function MinesStage({ game }: EngineProps) {
  const { t } = useTranslation();
  const { multiple } = usePlayFormat();
  const about = useMemo(
    () => ({
      rules: t('play.rules.mines' satisfies MessageKey),
      payouts: samples.map(({ mines, tiles }) => ({
        result: t('play.payout.mines' satisfies MessageKey, { mines, tiles }),
        pays: multiple(minesMultipleBp(mines, tiles)),
      })),
    }),
    [t, multiple],
  );
  const { controller, seat, plays, isLoading } = useOwnPlays(game, { about, verify });
  const shown = controller.open ?? plays[0];
  const run = useMemo(() => (shown ? toMinesRun(shown) : null), [shown]);
  const over = useMemo(() => plays.map(toMinesRun), [plays]);
  const { currency } = game;
  const termsOf = useCallback(
    (mines: number, picks: number, amount: string | null) =>
      minesTerms(mines, picks, amount, currency),
    [currency],
  );
  if (isLoading) return <ScreenLoading />;
  return (
    <Stage
      seat={seat}
      termsOf={termsOf}
      run={run}
      plays={over}
      onStart={(mines, amount) => controller.play({ mines }, amount)}
      onOpen={(tile) => controller.step({ step: 'open', tile })}
      onTake={() => controller.step({ step: 'cash-out' })}
    />
  );
}
