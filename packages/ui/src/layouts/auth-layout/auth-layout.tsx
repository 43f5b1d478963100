import type { ReactNode } from 'react';
import { BrandLink } from '../navigation/brand-link.tsx';
import type { FrameBrand } from '../navigation/nav-item.ts';
import { NightMarket } from './night-market.tsx';
import * as S from './auth-layout.styles.ts';

export interface AuthLayoutProps {
  brand: FrameBrand;
  /** Large words over the picture, on wide pages. */
  headline?: ReactNode;
  /** Under the headline. */
  lead?: ReactNode;
  /** In place of the night market. */
  art?: ReactNode;
  /** At the end of the head, e.g. the choice of language. */
  end?: ReactNode;
  /** Under the form: help, terms, age. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** The frame of log-in and sign-up: a form beside a picture, or under it on a phone. */
export function AuthLayout({ brand, headline, lead, art, end, foot, children }: AuthLayoutProps) {
  return (
    <S.Root className="lobi-AuthLayout-root">
      <S.Side className="lobi-AuthLayout-art">
        {art ?? <NightMarket />}
        {(headline !== undefined || lead !== undefined) && (
          <S.Words>
            {headline !== undefined && <S.Headline>{headline}</S.Headline>}
            {lead !== undefined && <S.Lead>{lead}</S.Lead>}
          </S.Words>
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
