import type { ReactNode } from 'react';
import { Heading } from '../../primitives/heading/heading.tsx';
import * as S from './page.styles.ts';

export interface FoundationPageProps {
  title: string;
  /** Summary of the page, in one or two sentences. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page for designers that explains one foundation of the kit, in English. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <S.Page lang="en" dir="ltr">
      <S.Opening>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
        <S.Lead>{lead}</S.Lead>
      </S.Opening>
      {children}
    </S.Page>
  );
}

export interface PagePartProps {
  title: string;
  note?: ReactNode;
  children?: ReactNode;
}

/** One section of a foundation page. */
export function PagePart({ title, note, children }: PagePartProps) {
  return (
    <S.Part>
      <Heading size="lg">{title}</Heading>
      {note !== undefined && <S.Note>{note}</S.Note>}
      {children}
    </S.Part>
  );
}

export interface PageTableProps {
  /** Labels the table for assistive technology. */
  label: string;
  columns: readonly string[];
  /** Cells by row; the first of each row is its header. */
  rows: readonly (readonly ReactNode[])[];
}

/** A plain table on a foundation page. */
export function PageTable({ label, columns, rows }: PageTableProps) {
  return (
    <S.Frame tabIndex={0} role="region" aria-label={label}>
      <S.Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Frame>
  );
}

/** A name in code style. */
export function CodeName({ children }: { children: ReactNode }) {
  return <S.Code>{children}</S.Code>;
}
