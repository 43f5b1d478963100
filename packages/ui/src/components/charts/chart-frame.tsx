import { mdiAlertCircleOutline, mdiChartLine, mdiChartBoxOutline, mdiTable } from '@mdi/js';
import { forwardRef, useId, useState, type CSSProperties, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { ChartFrameProps, ChartView } from './chart.types.ts';
import * as S from './chart-frame.styles.ts';

/** Sorts of chart, by the name of their component. */
export type ChartKind = 'LineChart' | 'AreaChart' | 'BarChart' | 'DonutChart';

interface FrameProps extends ChartFrameProps {
  kind: ChartKind;
  /** Whether there are no data. */
  isEmpty: boolean;
  legend?: ReactNode;
  table: ReactNode;
  /** Receives the name of the drawing for assistive technology. */
  picture: (name: string) => ReactNode;
}

/** Default height of a drawing in px. */
export const defaultHeight = 240;

/**
 * Frame of all charts: a figure with its title, legend, states, and the switch to a real table.
 * @source ours
 */
export const ChartFrame = forwardRef<HTMLElement, FrameProps>(function ChartFrame(
  {
    kind,
    title,
    description,
    level = 3,
    height = defaultHeight,
    actions,
    footer,
    frame = 'card',
    loading = false,
    error,
    onRetry,
    empty,
    view,
    defaultView = 'picture',
    onViewChange,
    isEmpty,
    legend,
    table,
    picture,
    className,
    style,
    ...rest
  },
  ref,
) {
  const { base, display } = useMessages();
  const titleId = useId();
  const [ownView, setOwnView] = useState(defaultView);
  const shown = view ?? ownView;
  const names: Readonly<Record<ChartKind, string>> = {
    LineChart: display.chartLine,
    AreaChart: display.chartArea,
    BarChart: display.chartBar,
    DonutChart: display.chartDonut,
  };
  const failed = error !== undefined && error !== false && error !== null;
  const ready = !loading && !failed && !isEmpty;
  const turn = (next: ChartView): void => {
    setOwnView(next);
    onViewChange?.(next);
  };
  return (
    <S.Root
      aria-labelledby={titleId}
      {...rest}
      ref={ref}
      className={slotClass(kind, 'root', className)}
      style={{ '--chart-height': `${height}px`, ...style } as CSSProperties}
      data-frame={frame}
      data-view={shown}
      data-loading={flag(loading)}
      data-empty={flag(!loading && !failed && isEmpty)}
      data-invalid={flag(failed)}
      aria-busy={loading || undefined}
    >
      <S.Head>
        <S.Text>
          <Heading id={titleId} level={level} size="sm">
            {title}
          </Heading>
          {description !== undefined && <S.Description>{description}</S.Description>}
        </S.Text>
        {ready && shown === 'picture' && legend}
        <S.Tools className={`lobi-${kind}-tools`}>
          {actions}
          {ready && (
            <IconButton
              size="sm"
              path={shown === 'picture' ? mdiTable : mdiChartLine}
              label={shown === 'picture' ? display.chartShowTable : display.chartShowPicture}
              onClick={() => turn(shown === 'picture' ? 'table' : 'picture')}
            />
          )}
        </S.Tools>
      </S.Head>
      {loading ? (
        <S.Body>
          <S.Waiting>
            <Skeleton shape="block" height={`${height}px`} />
            <VisuallyHidden role="status">{display.chartLoading}</VisuallyHidden>
          </S.Waiting>
        </S.Body>
      ) : failed ? (
        <S.Body>
          <S.State data-failed="" role="alert">
            <Icon path={mdiAlertCircleOutline} size={24} />
            <span>{error === true ? display.chartFailed : error}</span>
            {onRetry && (
              <Button size="sm" variant="soft" onClick={onRetry}>
                {base.retry}
              </Button>
            )}
          </S.State>
        </S.Body>
      ) : isEmpty ? (
        <S.Body>
          <S.State>
            <Icon path={mdiChartBoxOutline} size={24} />
            <span>{empty ?? display.chartEmpty}</span>
          </S.State>
        </S.Body>
      ) : shown === 'picture' ? (
        <S.Body key="picture">{picture(fill(names[kind], { title }))}</S.Body>
      ) : (
        <S.Body key="table">{table}</S.Body>
      )}
      {footer !== undefined && ready && <S.Foot>{footer}</S.Foot>}
    </S.Root>
  );
});
