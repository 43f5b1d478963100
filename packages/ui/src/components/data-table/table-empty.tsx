import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import * as S from './data-table.styles.ts';

interface TableEmptyProps {
  /** Search or filters leave nothing. */
  narrowed: boolean;
  /** Shown where there is nothing at all; default a sentence. */
  empty: ReactNode;
  onClear: () => void;
}

/** Why there are no rows: nothing was found, or there are none. */
export function TableEmpty({ narrowed, empty, onClear }: TableEmptyProps) {
  const { data: words } = useMessages();
  return (
    <S.Empty>
      {narrowed ? (
        <EmptyState
          kind="results"
          action={
            <Button variant="outline" onClick={onClear}>
              {words.clearFilters}
            </Button>
          }
        />
      ) : (
        (empty ?? <EmptyState kind="results" title={words.empty} body="" />)
      )}
    </S.Empty>
  );
}
