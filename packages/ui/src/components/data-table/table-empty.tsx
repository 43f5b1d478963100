import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import * as S from './data-table.styles.ts';

interface TableEmptyProps {
  /** Whether a search or filter is active. */
  narrowed: boolean;
  /** Shown if there are no rows at all; default a sentence. */
  empty: ReactNode;
  onClear: () => void;
}

/** Explains an empty table: nothing was found, or there are no rows. */
export function TableEmpty({ narrowed, empty, onClear }: TableEmptyProps) {
  const { data: texts } = useMessages();
  return (
    <S.Empty>
      {narrowed ? (
        <EmptyState
          kind="results"
          action={
            <Button variant="outline" onClick={onClear}>
              {texts.clearFilters}
            </Button>
          }
        />
      ) : (
        (empty ?? <EmptyState kind="results" title={texts.empty} body="" />)
      )}
    </S.Empty>
  );
}
