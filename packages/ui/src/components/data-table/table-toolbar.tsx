import type { ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import type {
  FilterDefinition,
  FilterPreset,
  FilterValues,
} from '../filter-bar/filter-bar.types.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { ColumnMenu, type ColumnMenuProps } from './column-menu.tsx';
import type { TableQuery } from './data-table.types.ts';
import { DensityToggle } from './density-toggle.tsx';
import { ExportButton, type ExportButtonProps } from './export-button.tsx';
import { firstView, type TableView } from './use-stored-view.ts';
import * as S from './data-table.styles.ts';

export interface TableToolbarProps {
  query: TableQuery;
  onSearch: (search: string) => void;
  onFilter: (filters: FilterValues) => void;
  /** Says what can be searched for; without it there is no search. */
  searchLabel: string | undefined;
  filters: readonly FilterDefinition[];
  presets: readonly FilterPreset[] | undefined;
  /** Rows that the filters leave, when they are known. */
  count: number | undefined;
  columns: ColumnMenuProps['columns'];
  /** Offers columns and density. */
  settings: boolean;
  view: TableView;
  /** Whether rows are low: as the reader has chosen, or as the page is. */
  dense: boolean;
  onViewChange: (view: TableView) => void;
  onExport: ExportButtonProps['onExport'] | undefined;
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
  presets,
  count,
  columns,
  settings,
  view,
  dense,
  onViewChange,
  onExport,
  summary,
  children,
}: TableToolbarProps) {
  const bar = filters.length > 0 && (
    <FilterBar
      filters={filters}
      presets={presets}
      count={Object.keys(query.filters).length > 0 ? count : undefined}
      value={query.filters}
      onValueChange={onFilter}
    />
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
          <S.Settings className="lobi-DataTable-settings" data-export={flag(Boolean(onExport))}>
            <S.TableOnly>
              {settings && columns.length > 0 && (
                <ColumnMenu
                  columns={columns}
                  onToggle={(id, shown) =>
                    onViewChange({ ...view, columns: { ...view.columns, [id]: shown } })
                  }
                  onReorder={(order) => onViewChange({ ...view, order })}
                  onReset={
                    view.order.length > 0 || Object.keys(view.columns).length > 0
                      ? () => onViewChange({ ...firstView, dense: view.dense })
                      : undefined
                  }
                />
              )}
              {settings && (
                <DensityToggle
                  dense={dense}
                  onDenseChange={(next) => onViewChange({ ...view, dense: next })}
                />
              )}
            </S.TableOnly>
            {onExport && <ExportButton onExport={onExport} />}
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
