import type { ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import type { FilterDefinition, FilterPreset } from '../filter-bar/filter-bar.types.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { pinnedColumns } from './column-layout.ts';
import { columnChoices } from './column-choices.ts';
import { ColumnMenu } from './column-menu.tsx';
import type { DataColumn } from './data-table.types.ts';
import { DensityToggle } from './density-toggle.tsx';
import { ExportButton, type ExportButtonProps } from './export-button.tsx';
import type { DataTableState } from './use-data-table.ts';
import { firstView, isArranged } from './use-stored-view.ts';
import * as S from './data-table.styles.ts';

export interface TableToolbarProps<Row> {
  table: DataTableState<Row>;
  /** All columns, including hidden ones. */
  columns: readonly DataColumn<Row>[];
  /** Placeholder that names what can be searched; without it there is no search. */
  searchLabel: string | undefined;
  filters: readonly FilterDefinition[];
  presets: readonly FilterPreset[] | undefined;
  /** Whether to show the menu of columns and density. */
  settings: boolean;
  /** Whether columns can be pinned. */
  arrangeable: boolean;
  onExport: ExportButtonProps['onExport'] | undefined;
  /** Shown after the filters, e.g. sums. */
  summary: ReactNode;
  /** Additional controls beside the search. */
  children: ReactNode;
}

/** Search, filters and the user's own settings above a table. */
export function TableToolbar<Row>({
  table,
  columns,
  searchLabel,
  filters,
  presets,
  settings,
  arrangeable,
  onExport,
  summary,
  children,
}: TableToolbarProps<Row>) {
  const { query, change, view, setView, dense, model, loading } = table;
  const choices = columnChoices(columns, view, model.columns);
  const bar = filters.length > 0 && (
    <FilterBar
      filters={filters}
      presets={presets}
      // Number of rows that match the filters, if known.
      count={Object.keys(query.filters).length > 0 && !loading ? model.total : undefined}
      value={query.filters}
      onValueChange={(next) => change({ filters: next })}
    />
  );
  return (
    <S.Toolbar className="lobi-DataTable-toolbar">
      <S.ToolRow>
        {searchLabel === undefined ? (
          bar
        ) : (
          <S.Search>
            <SearchField
              label={searchLabel}
              value={query.search}
              onSearch={(search) => change({ search })}
            />
          </S.Search>
        )}
        {children}
        {(settings || onExport) && (
          <S.Settings className="lobi-DataTable-settings" data-export={flag(Boolean(onExport))}>
            <S.TableOnly>
              {settings && choices.length > 0 && (
                <ColumnMenu
                  columns={choices}
                  onToggle={(id, shown) =>
                    setView({ ...view, columns: { ...view.columns, [id]: shown } })
                  }
                  onReorder={(order) => setView({ ...view, order })}
                  onPin={
                    arrangeable
                      ? (id, pinned) => {
                          const others = pinnedColumns(columns, view).filter((each) => each !== id);
                          setView({ ...view, pinned: pinned ? [...others, id] : others });
                        }
                      : undefined
                  }
                  onReset={
                    isArranged(view)
                      ? () => setView({ ...firstView, dense: view.dense })
                      : undefined
                  }
                />
              )}
              {settings && (
                <DensityToggle
                  dense={dense}
                  onDenseChange={(next) => setView({ ...view, dense: next })}
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
