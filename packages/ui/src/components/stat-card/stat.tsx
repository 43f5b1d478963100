import { mdiTrendingDown, mdiTrendingNeutral, mdiTrendingUp } from '@mdi/js';
import type { ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { AmountText } from '../money/amount-text.tsx';
import { formatFigure, type Figure, type FigureFormat } from '../num/format-figure.ts';
import { formatNumber } from '../num/format-number.ts';
import { Sparkline } from '../sparkline/sparkline.tsx';
import { readTrend, type GoodDirection, type TrendDirection } from './trend.ts';
import * as S from './stat-card.styles.ts';

/** One key figure. */
export interface StatFigure {
  /** Name of the figure, e.g. "GGR". */
  label: string;
  /** The figure: decimal text for money, a share for `percent`; `null` if there is none. */
  value: Figure;
  /** Default `number`. */
  format?: FigureFormat | undefined;
  /** ISO 4217 code for `money`; default the kit's currency. */
  currency?: string | undefined;
  /** Shows the short form; screen readers get the full figure. Default true for money. */
  compact?: boolean | undefined;
  /** Change as a share with its sign: 0.129 is up by 12.9 %. */
  change?: number | undefined;
  /** Direction that counts as good; default `up`. */
  good?: GoodDirection | undefined;
  /** Period that the change is compared with, e.g. "kemarin"; read out with it. */
  period?: string | undefined;
  /** History of the figure, oldest first. */
  points?: readonly Figure[] | undefined;
  /** Colour of the sparkline; `accent` is the warm colour of the view. Default `neutral`. */
  tone?: 'neutral' | 'accent' | undefined;
  /** Link of the whole tile. */
  href?: string | undefined;
  /** Short text below. */
  note?: ReactNode;
  /** Shows a placeholder of the figure while it is loading. */
  loading?: boolean | undefined;
  /** Masks money and omits the sparkline; neither is in the page then. */
  hidden?: boolean | undefined;
}

const arrows: Readonly<Record<TrendDirection, string>> = {
  up: mdiTrendingUp,
  down: mdiTrendingDown,
  flat: mdiTrendingNeutral,
};

function TrendText({
  change,
  good,
  period,
}: {
  change: number;
  good: GoodDirection | undefined;
  period: string | undefined;
}) {
  const { locale, messages } = useKit();
  const { display } = messages;
  const { direction, tone, size } = readTrend(change, good);
  const trendTexts: Readonly<Record<TrendDirection, string>> = {
    up: display.trendUp,
    down: display.trendDown,
    flat: display.trendFlat,
  };
  const share = formatNumber(size, { locale, shape: 'percent', decimals: 1, fewestDecimals: 1 });
  return (
    <S.Trend className="lobi-StatCard-trend" data-direction={direction} data-tone={tone}>
      <Icon path={arrows[direction]} size={16} />
      <span>
        {trendTexts[direction]}
        {direction !== 'flat' && ` ${share ?? ''}`}
        {period !== undefined && (
          <VisuallyHidden> {fill(display.trendSince, { period })}</VisuallyHidden>
        )}
      </span>
    </S.Trend>
  );
}

const dots = '••••••';

/** Name, value, change and sparkline of one key figure: a group inside a `dl`. */
export function Stat({
  label,
  value,
  format = 'number',
  currency,
  compact = format === 'money',
  change,
  good,
  period,
  points,
  tone = 'neutral',
  href,
  note,
  loading = false,
  hidden = false,
}: StatFigure) {
  const { locale, messages, currency: kitCurrency } = useKit();
  const { display } = messages;
  const options = { locale, format, currency: currency ?? kitCurrency.code };
  const full = formatFigure(value, options);
  const shown = compact ? formatFigure(value, { ...options, compact, mark: true }) : full;
  const secret = hidden && format === 'money';
  const spoken = secret ? display.statHidden : (full ?? display.statNone);
  return (
    <S.Stat
      className="lobi-StatCard-stat"
      aria-busy={loading || undefined}
      data-link={flag(href !== undefined)}
      data-loading={flag(loading)}
    >
      <S.Label className="lobi-StatCard-label">
        {href === undefined ? label : <KitLink href={href}>{label}</KitLink>}
      </S.Label>
      <S.Fact>
        {loading ? (
          <>
            <Skeleton width="62%" height="calc(1.4em + 6px)" />
            <VisuallyHidden>{fill(display.statLoading, { label })}</VisuallyHidden>
          </>
        ) : (
          <>
            <S.Value
              className="lobi-StatCard-value"
              title={shown === full || secret ? undefined : full}
              data-hidden={flag(secret)}
              data-none={flag(full === undefined)}
            >
              <span aria-hidden="true">
                {secret ? (
                  dots
                ) : format === 'money' && shown !== undefined ? (
                  <AmountText text={shown} />
                ) : (
                  (shown ?? '–')
                )}
              </span>
              <VisuallyHidden>{spoken}</VisuallyHidden>
            </S.Value>
            {change !== undefined && full !== undefined && (
              <TrendText change={change} good={good} period={period} />
            )}
          </>
        )}
      </S.Fact>
      {note !== undefined && <S.Note className="lobi-StatCard-note">{note}</S.Note>}
      {points !== undefined && !secret && (
        <S.Course>
          {loading ? (
            <Skeleton height="20px" />
          ) : (
            <Sparkline
              label={label}
              points={points}
              format={format}
              currency={currency}
              tone={tone}
              height="24px"
            />
          )}
        </S.Course>
      )}
    </S.Stat>
  );
}
