import { mdiDotsHorizontal } from '@mdi/js';
import { fill } from '../../messages/fill.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Menu, type MenuItem } from '../menu/menu.tsx';

export interface RowActionsMenuProps {
  actions: readonly MenuItem[];
  /** Name of the row, for the label of the button. */
  rowName: string;
  tabIndex?: number | undefined;
}

/** Menu of a row's actions, behind three dots; renders nothing without actions. */
export function RowActionsMenu({ actions, rowName, tabIndex }: RowActionsMenuProps) {
  const { data: texts } = useMessages();
  if (actions.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          path={mdiDotsHorizontal}
          label={fill(texts.actionsFor, { row: rowName })}
          {...(tabIndex === undefined ? {} : { tabIndex })}
        />
      }
      groups={[{ id: 'actions', items: actions }]}
    />
  );
}
