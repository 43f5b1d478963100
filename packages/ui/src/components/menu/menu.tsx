import { Menu as Base } from '@base-ui/react/menu';
import { mdiCheck } from '@mdi/js';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import * as S from './menu.styles.ts';

/** One line of a menu: a link when it has `href`, else something to do. */
export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  /** Path data, e.g. `mdiLogout` from `@mdi/js`. */
  readonly icon?: string | undefined;
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  readonly tone?: 'neutral' | 'danger' | undefined;
  readonly disabled?: boolean | undefined;
}

/** Lines that belong together, with a heading if they need one. */
export interface MenuGroup {
  readonly id: string;
  readonly label?: ReactNode;
  readonly items: readonly MenuItem[];
}

/** A choice of one among several. */
export interface MenuChoice {
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly { value: string; label: ReactNode; lang?: string | undefined }[];
  readonly onValueChange: (value: string) => void;
}

export interface MenuProps {
  /** Button that opens it. */
  trigger: ReactElement;
  groups?: readonly MenuGroup[] | undefined;
  /** Shown above the groups. */
  choice?: MenuChoice | undefined;
  /** Shown at the top, e.g. whose account it is. */
  header?: ReactNode;
  /** Default `end`. */
  align?: 'start' | 'center' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: Base.Root.ChangeEventDetails) => void) | undefined;
  className?: string | undefined;
}

function Line({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon !== undefined && <Icon path={item.icon} />}
      {item.label}
    </>
  );
  return item.href === undefined ? (
    <S.Item
      className="lobi-Menu-item"
      disabled={item.disabled}
      onClick={item.onSelect}
      data-tone={item.tone}
    >
      {content}
    </S.Item>
  ) : (
    <S.LinkItem
      className="lobi-Menu-item"
      closeOnClick
      onClick={item.onSelect}
      render={<KitLink href={item.href} />}
      data-tone={item.tone}
    >
      {content}
    </S.LinkItem>
  );
}

/** A list of things to do or places to go behind a button; arrow keys and typing move in it. */
export function Menu({
  trigger,
  groups = [],
  choice,
  header,
  align = 'end',
  open,
  onOpenChange,
  className,
}: MenuProps) {
  const { portalRef } = useKit();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={portalRef}>
        <S.Positioner align={align} sideOffset={8} collisionPadding={8}>
          <S.Popup className={className ? `lobi-Menu-root ${className}` : 'lobi-Menu-root'}>
            {header !== undefined && <S.Header role="presentation">{header}</S.Header>}
            {choice && (
              <Base.RadioGroup
                value={choice.value}
                onValueChange={(value: string) => choice.onValueChange(value)}
              >
                {choice.options.map((option) => (
                  <S.RadioItem
                    key={option.value}
                    value={option.value}
                    closeOnClick
                    className="lobi-Menu-item"
                  >
                    <span lang={option.lang}>{option.label}</span>
                    <S.Chosen>
                      <Icon path={mdiCheck} />
                    </S.Chosen>
                  </S.RadioItem>
                ))}
              </Base.RadioGroup>
            )}
            {groups.map((group, index) => (
              <Fragment key={group.id}>
                {(index > 0 || choice) && <S.Separator />}
                <Base.Group>
                  {group.label !== undefined && <S.GroupLabel>{group.label}</S.GroupLabel>}
                  {group.items.map((item) => (
                    <Line key={item.id} item={item} />
                  ))}
                </Base.Group>
              </Fragment>
            ))}
          </S.Popup>
        </S.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
