import {
  mdiBullhornOutline,
  mdiChevronLeft,
  mdiChevronRight,
  mdiClose,
  mdiPause,
  mdiPlay,
} from '@mdi/js';
import { forwardRef, useState, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './announcement-bar.styles.ts';
import { useDismissed } from './use-dismissed.ts';
import { useTurns } from './use-turns.ts';

/** An announcement of the operator. */
export interface Announcement {
  readonly id: string;
  readonly text: string;
  /** Link to more information. */
  readonly href?: string | undefined;
}

export interface AnnouncementBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  items: readonly Announcement[];
  /**
   * Makes the bar dismissible, and keeps it dismissed on this device until the key changes, e.g. a date.
   * Without it there is no close button.
   */
  dismissKey?: string | undefined;
  onDismiss?: (() => void) | undefined;
  /**
   * Time for which each is shown if there are several, in ms; default 7000.
   */
  turnMs?: number | undefined;
}

/**
 * Announcements above the page, one at a time. Rotation pauses on hover and focus, stops at a press, and
 * is off with reduced motion.
 */
export const AnnouncementBar = forwardRef<HTMLElement, AnnouncementBarProps>(
  function AnnouncementBar(
    { items, dismissKey, onDismiss, turnMs = 7000, className, ...rest },
    ref,
  ) {
    const { navigation, base } = useMessages();
    const { dismissed, dismiss } = useDismissed(dismissKey);
    const [paused, setPaused] = useState(turnMs === 0);
    const { at, go, hold } = useTurns({ count: items.length, turnMs, paused });
    const item = items[at];
    if (dismissed || !item) return null;

    const several = items.length > 1;
    return (
      <S.Root
        aria-label={navigation.announcements}
        {...rest}
        {...hold}
        ref={ref}
        className={slotClass('AnnouncementBar', 'root', className)}
      >
        <Icon path={mdiBullhornOutline} />
        <S.Text key={item.id} className="lobi-AnnouncementBar-text">
          {item.href === undefined ? (
            item.text
          ) : (
            <KitLink href={item.href} variant="inline">
              {item.text}
            </KitLink>
          )}
        </S.Text>
        {several && (
          <S.Controls>
            <IconButton
              size="sm"
              path={mdiChevronLeft}
              flip
              label={navigation.announcementPrevious}
              onClick={() => go(-1)}
            />
            <S.Position>
              {fill(navigation.announcementPosition, { index: at + 1, total: items.length })}
            </S.Position>
            <IconButton
              size="sm"
              path={mdiChevronRight}
              flip
              label={navigation.announcementNext}
              onClick={() => go(1)}
            />
            {turnMs > 0 && (
              <IconButton
                size="sm"
                path={paused ? mdiPlay : mdiPause}
                label={paused ? navigation.announcementPlay : navigation.announcementPause}
                onClick={() => setPaused(!paused)}
              />
            )}
          </S.Controls>
        )}
        {dismissKey !== undefined && (
          <IconButton
            size="sm"
            path={mdiClose}
            label={base.dismiss}
            onClick={() => {
              dismiss();
              onDismiss?.();
            }}
          />
        )}
      </S.Root>
    );
  },
);
