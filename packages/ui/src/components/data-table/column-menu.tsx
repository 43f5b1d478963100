import { mdiArrowDown, mdiArrowUp, mdiPin, mdiPinOutline, mdiViewColumnOutline } from '@mdi/js';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Popover } from '../popover/popover.tsx';
import { Root as Checkbox } from './row-checkbox.styles.ts';
import * as S from './column-menu.styles.ts';
import { useMoveColumn } from './use-move-column.ts';

/** One column in the column menu. */
export interface ColumnChoice {
  readonly id: string;
  readonly header: string;
  readonly shown: boolean;
  /** Whether it cannot be hidden. */
  readonly fixed?: boolean | undefined;
  /** Whether it stays visible while the other columns scroll sideways. */
  readonly pinned?: boolean | undefined;
}

export interface ColumnMenuProps {
  /** In display order. */
  columns: readonly ColumnChoice[];
  onToggle: (id: string, shown: boolean) => void;
  /** Receives the ids in their new order; without it the order is fixed. */
  onReorder?: ((order: readonly string[]) => void) | undefined;
  /** Pins or unpins a column; without it pins are fixed. */
  onPin?: ((id: string, pinned: boolean) => void) | undefined;
  /** Resets all settings; the button is shown only if given. */
  onReset?: (() => void) | undefined;
}

/**
 * Shows, hides and moves columns. Stays open for several changes; a moved column keeps the focus and its
 * new position is announced.
 */
export function ColumnMenu({ columns, onToggle, onReorder, onPin, onReset }: ColumnMenuProps) {
  const { data: texts } = useMessages();
  const move = useMoveColumn(
    columns.map(({ id }) => id),
    onReorder,
  );
  return (
    <Popover
      title={texts.columns}
      align="end"
      trigger={
        <Button
          size="sm"
          variant="ghost"
          iconStart={<Icon path={mdiViewColumnOutline} />}
          className="lobi-DataTable-columns"
        >
          {texts.columns}
        </Button>
      }
      actions={
        onReset && (
          <Button size="sm" variant="ghost" onClick={onReset}>
            {texts.resetColumns}
          </Button>
        )
      }
    >
      <S.List className="lobi-ColumnMenu-list">
        {columns.map(({ id, header, shown, fixed = false, pinned = false }, index) => (
          <S.Line key={id} className="lobi-ColumnMenu-line">
            <S.Name>
              <Checkbox>
                <input
                  type="checkbox"
                  checked={shown}
                  disabled={fixed}
                  onChange={(event) => onToggle(id, event.target.checked)}
                />
              </Checkbox>
              {header}
            </S.Name>
            {onPin && (
              <IconButton
                size="sm"
                path={pinned ? mdiPin : mdiPinOutline}
                iconSize={16}
                label={fill(texts.pinColumn, { column: header })}
                aria-pressed={pinned}
                onClick={() => onPin(id, !pinned)}
              />
            )}
            {onReorder && (
              <>
                <IconButton
                  size="sm"
                  path={mdiArrowUp}
                  iconSize={16}
                  label={fill(texts.moveUp, { column: header })}
                  aria-disabled={index === 0}
                  onClick={() => move(id, header, -1)}
                />
                <IconButton
                  size="sm"
                  path={mdiArrowDown}
                  iconSize={16}
                  label={fill(texts.moveDown, { column: header })}
                  aria-disabled={index === columns.length - 1}
                  onClick={() => move(id, header, 1)}
                />
              </>
            )}
          </S.Line>
        ))}
      </S.List>
    </Popover>
  );
}
