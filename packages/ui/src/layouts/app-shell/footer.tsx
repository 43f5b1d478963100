import type { ReactNode } from 'react';
import { timeZoneLabel } from '../../components/date-time/time-zone-label.ts';
import { SupportContact } from '../../components/support-contact/support-contact.tsx';
import { fill } from '../../messages/fill.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import * as S from './footer.styles.ts';

/** A column of links. */
export interface FooterColumn {
  readonly title: string;
  readonly links: readonly { href: string; label: string; external?: boolean | undefined }[];
}

/** A licence, with a link to its proof, if any. */
export interface FooterLicence {
  readonly name: string;
  readonly href?: string | undefined;
}

export interface FooterProps {
  /** Content at the top of the footer. */
  head?: ReactNode;
  columns?: readonly FooterColumn[] | undefined;
  /** Minimum age in years, shown as a mark; default 21. @source spec §1 */
  minAge?: number | undefined;
  /** Replaces the advice beside the age mark. */
  advice?: ReactNode;
  /** Whether to show a play money notice; default false. */
  demo?: boolean | undefined;
  /** Whether the age mark is shown; default true. */
  ageMark?: boolean | undefined;
  /** Licences of the site, each with a text that proves it. */
  licences?: readonly FooterLicence[] | undefined;
  /** Payment methods as plain names: "QRIS", "DANA". Logos belong to their owners. */
  payments?: readonly string[] | undefined;
  /** Social media links of the brand. */
  social?: readonly { href: string; label: string; icon: string }[] | undefined;
  /** Company that runs the site, e.g. `© 2026 Lentera`. */
  legal: ReactNode;
  /** Short name of the zone for the note on times, e.g. `WIB (Asia/Jakarta)`; default the kit's zone. */
  zone?: string | undefined;
}

/** The end of the page: age, advice, links. */
export function Footer({
  head,
  columns = [],
  minAge = 21,
  ageMark = true,
  advice,
  demo,
  licences = [],
  payments = [],
  social = [],
  legal,
  zone,
}: FooterProps) {
  const { messages, locale, timeZone } = useKit();
  const { base, navigation } = messages;
  return (
    <S.Root className="lobi-Footer-root">
      <S.Inside>
        {head}
        <S.Lead>
          {ageMark && (
            <S.AgeMark dir="ltr" role="img" aria-label={fill(base.ageMark, { age: minAge })}>
              {minAge}+
            </S.AgeMark>
          )}
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
        <SupportContact hideEmpty className="lobi-Footer-support" />
        {payments.length > 0 && (
          <S.Row className="lobi-Footer-payments">
            <S.RowTitle id="lobi-footer-payments">{navigation.payments}</S.RowTitle>
            <S.Names aria-labelledby="lobi-footer-payments">
              {payments.map((name) => (
                <S.Payment key={name}>{name}</S.Payment>
              ))}
            </S.Names>
          </S.Row>
        )}
        {licences.length > 0 && (
          <S.Row className="lobi-Footer-licences">
            <S.RowTitle id="lobi-footer-licences">{navigation.licences}</S.RowTitle>
            <S.Names aria-labelledby="lobi-footer-licences">
              {licences.map(({ name, href }) => (
                <li key={name}>
                  {href === undefined ? (
                    name
                  ) : (
                    <KitLink href={href} variant="inline" external>
                      {name}
                    </KitLink>
                  )}
                </li>
              ))}
            </S.Names>
          </S.Row>
        )}
        {social.length > 0 && (
          <S.Row className="lobi-Footer-social">
            <S.RowTitle id="lobi-footer-social">{navigation.social}</S.RowTitle>
            <S.Names aria-labelledby="lobi-footer-social">
              {social.map(({ href, label, icon }) => (
                <li key={href}>
                  <IconButton label={label} path={icon} render={<KitLink href={href} external />} />
                </li>
              ))}
            </S.Names>
          </S.Row>
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
