import { formatMoneyText, numberFormat } from '@lobi/formats';
import { forwardRef, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Money } from '../money/money.tsx';
import { useCurrency } from '../money/use-currency.ts';
import { formatNumber } from '../num/format-number.ts';
import { Tabs } from '../tabs/tabs.tsx';
import { PayTable, type GamePayout } from './pay-table.tsx';
import { returnText } from './return-text.ts';
import * as S from './game-info.styles.ts';

/** How the jackpot of a game grows and is won; amounts are decimal texts. */
export interface GameInfoJackpot {
  /** Contribution of every stake to the jackpot, in basis points. */
  readonly contributionBp: number;
  /** Its theoretical return on top of the game's, in basis points. */
  readonly returnBp: number;
  /** Initial amount after a win. */
  readonly seed: string;
  /** A stake wins with the chance of `stake / turnover`. */
  readonly turnover: string;
}

export interface GameInfoProps {
  /** Name of the game; names the tabs. */
  title: string;
  /** Rules of the game, in the user's language. */
  rules: ReactNode;
  /** Pay table; empty if a pool determines payouts. */
  payouts: readonly GamePayout[];
  /** Theoretical return to player in basis points: 9600 is 96 %. Required: it is shown before play. */
  returnBp: number;
  /** Maximum return, if `returnBp` is the minimum over all choices; default the same. */
  maximumReturnBp?: number | undefined;
  /** Theoretical return of the jackpot, in addition to `returnBp`. */
  jackpot?: GameInfoJackpot | undefined;
  /** Chance of any paying result in basis points; not shown if missing. */
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

/** Number of plays per win at a stake, as formatted text. */
const chanceOf = (turnover: string, stake: string, locale: string): string =>
  formatNumber(Math.round(Number(turnover) / Number(stake)), { locale }) ?? turnover;

/** Rules, payouts, theoretical return and limits of a game, to be read before playing. */
export const GameInfo = forwardRef<HTMLDivElement, GameInfoProps>(function GameInfo(
  {
    title,
    rules,
    payouts,
    returnBp,
    maximumReturnBp = returnBp,
    jackpot,
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
    numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      basisPoints / 10_000,
    );
  const returned = (moreBp: number): string =>
    returnText(returnBp + moreBp, maximumReturnBp + moreBp, locale);
  const { code } = useCurrency(currency);
  const money = (amount: string): string => formatMoneyText(amount, code, { locale }) ?? amount;
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
              <PayTable payouts={payouts} className="lobi-GameInfo-payouts" />
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
                  <dd>{returned(0)}</dd>
                </div>
                {jackpot && (
                  <>
                    <div>
                      <dt>{play.jackpotRtp}</dt>
                      <dd>{percent(jackpot.returnBp)}</dd>
                    </div>
                    <div>
                      <dt>{play.totalRtp}</dt>
                      <dd>{returned(jackpot.returnBp)}</dd>
                    </div>
                  </>
                )}
                {hitRateBp !== undefined && (
                  <div>
                    <dt>{play.hitRate}</dt>
                    <dd>{percent(hitRateBp)}</dd>
                  </div>
                )}
              </S.Facts>
              <S.Prose>
                <p>{fill(play.rtpText, { rtp: returned(jackpot?.returnBp ?? 0) })}</p>
                {jackpot && (
                  <p>
                    {fill(play.jackpotText, {
                      share: percent(jackpot.contributionBp),
                      seed: money(jackpot.seed),
                      stake: money(minimumStake),
                      chance: chanceOf(jackpot.turnover, minimumStake, locale),
                    })}
                  </p>
                )}
              </S.Prose>
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
