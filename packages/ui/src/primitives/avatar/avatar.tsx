import { Avatar as Base } from '@base-ui/react/avatar';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import type { Size } from '../axes.ts';
import { useMessages } from '../kit-provider/kit-context.ts';
import { slotClass } from '../slot-class.ts';
import { Letters, Picture, Root, Status } from './avatar.styles.ts';
import { initials } from './initials.ts';

/** Whether a user is online. */
export type Presence = 'online' | 'away' | 'offline';

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /** Owner's name; its initials are shown without an image. */
  name: string;
  src?: string | undefined;
  /** Default `md`, 34 px. */
  size?: Size | undefined;
  /** Shows a mark at the corner, filled, half or hollow, and makes the avatar accessible. */
  status?: Presence | undefined;
}

/** A user as an image or two letters; decorative beside the name, unless it shows the presence. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, size = 'md', status, className, ...rest },
  ref,
) {
  const { atoms } = useMessages();
  const named =
    status === undefined
      ? { 'aria-hidden': true as const }
      : { role: 'img', 'aria-label': fill(atoms.personIs, { name, status: atoms[status] }) };
  return (
    <Base.Root
      {...named}
      {...rest}
      ref={ref}
      className={slotClass('Avatar', 'root', className)}
      render={<Root data-size={size} />}
    >
      {src !== undefined && <Base.Image src={src} alt="" render={<Picture />} />}
      <Base.Fallback className="lobi-Avatar-fallback" render={<Letters />}>
        {initials(name)}
      </Base.Fallback>
      {status !== undefined && <Status className="lobi-Avatar-status" data-status={status} />}
    </Base.Root>
  );
});
