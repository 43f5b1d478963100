import { Combobox as Base } from '@base-ui/react/combobox';
import { mdiCheck } from '@mdi/js';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { Item, Positioner, Tick } from '../select/select.styles.ts';
import type { ComboboxItem } from './combobox-item.ts';
import { DismissLabels } from './dismiss-labels.tsx';
import type { ComboboxList } from './use-list.ts';
import * as S from './combobox.styles.ts';

interface ListPopupProps {
  readonly list: ComboboxList;
  readonly label: string;
  /** Id of the input the list belongs to. */
  readonly controlId: string;
}

/** The list below the field: options, or the reason why there are none. */
export function ListPopup({ list, label, controlId }: ListPopupProps) {
  const { messages, portalRef } = useKit();
  const { controls } = messages;
  const { status, retry } = list;
  return (
    <Base.Portal container={portalRef}>
      <Base.Positioner render={<Positioner />} sideOffset={6} collisionPadding={8}>
        <Base.Popup
          aria-busy={status === 'loading' || undefined}
          render={<S.Popup className="lobi-Combobox-popup" />}
        >
          <DismissLabels controlId={controlId} />
          <Base.Status className="lobi-Combobox-status">
            {status === 'loading' && (
              <S.Note>
                <Spinner size="sm" />
                <span>{controls.comboboxLoading}</span>
              </S.Note>
            )}
            {status === 'failed' && (
              <S.Note>
                <span>{controls.comboboxFailed}</span>
                <Button size="sm" variant="outline" onClick={retry}>
                  {controls.comboboxRetry}
                </Button>
              </S.Note>
            )}
          </Base.Status>
          <Base.Empty>{status === 'ready' && <S.Note>{controls.comboboxEmpty}</S.Note>}</Base.Empty>
          <Base.List aria-label={label} render={<S.List className="lobi-Combobox-list" />}>
            {(item: ComboboxItem) => (
              <Base.Item
                key={item.value}
                value={item}
                disabled={item.disabled}
                render={<Item className="lobi-Combobox-item" />}
              >
                {item.icon}
                <S.Text>
                  {item.label}
                  {item.detail !== undefined && <S.Detail>{item.detail}</S.Detail>}
                </S.Text>
                <Base.ItemIndicator render={<Tick />}>
                  <Icon path={mdiCheck} />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
