import { mdiCellphoneLink, mdiIpNetworkOutline, mdiMapMarkerOutline, mdiWeb } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { DateTime } from '../date-time/date-time.tsx';
import type { DateTimeMode } from '../date-time/format-date-time.ts';
import * as S from './log-row.styles.ts';
import { locationText } from './location-text.ts';

/** One record of what a user did, and from where. @source spec §3 (labels of activity) */
export interface LogEntry {
  /** IP address of the request; `null` if it was not recorded. */
  readonly ip: string | null;
  readonly browser: string | null;
  readonly device: string | null;
  /** Two-letter code, or a name; `null` if unknown. */
  readonly country: string | null;
  readonly city: string | null;
  /** Description of the action. */
  readonly action: ReactNode;
  /** ISO 8601 text, or milliseconds since 1970. */
  readonly at: string | number;
  /** Author of the action; omitted if the page is about one user. */
  readonly actor?: string | undefined;
}

export interface LogRowProps
  extends LogEntry, Omit<HTMLAttributes<HTMLElement>, keyof LogEntry | 'children'> {
  /** Format of the time; default `date-time`. */
  mode?: DateTimeMode | undefined;
  /** Content below the entry, e.g. its changes. */
  children?: ReactNode;
}

/**
 * One line of a log: action and time, then address, browser, device and location. Unknown values are
 * labelled as such.
 * @example <LogRow {...activity} />
 */
export const LogRow = forwardRef<HTMLElement, LogRowProps>(function LogRow(
  { ip, browser, device, country, city, action, at, actor, mode, className, children, ...rest },
  ref,
) {
  const { locale, messages } = useKit();
  const { display } = messages;
  const place = locationText(country, city, locale, messages);
  const browserOnDevice = browser !== null || device !== null;
  const facts = [
    {
      key: 'ip',
      icon: mdiIpNetworkOutline,
      name: display.logIp,
      value: ip,
      none: display.logUnknownIp,
    },
    { key: 'browser', icon: mdiWeb, name: display.logBrowser, value: browser, none: null },
    {
      key: 'device',
      icon: mdiCellphoneLink,
      name: display.logDevice,
      value: device,
      none: browserOnDevice ? null : display.logUnknownDevice,
    },
    {
      key: 'place',
      icon: mdiMapMarkerOutline,
      name: display.logPlace,
      value: place ?? null,
      none: display.logUnknownPlace,
    },
  ].filter(({ value, none }) => value !== null || none !== null);
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('LogRow', 'root', className)}
      data-unknown-place={flag(place === undefined)}
    >
      <S.Head>
        <S.Action className="lobi-LogRow-action">
          {action}
          {actor !== undefined && <small> {fill(display.timelineBy, { actor })}</small>}
        </S.Action>
        <S.At>
          <DateTime at={at} mode={mode} />
        </S.At>
      </S.Head>
      <S.Facts>
        {facts.map(({ key, icon, name, value, none }) => (
          <div key={key} data-fact={key} data-unknown={flag(value === null)}>
            <dt>
              <Icon path={icon} size={16} />
              <VisuallyHidden>{name}</VisuallyHidden>
            </dt>
            <dd>{value ?? none}</dd>
          </div>
        ))}
      </S.Facts>
      {children}
    </S.Root>
  );
});
