import { parseMoney, type Currency } from '../contract/money.ts';
import type { GameCategory } from '../contract/statuses.ts';
import type { PolicyPack, StakeCap } from './policy-pack.ts';

const lower = (one: string, other: string, currency: Currency): string =>
  (parseMoney(one, currency) ?? 0n) <= (parseMoney(other, currency) ?? 0n) ? one : other;

/** The lower cap in each currency. */
const lowerCap = (one: StakeCap | undefined, other: StakeCap): StakeCap =>
  one === undefined
    ? other
    : (Object.fromEntries(
        Object.entries(one).map(([currency, amount]) => [
          currency,
          lower(amount, other[currency as Currency], currency as Currency),
        ]),
      ) as StakeCap);

/** Merges two tables; `pick` decides about common keys. */
function merge<Value>(
  one: Readonly<Partial<Record<GameCategory, Value>>>,
  other: Readonly<Partial<Record<GameCategory, Value>>>,
  pick: (mine: Value | undefined, theirs: Value) => Value,
): Partial<Record<GameCategory, Value>> {
  const merged: Partial<Record<GameCategory, Value>> = { ...one };
  for (const [category, value] of Object.entries(other) as [GameCategory, Value][]) {
    merged[category] = pick(merged[category], value);
  }
  return merged;
}

const stricter = (one: PolicyPack, other: PolicyPack): PolicyPack => {
  const minutes = Math.min(one.realityCheck.minutes, other.realityCheck.minutes);
  const choices = one.realityCheck.choices.filter((choice) =>
    other.realityCheck.choices.includes(choice),
  );
  const pauseMinutes = Math.max(one.realityCheck.pauseMinutes, other.realityCheck.pauseMinutes);
  return {
    jurisdiction: one.jurisdiction,
    minimumAge: Math.max(one.minimumAge, other.minimumAge),
    realityCheck: { minutes, choices: choices.length > 0 ? choices : [minutes], pauseMinutes },
    stakeCaps: merge(one.stakeCaps, other.stakeCaps, lowerCap),
    minimumCycleMs: merge(one.minimumCycleMs, other.minimumCycleMs, (mine = 0, theirs) =>
      Math.max(mine, theirs),
    ),
    autoPlay: one.autoPlay && other.autoPlay,
    turbo: one.turbo && other.turbo,
    freePlay: one.freePlay && other.freePlay,
    oneGameAtATime: one.oneGameAtATime || other.oneGameAtATime,
    closedCategories: [...new Set([...one.closedCategories, ...other.closedCategories])],
    limitsMandatory: one.limitsMandatory || other.limitsMandatory,
    registrationAsks: [...new Set([...one.registrationAsks, ...other.registrationAsks])],
  };
};

/** The strictest value of each rule of several packs, under a new name. */
export const strictest = (jurisdiction: string, packs: readonly PolicyPack[]): PolicyPack => ({
  ...packs.reduce(stricter),
  jurisdiction,
});
