import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { RetryCallout } from '../callout/retry-callout.tsx';
import { formatDateTime } from '../date-time/format-date-time.ts';
import { KpiRow, type KpiItem } from '../stat-card/kpi-row.tsx';
import * as S from './kpi-board.styles.ts';

/** Slot for a chart or a list below the figures. */
export interface KpiSlot {
  readonly id: string;
  /** Width on a wide page: two thirds, one third, half or all; default `full`. */
  readonly span?: 'wide' | 'narrow' | 'half' | 'full' | undefined;
  /** A chart of `@lobi/ui/charts`, loaded by the page so that this entry stays small. */
  readonly content: ReactNode;
}

export interface KpiBoardProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'hidden'> {
  /** Key figures, the most important first. */
  items: readonly KpiItem[];
  /** Period that all changes are compared with, e.g. "kemarin pada jam yang sama". */
  period?: string | undefined;
  /** Time of the figures; ISO 8601. */
  countedAt?: string | undefined;
  /** Controls, e.g. the choice of the period or an export. */
  controls?: ReactNode;
  slots?: readonly KpiSlot[] | undefined;
  loading?: boolean | undefined;
  /** Error text if the figures failed to load; charts keep their data. */
  failed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
  /** Masks all amounts of money. */
  hidden?: boolean | undefined;
}

/**
 * Top of a dashboard: choice of a period, key figures in one row, and charts below.
 * @example <KpiBoard items={figures} period="kemarin" slots={[{ id: 'ggr', span: 'wide', content: <GgrChart /> }]} />
 */
export const KpiBoard = forwardRef<HTMLElement, KpiBoardProps>(function KpiBoard(
  {
    items,
    period,
    countedAt,
    controls,
    slots = [],
    loading = false,
    failed = false,
    onRetry,
    hidden,
    className,
    ...rest
  },
  ref,
) {
  const { locale, timeZone, messages } = useKit();
  const { office } = messages;
  const time =
    countedAt === undefined
      ? undefined
      : formatDateTime(countedAt, { locale, timeZone, mode: 'date-time' });
  return (
    <S.Root
      aria-label={office.kpiTitle}
      {...rest}
      ref={ref}
      className={slotClass('KpiBoard', 'root', className)}
      aria-busy={loading || undefined}
      data-loading={flag(loading)}
      data-invalid={flag(failed)}
    >
      {(controls !== undefined || time !== undefined) && (
        <S.Head className="lobi-KpiBoard-head">
          <div>{controls}</div>
          {time !== undefined && (
            <S.Moment>
              {period === undefined
                ? fill(office.kpiAt, { time })
                : fill(office.kpiAgainst, { time, period })}
            </S.Moment>
          )}
        </S.Head>
      )}
      {failed ? (
        <RetryCallout onRetry={onRetry}>{office.kpiFailed}</RetryCallout>
      ) : (
        <KpiRow items={items} period={period} loading={loading} hidden={hidden} />
      )}
      {slots.length > 0 && (
        <S.Charts className="lobi-KpiBoard-charts">
          {slots.map(({ id, span = 'full', content }) => (
            <div key={id} data-span={span}>
              {content}
            </div>
          ))}
        </S.Charts>
      )}
    </S.Root>
  );
});
