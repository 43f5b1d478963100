import type { ReactNode } from 'react';
import { timeZoneLabel } from '../../components/date-time/time-zone-label.ts';
import { fill } from '../../messages/fill.ts';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import * as S from './footer.styles.ts';

/** A column of links. */
export interface FooterColumn {
  readonly title: string;
  readonly links: readonly { href: string; label: string; external?: boolean | undefined }[];
}

export interface FooterProps {
  columns?: readonly FooterColumn[] | undefined;
  /** Youngest age allowed, shown as a mark; default 21. @source spec §1 */
  minAge?: number | undefined;
  /** In place of the advice beside the age mark. */
  advice?: ReactNode;
  /** Whether the product runs on play money, and says so; default false. */
  demo?: boolean | undefined;
  /** Who runs the site, e.g. `© 2026 Lentera`. */
  legal: ReactNode;
  /** Short name of the zone for the note on times, e.g. `WIB (Asia/Jakarta)`; default the kit's zone, named so. */
  zone?: string | undefined;
}

/** The end of the page: age, advice, links. */
export function Footer({ columns = [], minAge = 21, advice, demo, legal, zone }: FooterProps) {
  const { messages, locale, timeZone } = useKit();
  const { base } = messages;
  return (
    <S.Root className="lobi-Footer-root">
      <S.Inside>
        <S.Lead>
          <S.AgeMark dir="ltr" role="img" aria-label={fill(base.ageMark, { age: minAge })}>
            {minAge}+
          </S.AgeMark>
          <p>
            {advice ?? (
              <>
                {fill(base.ageAdvice, { age: minAge })} {demo && base.demoAdvice}
              </>
            )}
          </p>
        </S.Lead>
        {columns.length > 0 && (
          <S.Columns aria-label={base.footerMenu}>
            {columns.map((column) => (
              <div key={column.title}>
                <S.ColumnTitle>{column.title}</S.ColumnTitle>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.href + link.label}>
                      <KitLink href={link.href} external={link.external}>
                        {link.label}
                      </KitLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </S.Columns>
        )}
        <S.End>
          <span>{legal}</span>
          <span>
            {fill(base.timeZoneNote, {
              zone: zone ?? `${timeZoneLabel(timeZone, locale)} (${timeZone})`,
            })}
          </span>
        </S.End>
      </S.Inside>
    </S.Root>
  );
}
