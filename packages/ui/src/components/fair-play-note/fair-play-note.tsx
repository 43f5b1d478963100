import { forwardRef, type HTMLAttributes } from 'react';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { AgeMark } from '../age-mark/age-mark.tsx';
import * as S from './fair-play-note.styles.ts';

export interface FairPlayNoteProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Minimum age in years; default 21. */
  minimumAge?: number | undefined;
  /** Address of the limits; without it there is no link. */
  limitsHref?: string | undefined;
  /** Address of the breaks. */
  breakHref?: string | undefined;
  /** Address of self-exclusion. */
  exclusionHref?: string | undefined;
}

/** Note about responsible play on every page, with links to limits, a break and self-exclusion. */
export const FairPlayNote = forwardRef<HTMLElement, FairPlayNoteProps>(function FairPlayNote(
  { minimumAge, limitsHref, breakHref, exclusionHref, className, ...rest },
  ref,
) {
  const { safety } = useMessages();
  const links = [
    [limitsHref, safety.setLimits],
    [breakHref, safety.takeBreak],
    [exclusionHref, safety.exclusionTitle],
  ] as const;
  return (
    <S.Root
      aria-label={safety.fairPlayTitle}
      {...rest}
      ref={ref}
      className={slotClass('FairPlayNote', 'root', className)}
    >
      <AgeMark minimumAge={minimumAge} />
      <S.Text>
        <p>{safety.fairPlayText}</p>
        {links.some(([href]) => href !== undefined) && (
          <S.Links>
            {links.map(
              ([href, label]) =>
                href !== undefined && (
                  <li key={label}>
                    <KitLink href={href} variant="inline">
                      {label}
                    </KitLink>
                  </li>
                ),
            )}
          </S.Links>
        )}
      </S.Text>
    </S.Root>
  );
});
