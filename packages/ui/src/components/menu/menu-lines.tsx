import { Menu as Base } from '@base-ui/react/menu';
import { mdiCheck, mdiChevronRight } from '@mdi/js';
import { Fragment } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import type { MenuChoice, MenuGroup, MenuItem } from './menu-item.ts';
import * as S from './menu.styles.ts';

function ItemContent({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon !== undefined && <Icon path={item.icon} />}
      <S.Text>{item.label}</S.Text>
      {item.detail !== undefined && <S.Detail>{item.detail}</S.Detail>}
    </>
  );
}

function Submenu({ item, groups }: { item: MenuItem; groups: readonly MenuGroup[] }) {
  const { portalRef } = useKit();
  return (
    <Base.SubmenuRoot>
      <S.SubmenuTrigger className="lobi-Menu-item" disabled={item.disabled} data-tone={item.tone}>
        <ItemContent item={item} />
        <S.Onward>
          <Icon path={mdiChevronRight} flip />
        </S.Onward>
      </S.SubmenuTrigger>
      <Base.Portal container={portalRef}>
        <S.Positioner side="inline-end" align="start" alignOffset={-7} collisionPadding={8}>
          <S.Popup className="lobi-Menu-submenu">
            <MenuLines groups={groups} />
          </S.Popup>
        </S.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  );
}

function Line({ item }: { item: MenuItem }) {
  const shared = { className: 'lobi-Menu-item', 'data-tone': item.tone };
  if (item.groups) return <Submenu item={item} groups={item.groups} />;
  if (item.href !== undefined && !item.disabled) {
    return (
      <S.LinkItem
        {...shared}
        closeOnClick
        onClick={item.onSelect}
        render={<KitLink href={item.href} />}
      >
        <ItemContent item={item} />
      </S.LinkItem>
    );
  }
  if (item.checked !== undefined || item.defaultChecked !== undefined) {
    return (
      <S.CheckboxItem
        {...shared}
        disabled={item.disabled}
        checked={item.checked}
        defaultChecked={item.defaultChecked}
        onCheckedChange={(checked) => item.onCheckedChange?.(checked)}
      >
        <ItemContent item={item} />
        <S.Ticked>
          <Icon path={mdiCheck} />
        </S.Ticked>
      </S.CheckboxItem>
    );
  }
  return (
    <S.Item {...shared} disabled={item.disabled} onClick={item.onSelect}>
      <ItemContent item={item} />
    </S.Item>
  );
}

/** A single choice inside a menu. */
export function MenuChoiceLines({ choice }: { choice: MenuChoice }) {
  return (
    <Base.RadioGroup
      aria-label={typeof choice.label === 'string' ? choice.label : undefined}
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
  );
}

/** The groups of a menu, separated by lines. */
export function MenuLines({ groups }: { groups: readonly MenuGroup[] }) {
  return groups.map((group, index) => (
    <Fragment key={group.id}>
      {index > 0 && <S.Separator />}
      <Base.Group>
        {group.label !== undefined && <S.GroupLabel>{group.label}</S.GroupLabel>}
        {group.choice && <MenuChoiceLines choice={group.choice} />}
        {group.items?.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </Base.Group>
    </Fragment>
  ));
}
