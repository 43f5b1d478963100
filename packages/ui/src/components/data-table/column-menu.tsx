import { Menu } from '@base-ui/react/menu';
import { mdiCheck, mdiViewColumnOutline } from '@mdi/js';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Popup, Positioner } from '../menu/menu.styles.ts';
import * as S from './column-menu.styles.ts';

export interface ColumnMenuProps {
  columns: readonly { readonly id: string; readonly header: string; readonly shown: boolean }[];
  onToggle: (id: string, shown: boolean) => void;
}

/** Switches columns on and off; stays open, since one rarely switches just one. */
export function ColumnMenu({ columns, onToggle }: ColumnMenuProps) {
  const { messages, portalRef } = useKit();
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        render={
          <Button
            size="sm"
            variant="ghost"
            iconStart={<Icon path={mdiViewColumnOutline} />}
            className="lobi-DataTable-columns"
          />
        }
      >
        {messages.data.columns}
      </Menu.Trigger>
      <Menu.Portal container={portalRef}>
        <Positioner sideOffset={8} align="end" collisionPadding={8}>
          <Popup>
            {columns.map(({ id, header, shown }) => (
              <S.Item key={id} checked={shown} onCheckedChange={(next) => onToggle(id, next)}>
                {header}
                <S.Tick>
                  <Icon path={mdiCheck} size={16} />
                </S.Tick>
              </S.Item>
            ))}
          </Popup>
        </Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
