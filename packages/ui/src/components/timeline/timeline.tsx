import {
  mdiAlertOutline,
  mdiCheck,
  mdiCircleMedium,
  mdiClose,
  mdiDotsHorizontal,
  mdiInformationVariant,
} from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { DateTime } from '../date-time/date-time.tsx';
import type { DateTimeMode } from '../date-time/format-date-time.ts';
import * as S from './timeline.styles.ts';

/** Colour and icon of an event, in addition to its text. */
export type TimelineTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

/** An event. */
export interface TimelineEvent {
  readonly id: string;
  /** ISO 8601 text, or milliseconds since 1970. */
  readonly at: string | number;
  readonly title: ReactNode;
  /** Author of the event, e.g. a username. */
  readonly actor?: string | undefined;
  /** Default `neutral`. */
  readonly tone?: TimelineTone | undefined;
  /** Path data instead of the tone's icon. */
  readonly icon?: string | undefined;
  /** Details, e.g. a reason or a reference. */
  readonly detail?: ReactNode;
}

export interface TimelineProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** Events, oldest first. */
  items: readonly TimelineEvent[];
  /** Next event, shown at the end; `true` shows the default text. */
  pending?: ReactNode | boolean | undefined;
  /** Format of times; default `date-time`. */
  mode?: DateTimeMode | undefined;
  /** Text shown instead of an empty list. */
  empty?: ReactNode;
}

const drawings: Readonly<Record<TimelineTone, string>> = {
  neutral: mdiCircleMedium,
  success: mdiCheck,
  warning: mdiAlertOutline,
  danger: mdiClose,
  info: mdiInformationVariant,
};

/**
 * Past and pending events in order.
 * @example <Timeline items={transaction.events} pending="Menunggu persetujuan" />
 */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(
  { items, pending, mode, empty, className, ...rest },
  ref,
) {
  const { display } = useMessages();
  const open = pending !== undefined && pending !== false && pending !== null;
  if (items.length === 0 && !open) {
    return (
      <S.Nothing className={slotClass('Timeline', 'empty', className)}>
        {empty ?? display.timelineEmpty}
      </S.Nothing>
    );
  }
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('Timeline', 'root', className)}
      data-pending={flag(open)}
    >
      {items.map(({ id, at, title, actor, tone = 'neutral', icon, detail }) => (
        <S.Item key={id} className="lobi-Timeline-item" data-tone={tone}>
          <S.Mark>
            <Icon path={icon ?? drawings[tone]} size={16} />
          </S.Mark>
          <S.Text>
            <S.Head>
              <S.Title className="lobi-Timeline-title">{title}</S.Title>
              <S.At>
                <DateTime at={at} mode={mode} />
              </S.At>
            </S.Head>
            {actor !== undefined && <S.Detail>{fill(display.timelineBy, { actor })}</S.Detail>}
            {detail !== undefined && <S.Detail>{detail}</S.Detail>}
          </S.Text>
        </S.Item>
      ))}
      {open && (
        <S.Item className="lobi-Timeline-item" data-pending="" aria-current="step">
          <S.Mark>
            <Icon path={mdiDotsHorizontal} size={16} />
          </S.Mark>
          <S.Text>
            <S.Title>{pending === true ? display.timelinePending : pending}</S.Title>
          </S.Text>
        </S.Item>
      )}
    </S.Root>
  );
});
