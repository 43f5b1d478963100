import { mdiFormatLineSpacing, mdiTrayArrowDown } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { FilterBar, type FilterDefinition, type FilterValues } from '../filter-bar/filter-bar.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { ColumnMenu, type ColumnMenuProps } from './column-menu.tsx';
import type { TableQuery } from './data-table.types.ts';
import type { TableView } from './use-stored-view.ts';
import * as S from './data-table.styles.ts';

export interface TableToolbarProps {
  query: TableQuery;
  onSearch: (search: string) => void;
  onFilter: (filters: FilterValues) => void;
  /** Says what can be searched for; without it there is no search. */
  searchLabel: string | undefined;
  filters: readonly FilterDefinition[];
  columns: ColumnMenuProps['columns'];
  /** Offers columns and density. */
  settings: boolean;
  view: TableView;
  onViewChange: (view: TableView) => void;
  onExport: (() => void) | undefined;
  /** At the far end of the filters: sums and the like. */
  summary: ReactNode;
  /** Further things beside the search. */
  children: ReactNode;
}

/** Search, filters and the reader's own settings above a table. */
export function TableToolbar({
  query,
  onSearch,
  onFilter,
  searchLabel,
  filters,
  columns,
  settings,
  view,
  onViewChange,
  onExport,
  summary,
  children,
}: TableToolbarProps) {
  const { data: words } = useMessages();
  const bar = filters.length > 0 && (
    <FilterBar filters={filters} value={query.filters} onValueChange={onFilter} />
  );
  return (
    <S.Toolbar className="lobi-DataTable-toolbar">
      <S.ToolRow>
        {searchLabel === undefined ? (
          bar
        ) : (
          <S.Search>
            <SearchField label={searchLabel} value={query.search} onSearch={onSearch} />
          </S.Search>
        )}
        {children}
        {(settings || onExport) && (
          <S.Settings className="lobi-DataTable-settings">
            {settings && columns.length > 0 && (
              <ColumnMenu
                columns={columns}
                onToggle={(id, shown) =>
                  onViewChange({ ...view, columns: { ...view.columns, [id]: shown } })
                }
              />
            )}
            {settings && (
              <Button
                size="sm"
                variant={view.dense ? 'soft' : 'ghost'}
                aria-pressed={view.dense}
                iconStart={<Icon path={mdiFormatLineSpacing} />}
                onClick={() => onViewChange({ ...view, dense: !view.dense })}
              >
                {words.dense}
              </Button>
            )}
            {onExport && (
              <Button
                size="sm"
                variant="soft"
                iconStart={<Icon path={mdiTrayArrowDown} />}
                onClick={onExport}
              >
                {words.exportCsv}
              </Button>
            )}
          </S.Settings>
        )}
      </S.ToolRow>
      {((searchLabel !== undefined && bar) || summary != null) && (
        <S.ToolRow>
          {searchLabel !== undefined && bar}
          {summary != null && <S.Summary>{summary}</S.Summary>}
        </S.ToolRow>
      )}
    </S.Toolbar>
  );
}
