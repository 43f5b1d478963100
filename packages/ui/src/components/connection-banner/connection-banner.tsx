import { dateTimeFormat } from '@lobi/formats';
import { mdiWifiOff, mdiWifiSync } from '@mdi/js';
import { forwardRef, useEffect, useRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { Root } from './connection-banner.styles.ts';

/** `online` shows nothing; `stale` means that live figures are not updated. */
export type ConnectionState = 'online' | 'reconnecting' | 'offline' | 'stale';

export interface ConnectionBannerProps extends HTMLAttributes<HTMLDivElement> {
  state: ConnectionState;
  /** Time of the newest data, in ms since 1970; shown while `stale`. */
  since?: number | undefined;
  /** Shows a retry button while `offline` or `stale`. */
  onRetry?: (() => void) | undefined;
}

/**
 * Shows at the top of the page that the connection is lost; announces the loss and the recovery politely to
 * assistive technology.
 */
export const ConnectionBanner = forwardRef<HTMLDivElement, ConnectionBannerProps>(
  function ConnectionBanner({ state, since, onRetry, className, ...rest }, ref) {
    const { messages, locale, timeZone } = useKit();
    const announce = useAnnounce();
    const { base } = messages;
    const time =
      since === undefined
        ? ''
        : dateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(since);
    const texts: Record<ConnectionState, string> = {
      online: '',
      reconnecting: base.connectionReconnecting,
      offline: base.connectionOffline,
      stale: fill(base.connectionStale, { time }),
    };
    const text = texts[state];

    // The recovery is announced only after the loss was.
    const wasAnnounced = useRef(false);
    useEffect(() => {
      const news = text === '' && wasAnnounced.current ? base.connectionRestored : text;
      wasAnnounced.current = text !== '';
      if (news !== '') announce(news, { key: 'connection', throttleMs: 3000 });
    }, [announce, text, base.connectionRestored]);

    if (state === 'online') return null;
    return (
      <Root
        {...rest}
        ref={ref}
        className={slotClass('ConnectionBanner', 'root', className)}
        data-state={state}
      >
        <Icon path={state === 'offline' ? mdiWifiOff : mdiWifiSync} />
        <span>{text}</span>
        {onRetry && state !== 'reconnecting' && (
          <Button size="sm" variant="soft" onClick={onRetry}>
            {base.retry}
          </Button>
        )}
      </Root>
    );
  },
);
