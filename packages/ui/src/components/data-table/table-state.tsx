import type { ReactNode } from 'react';
import * as S from './data-table.styles.ts';

export interface TableStateProps {
  title: string;
  body?: ReactNode;
  action?: ReactNode;
}

/** What stands in a table that has no rows to show. */
export function TableState({ title, body, action }: TableStateProps) {
  return (
    <S.State className="lobi-DataTable-state">
      <S.StateTitle>{title}</S.StateTitle>
      {body != null && <p>{body}</p>}
      {action}
    </S.State>
  );
}
