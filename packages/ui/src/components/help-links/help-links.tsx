import { mdiOpenInNew, mdiPhoneOutline } from '@mdi/js';
import { forwardRef, useId, type HTMLAttributes } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { dialOf } from './dial-of.ts';
import * as S from './help-links.styles.ts';

/** A service that helps with gambling harm; a brand lists those of its country. */
export interface HelpLink {
  readonly name: string;
  /** Website of the service; opens outside the product. */
  readonly href?: string | undefined;
  /** Formatted phone number, e.g. `119 ext. 8`. */
  readonly phone?: string | undefined;
  /** A short line, e.g. its hours. */
  readonly note?: string | undefined;
}

export interface HelpLinksProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  links: readonly HelpLink[];
}

/** Links to help, by phone or on the web. @source ours */
export const HelpLinks = forwardRef<HTMLElement, HelpLinksProps>(function HelpLinks(
  { links, className, ...rest },
  ref,
) {
  const { safety } = useMessages();
  const titleId = useId();
  return (
    <S.Root
      aria-labelledby={titleId}
      {...rest}
      ref={ref}
      className={slotClass('HelpLinks', 'root', className)}
    >
      <h2 id={titleId}>{safety.helpTitle}</h2>
      <p>{links.length === 0 ? safety.helpEmpty : safety.helpText}</p>
      {links.length > 0 && (
        <S.List>
          {links.map(({ name, href, phone, note }) => (
            <li key={name}>
              <b>{name}</b>
              {note !== undefined && <small>{note}</small>}
              <S.Ways>
                {phone !== undefined && (
                  <a href={dialOf(phone)} aria-label={`${name}: ${phone}`}>
                    <Icon path={mdiPhoneOutline} size={16} />
                    <span dir="ltr">{phone}</span>
                  </a>
                )}
                {href !== undefined && (
                  <KitLink href={href} external>
                    <Icon path={mdiOpenInNew} size={16} flip />
                    {new URL(href, 'https://localhost').hostname}
                  </KitLink>
                )}
              </S.Ways>
            </li>
          ))}
        </S.List>
      )}
    </S.Root>
  );
});
