import { mdiChevronDown } from '@mdi/js';
import { forwardRef, useId, useState, type HTMLAttributes, type KeyboardEvent } from 'react';
import { flag } from '../../primitives/flag.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Multiplier } from '../num/multiplier.tsx';
import * as S from './multiplier-history.styles.ts';

/** One finished round. */
export interface PastMultiplier {
  readonly id: string;
  /** Final multiple, as an integer per 100: 213 is 2.13×. */
  readonly multiplier: number;
  /** Address where the round can be verified. */
  readonly href?: string | undefined;
}

export interface MultiplierHistoryProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Finished rounds, latest first. */
  items: readonly PastMultiplier[];
  /** Shows the note that past rounds do not influence the next; default true. */
  note?: boolean | undefined;
  /** Level of the heading in the page; default 3. */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * Multiples of the latest rounds: all of them at once on a wide page, as many as fit a line on a narrow
 * one, where a button opens the rest over the content below. For reference, not a pattern to follow: high
 * and low have the same colour, and only the latest is marked.
 */
export const MultiplierHistory = forwardRef<HTMLElement, MultiplierHistoryProps>(
  function MultiplierHistory({ items, note = true, headingLevel = 3, className, ...rest }, ref) {
    const { play } = useMessages();
    const id = useId();
    const [isOpen, setIsOpen] = useState(false);
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    return (
      <S.Root
        aria-labelledby={id}
        {...rest}
        ref={ref}
        className={slotClass('MultiplierHistory', 'root', className)}
        data-open={flag(isOpen)}
      >
        <S.Title as={`h${headingLevel}` as const} id={id}>
          {play.multipliers}
        </S.Title>
        {items.length === 0 ? (
          <S.Note>{play.multipliersEmpty}</S.Note>
        ) : (
          <S.Strip onKeyDown={close}>
            <S.List id={`${id}-list`} tabIndex={0} aria-labelledby={id}>
              {items.map(({ id: key, multiplier, href }, index) => (
                <li key={key} data-latest={flag(index === 0)}>
                  {href === undefined ? (
                    <span>
                      <Multiplier value={multiplier} />
                    </span>
                  ) : (
                    <KitLink href={href}>
                      <Multiplier value={multiplier} />
                    </KitLink>
                  )}
                </li>
              ))}
            </S.List>
            <S.More>
              <IconButton
                label={play.multipliersAll}
                path={mdiChevronDown}
                aria-expanded={isOpen}
                aria-controls={`${id}-list`}
                onClick={() => setIsOpen(!isOpen)}
              />
            </S.More>
          </S.Strip>
        )}
        {note && items.length > 0 && <S.Note>{play.pastNote}</S.Note>}
      </S.Root>
    );
  },
);
