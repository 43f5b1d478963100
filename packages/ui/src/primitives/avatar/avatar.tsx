import { Avatar as Base } from '@base-ui/react/avatar';
import { forwardRef, type HTMLAttributes } from 'react';
import type { Size } from '../axes.ts';
import { slotClass } from '../slot-class.ts';
import { Picture, Root } from './avatar.styles.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /** Whose it is; two letters of it show until or unless there is a picture. */
  name: string;
  src?: string | undefined;
  /** Default `md`, 34 px. */
  size?: Size | undefined;
}

/** A person as a picture or two letters; decoration beside the name. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, size = 'md', className, ...rest },
  ref,
) {
  return (
    <Base.Root
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={slotClass('Avatar', 'root', className)}
      render={<Root data-size={size} />}
    >
      {src !== undefined && <Base.Image src={src} alt="" render={<Picture />} />}
      <Base.Fallback className="lobi-Avatar-fallback">{initials(name)}</Base.Fallback>
    </Base.Root>
  );
});
