import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { NavItem } from '../navigation/nav-item.ts';
import * as S from './bottom-bar.styles.ts';

/** One link of the bottom bar; `center` makes it the round main action. */
export interface BottomBarItem extends NavItem {
  readonly center?: boolean | undefined;
}

export interface BottomBarProps {
  /** Three to five items. */
  items: readonly BottomBarItem[];
}

/** Bottom navigation, on phones only. @source spec §2 – a bottom bar on mobile only */
export function BottomBar({ items }: BottomBarProps) {
  const { base } = useMessages();
  return (
    <S.Root className="lobi-BottomBar-root" aria-label={base.mainMenu}>
      <S.List style={{ gridTemplateColumns: `repeat(${items.length}, minmax(0, 1fr))` }}>
        {items.map((item) => {
          const path = item.current ? (item.iconCurrent ?? item.icon) : item.icon;
          return (
            <li key={item.href}>
              <S.Place
                href={item.href}
                aria-current={item.current ? 'page' : undefined}
                className="lobi-BottomBar-item"
                data-center={item.center ? '' : undefined}
              >
                {path !== undefined && (
                  <S.Picture data-center={item.center ? '' : undefined}>
                    <Icon path={path} size={24} />
                    {item.badge !== undefined && (
                      <S.Badge>
                        <bdi dir="ltr">{item.badge}</bdi>
                      </S.Badge>
                    )}
                  </S.Picture>
                )}
                <S.Label>{item.label}</S.Label>
              </S.Place>
            </li>
          );
        })}
      </S.List>
    </S.Root>
  );
}
