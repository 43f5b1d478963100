import type { ReactNode } from 'react';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import * as S from './auth-frame.styles.ts';

export interface AuthFrameProps {
  title: string;
  /** A sentence below the title, e.g. the page to return to. */
  note?: ReactNode;
  children: ReactNode;
  /** Question and link below the form. */
  other?: { readonly question: string; readonly label: string; readonly href: string } | undefined;
  /** Content at the end, e.g. demo accounts or help. */
  footer?: ReactNode;
}

/** Heading, form, and the link to the other form: shared by login and registration. */
export function AuthFrame({ title, note, children, other, footer }: AuthFrameProps) {
  return (
    <S.Root className="lobi-AuthFrame-root">
      <S.Head>
        <h1>{title}</h1>
        {note != null && <p>{note}</p>}
      </S.Head>
      {children}
      {other && (
        <S.Other>
          {other.question}{' '}
          <KitLink variant="inline" href={other.href}>
            {other.label}
          </KitLink>
        </S.Other>
      )}
      {footer != null && <S.Footer>{footer}</S.Footer>}
    </S.Root>
  );
}
