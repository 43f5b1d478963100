import { scaleAmount } from '@lobi/formats';
import { OutcomeMark } from '../../../components/odds/outcome-mark.tsx';
import type { Selection } from '../../../components/odds/outcome.ts';
import { Switch } from '../../../components/switch/switch.tsx';
import type { ArenaRound } from '../arena.types.ts';
import {
  isTakingBets,
  largestShare,
  meronShare,
  sharedPool,
  sideOf,
  takeoutOf,
} from '../round-facts.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import { Card, CardHead } from './console-card.styles.ts';
import * as S from './pools-card.styles.ts';

/**
 * Returns the facts of the draw market: the house's loss if the fight is drawn, and the amount
 * still accepted; empty without a draw market.
 */
function drawFacts(round: ArenaRound): readonly (readonly ['drawRisk' | 'drawLeft', string])[] {
  const draw = sideOf(round, 'draw');
  if (draw?.odds == null || draw.left === undefined) return [];
  return [
    ['drawRisk', scaleAmount(draw.pool, draw.odds - 100, 100, round.currency)],
    ['drawLeft', draw.left],
  ];
}

/** Pools, odds, and the limits below which the fight is refunded. */
export function PoolsCard({
  round,
  onSide,
}: {
  round: ArenaRound;
  /** Opens or closes one side for bets; without it there are no switches. */
  onSide?: ((selection: Selection, open: boolean) => void) | undefined;
}) {
  const { texts, say, money, odds, percent, share, outcome } = useArenaFormat();
  const total = sharedPool(round);
  const meron = meronShare(round);
  const isOpen = isTakingBets(round);
  const facts: readonly (readonly [string, string])[] = [
    [texts.shareMeron, share(meron)],
    [texts.shareLimit, share(largestShare(round))],
    [
      say('takeoutFixed', { percent: percent(round.takeoutBp) }),
      money(takeoutOf(round), round.currency),
    ],
    [texts.lowestOdds, odds(round.minimumOdds)],
    ...drawFacts(round).map(
      ([word, amount]) => [texts[word], money(amount, round.currency)] as const,
    ),
  ];
  return (
    <Card aria-label={texts.poolHeading}>
      <CardHead>
        <div>
          <h2>{texts.poolHeading}</h2>
          {isOpen && <p>{texts.poolProvisional}</p>}
        </div>
        <b>{money(total, round.currency)}</b>
      </CardHead>
      {/[1-9]/.test(total) && (
        <S.Bar aria-hidden="true">
          <i data-outcome="meron" style={{ flexGrow: meron }} />
          <i data-outcome="wala" style={{ flexGrow: 1 - meron }} />
        </S.Bar>
      )}
      <S.Pools>
        <tbody>
          {round.selections.map((side) => (
            <tr key={side.key}>
              <th scope="row">
                <S.PoolName>
                  <OutcomeMark outcome={side.key} size={18} />
                  <span>
                    {outcome(side.key)}
                    <small>
                      {say('betsOf', { count: side.bets })}
                      {side.key === 'draw' && ` · ${texts.betsOutside}`}
                    </small>
                  </span>
                </S.PoolName>
              </th>
              <S.PoolOdds data-outcome={side.key}>{odds(side.odds)}</S.PoolOdds>
              <td>{money(side.pool, round.currency)}</td>
            </tr>
          ))}
        </tbody>
      </S.Pools>
      {isOpen && onSide && (
        <S.Sides aria-label={texts.sides}>
          {round.selections.map(({ key, open }) => (
            <Switch
              key={key}
              name={`side-${key}`}
              label={say('sideTakesBets', { side: outcome(key) })}
              checked={open}
              onCheckedChange={(isOn) => onSide(key, isOn)}
            />
          ))}
        </S.Sides>
      )}
      <S.Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </S.Facts>
    </Card>
  );
}
