import { forwardRef, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Money } from '../money/money.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import * as S from './game-info.styles.ts';

/** One line of a pay table. */
export interface GamePayout {
  /** What must come, e.g. "3 lentera". */
  readonly result: ReactNode;
  /** What it pays, e.g. a `Multiplier`. */
  readonly pays: ReactNode;
}

export interface GameInfoProps {
  /** Name of the game; names the tabs. */
  title: string;
  /** How it is played, in the reader's language. */
  rules: ReactNode;
  /** Pay table; empty where a pool decides. */
  payouts: readonly GamePayout[];
  /** Theoretical return to players in basis points: 9600 is 96 %. Required: it is shown before play. */
  returnBp: number;
  /** Chance of any paying result in basis points; unsaid when missing. */
  hitRateBp?: number | undefined;
  /** Decimal texts. */
  minimumStake: string;
  maximumStake: string;
  maximumPayout?: string | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  defaultTab?: 'rules' | 'payouts' | 'return' | 'limits' | undefined;
  className?: string | undefined;
}

/** Rules, payouts, theoretical return and limits of a game, to be read before playing. */
export const GameInfo = forwardRef<HTMLDivElement, GameInfoProps>(function GameInfo(
  {
    title,
    rules,
    payouts,
    returnBp,
    hitRateBp,
    minimumStake,
    maximumStake,
    maximumPayout,
    currency,
    defaultTab,
    className,
  },
  ref,
) {
  const { locale, messages } = useKit();
  const { play } = messages;
  const percent = (basisPoints: number): string =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      basisPoints / 10_000,
    );
  const limits = [
    [play.minStake, minimumStake],
    [play.maxStake, maximumStake],
    [play.maxPayout, maximumPayout],
  ] as const;
  return (
    <Tabs
      ref={ref}
      className={slotClass('GameInfo', 'root', className)}
      label={fill(play.infoLabel, { title })}
      defaultValue={defaultTab ?? 'rules'}
      items={[
        { value: 'rules', label: play.tabRules, content: <S.Prose>{rules}</S.Prose> },
        {
          value: 'payouts',
          label: play.tabPayouts,
          content:
            payouts.length === 0 ? (
              <S.Prose>{play.payoutsNone}</S.Prose>
            ) : (
              <S.Table className="lobi-GameInfo-payouts">
                <thead>
                  <tr>
                    <th scope="col">{play.payoutResult}</th>
                    <th scope="col">{play.payoutPays}</th>
                  </tr>
                </thead>
                <tbody>
                  {payouts.map(({ result, pays }, index) => (
                    <tr key={index}>
                      <th scope="row">{result}</th>
                      <td>{pays}</td>
                    </tr>
                  ))}
                </tbody>
              </S.Table>
            ),
        },
        {
          value: 'return',
          label: play.tabReturn,
          content: (
            <>
              <S.Facts>
                <div>
                  <dt>{play.rtp}</dt>
                  <dd>{percent(returnBp)}</dd>
                </div>
                {hitRateBp !== undefined && (
                  <div>
                    <dt>{play.hitRate}</dt>
                    <dd>{percent(hitRateBp)}</dd>
                  </div>
                )}
              </S.Facts>
              <S.Prose>{fill(play.rtpText, { rtp: percent(returnBp) })}</S.Prose>
            </>
          ),
        },
        {
          value: 'limits',
          label: play.tabLimits,
          content: (
            <S.Facts>
              {limits.map(
                ([label, amount]) =>
                  amount !== undefined && (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>
                        <Money value={amount} currency={currency} />
                      </dd>
                    </div>
                  ),
              )}
            </S.Facts>
          ),
        },
      ]}
    />
  );
});
