import { mdiArrowLeft } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../primitives/heading/heading.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { replaceable } from '../../primitives/kit-provider/replaceable.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs.tsx';
import * as S from './page-header.styles.ts';

export interface PageHeaderProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'title' | 'children'
> {
  /** The one `h1` of the page. */
  title: ReactNode;
  /** Content beside the title, e.g. a status or a role. */
  badge?: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** Link to the parent page. */
  back?: { readonly href: string; readonly label: string } | undefined;
  /** From the top level to this page. */
  breadcrumbs?: readonly Crumb[] | undefined;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** Content at the lower edge, e.g. a `SegmentNav`. */
  tabs?: ReactNode;
  /** Size of the title; default `xl`. */
  size?: HeadingProps['size'];
}

const PlainPageHeader = forwardRef<HTMLDivElement, PageHeaderProps>(function PageHeader(
  { title, badge, description, back, breadcrumbs, actions, tabs, size = 'xl', className, ...rest },
  ref,
) {
  return (
    <S.Root {...rest} ref={ref} className={slotClass('PageHeader', 'root', className)}>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <S.Row>
        {back && (
          <S.Back>
            <IconButton
              label={back.label}
              path={mdiArrowLeft}
              iconSize={24}
              flip
              render={<KitLink href={back.href} />}
            />
          </S.Back>
        )}
        <S.Text>
          <S.TitleRow>
            <Heading level={1} size={size} className="lobi-PageHeader-title">
              {title}
            </Heading>
            {badge}
          </S.TitleRow>
          {description !== undefined && (
            <S.Description className="lobi-PageHeader-description">{description}</S.Description>
          )}
        </S.Text>
        {actions !== undefined && (
          <S.Actions className="lobi-PageHeader-actions">{actions}</S.Actions>
        )}
      </S.Row>
      {tabs}
    </S.Root>
  );
});

/** The header of a page: position, title and actions. */
export const PageHeader = replaceable('PageHeader', PlainPageHeader);
