import type { ReactNode } from 'react';
import { BrandLink } from '../navigation/brand-link.tsx';
import type { FrameBrand } from '../navigation/nav-item.ts';
import { NightMarket } from './night-market.tsx';
import * as S from './auth-layout.styles.ts';

export interface AuthLayoutProps {
  brand: FrameBrand;
  /** Large text over the image, on wide pages. */
  headline?: ReactNode;
  /** Text below the headline. */
  lead?: ReactNode;
  /** Image that replaces the night market. */
  art?: ReactNode;
  /** Content at the end of the header, e.g. the language picker. */
  end?: ReactNode;
  /** Content below the form, e.g. help, terms and age. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** The frame of sign-in and registration: a form beside an image, or below it on a phone. */
export function AuthLayout({ brand, headline, lead, art, end, foot, children }: AuthLayoutProps) {
  return (
    <S.Root className="lobi-AuthLayout-root">
      <S.Side className="lobi-AuthLayout-art">
        {art ?? <NightMarket />}
        {(headline !== undefined || lead !== undefined) && (
          <S.Text>
            {headline !== undefined && <S.Headline>{headline}</S.Headline>}
            {lead !== undefined && <S.Lead>{lead}</S.Lead>}
          </S.Text>
        )}
      </S.Side>
      <S.Column>
        <S.Head>
          <BrandLink brand={brand} />
          <S.End>{end}</S.End>
        </S.Head>
        <S.Main id="main" tabIndex={-1} className="lobi-AuthLayout-main">
          {children}
        </S.Main>
        {foot !== undefined && <S.Foot>{foot}</S.Foot>}
      </S.Column>
    </S.Root>
  );
}
