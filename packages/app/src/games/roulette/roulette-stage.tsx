import { formatMoney, parseMoney, type Play } from '@lobi/core/contract';
import {
  roulette,
  rouletteFrench,
  rouletteMultipleBp,
  rouletteSpots,
  type InstantGame,
  type RouletteInput,
  type RouletteOutcome,
} from '@lobi/core/games';
import type { MessageKey } from '@lobi/core/locales';
import {
  RouletteStage as RouletteView,
  tableSpots,
  usePlayFormat,
  useSpotLabels,
  type RoulettePlay,
} from '@lobi/ui/stages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenLoading } from '../../page/screen-loading.tsx';
import type { EngineProps } from '../engine-props.ts';
import { deferredStage } from '../play-frame/deferred.tsx';
import { jackpotOf } from '../play-frame/game-payout.ts';
import { choiceOf, outcomeOf, verifierOf } from '../play-frame/play-shapes.ts';
import { useOwnPlays } from '../play-frame/use-own-plays.ts';
import { chipsOf } from './chips-of.ts';

const Stage = deferredStage(RouletteView);

const reds = rouletteSpots['red'] ?? [];

/** One example spot of each kind for the pay table. */
const samples = [
  'straight:17',
  'split:17-20',
  'street:16-17-18',
  'corner:16-17-19-20',
  'six-line:13-14-15-16-17-18',
  'dozen:2',
  'column:2',
  'red',
  'even',
  'high',
];

const toRoulettePlay = (play: Play): RoulettePlay => {
  const { id, amount, payout } = play;
  const { bets } = choiceOf<RouletteInput>(play);
  return {
    id,
    amount,
    payout: payout ?? '0',
    ...jackpotOf(play),
    bets,
    pocket: outcomeOf<RouletteOutcome>(play).pocket,
  };
};

/** A wheel for a player, by its rules. */
function rouletteStage(wheel: InstantGame<RouletteInput, RouletteOutcome>, rules: MessageKey) {
  const verify = verifierOf(wheel);
  return function RouletteStage({ game }: EngineProps) {
    const { t } = useTranslation();
    const { multiple } = usePlayFormat();
    const { name } = useSpotLabels();
    const about = useMemo(
      () => ({
        rules: t(rules),
        payouts: tableSpots
          .filter(({ spot }) => samples.includes(spot))
          .map((spot) => ({ result: name(spot), pays: multiple(rouletteMultipleBp(spot.spot)) })),
      }),
      [t, name, multiple],
    );
    const { controller, seat, plays, isLoading } = useOwnPlays(game, { about, verify });
    const shown = useMemo(() => plays.map(toRoulettePlay), [plays]);
    const chips = useMemo(() => chipsOf(game), [game]);
    if (isLoading) return <ScreenLoading />;
    const { currency } = game;
    return (
      <Stage
        seat={seat}
        chips={chips}
        reds={reds}
        multipleOf={rouletteMultipleBp}
        maximumPayoutOf={(bets, amount) =>
          formatMoney(wheel.maximumPayout({ bets }, parseMoney(amount, currency) ?? 0n), currency)
        }
        plays={shown}
        onPlay={(bets, amount) => controller.play({ bets: [...bets] }, amount)}
      />
    );
  };
}

/** European roulette for a player. */
export const RouletteStage = rouletteStage(roulette, 'play.rules.roulette');

/** Roulette with the French rule for a player. */
export const FrenchRouletteStage = rouletteStage(rouletteFrench, 'play.rules.roulette-french');
