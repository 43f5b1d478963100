import { Menu } from '@base-ui/react/menu';
import { mdiDotsHorizontal } from '@mdi/js';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import * as M from '../filter-bar/filter-menu.styles.ts';
import type { RowAction } from './data-table.types.ts';

export interface RowActionsMenuProps {
  actions: readonly RowAction[];
  /** Name of the row, for the name of the button. */
  rowName: string;
}

/** What can be done with a row, behind three dots; nothing when there is nothing to do. */
export function RowActionsMenu({ actions, rowName }: RowActionsMenuProps) {
  const { messages, portalRef } = useKit();
  const label = fill(messages.data.actionsFor, { row: rowName });
  if (actions.length === 0) return null;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger render={<IconButton size="sm" path={mdiDotsHorizontal} label={label} />} />
      <Menu.Portal container={portalRef}>
        <Menu.Positioner sideOffset={4} align="end" render={<M.Positioner />}>
          <Menu.Popup render={<M.Popup />} aria-label={label}>
            {actions.map(({ id, label: words, icon, href, onSelect }) => (
              <Menu.Item
                key={id}
                onClick={onSelect}
                render={href === undefined ? <M.Item /> : <M.Item as={KitLink} href={href} />}
              >
                {icon !== undefined && <Icon path={icon} />}
                {words}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
