import { listWriter } from '@lobi/formats';
import type { GamePayout } from '../../../components/game-info/pay-table.tsx';
import { fill } from '../../../messages/fill.ts';
import type { PlayFormat } from '../../play-frame/use-play-format.ts';
import type { FishingTarget } from '../fishing.types.ts';
import { chanceText, paysText, targetName } from './fishing-texts.ts';

/** Rules of fishing, derived from the targets. */
export function FishingRules({
  targets,
  format,
}: {
  targets: readonly FishingTarget[];
  format: PlayFormat;
}) {
  const { fishing } = format.messages;
  const list = listWriter(format.locale);
  const prizes = targets
    .filter((target) => target.prizes.length > 1)
    .flatMap(({ name, prizes: all }) => {
      const whole = all.reduce((sum, { weight }) => sum + weight, 0);
      return all.map(({ multipleBp, weight }) =>
        fill(fishing.rulesPrize, {
          name: targetName(format, name),
          multiple: `${format.number(multipleBp / 10_000)}×`,
          share: format.percent((weight * 10_000) / whole),
        }),
      );
    });
  return (
    <>
      <p>{fishing.rulesShot}</p>
      <p>{fishing.rulesChance}</p>
      {prizes.length > 0 && <p>{fill(fishing.rulesPrizes, { prizes: list.format(prizes) })}</p>}
      <p>{fishing.rulesReturn}</p>
      <p>{fishing.rulesFair}</p>
    </>
  );
}

/** The pay table: each target with its payout and chance. */
export const fishingPayouts = (
  targets: readonly FishingTarget[],
  format: PlayFormat,
): GamePayout[] =>
  targets.map((target) => ({
    result: targetName(format, target.name),
    pays: `${paysText(target, format)} · ${fill(format.messages.fishing.chance, { chance: chanceText(target.chance, format) })}`,
  }));
