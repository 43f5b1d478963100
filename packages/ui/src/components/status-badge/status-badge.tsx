import { mdiHelpCircleOutline } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { statusLook, statusText, type StatusKind, type StatusOf } from './statuses.ts';
import * as S from './status-badge.styles.ts';

/** A kind with one of its statuses; unknown text is shown unchanged. */
type KindAndValue = {
  [Kind in StatusKind]: { kind: Kind; value: StatusOf<Kind> | (string & {}) };
}[StatusKind];

export type StatusBadgeProps = Omit<HTMLAttributes<HTMLSpanElement>, 'children'> &
  KindAndValue & {
    /** Shows a normal status as text with an icon instead of a filled badge. */
    quiet?: boolean | undefined;
  };

/**
 * A status with text, colour and icon. In lists use `quiet`, so that only what needs attention is filled. An
 * unknown status is shown by its code, in the neutral tone.
 * @example <StatusBadge kind="transaction" value="completed" quiet />
 */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(function StatusBadge(
  { kind, value, quiet = false, className, ...rest },
  ref,
) {
  const messages = useMessages();
  const look = statusLook(kind, value);
  return (
    <S.Root
      title={look ? undefined : fill(messages.display.statusUnknown, { value })}
      {...rest}
      ref={ref}
      className={slotClass('StatusBadge', 'root', className)}
      data-kind={kind}
      data-value={value}
      data-tone={look?.tone ?? 'neutral'}
      data-quiet={flag(quiet && look?.normal)}
      data-invalid={flag(look === undefined)}
    >
      <Icon path={look?.icon ?? mdiHelpCircleOutline} size={16} />
      {statusText(kind, value, messages)}
    </S.Root>
  );
});
