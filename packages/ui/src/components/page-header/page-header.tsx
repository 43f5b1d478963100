import { mdiArrowLeft } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../primitives/heading/heading.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs.tsx';
import * as S from './page-header.styles.ts';

export interface PageHeaderProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'title' | 'children'
> {
  /** The one `h1` of the page. */
  title: ReactNode;
  /** Beside the title: a status, a role. */
  badge?: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Way to the page above. */
  back?: { readonly href: string; readonly label: string } | undefined;
  /** From the top down to this page. */
  breadcrumbs?: readonly Crumb[] | undefined;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** `SegmentNav` or the like, on the lower edge. */
  tabs?: ReactNode;
  /** Size of the title; default `xl`. */
  size?: HeadingProps['size'];
}

/** The head of a page: where one is, what it is, what can be done with it. */
export const PageHeader = forwardRef<HTMLDivElement, PageHeaderProps>(function PageHeader(
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
        <S.Words>
          <S.TitleRow>
            <Heading level={1} size={size} className="lobi-PageHeader-title">
              {title}
            </Heading>
            {badge}
          </S.TitleRow>
          {description !== undefined && (
            <S.Description className="lobi-PageHeader-description">{description}</S.Description>
          )}
        </S.Words>
        {actions !== undefined && (
          <S.Actions className="lobi-PageHeader-actions">{actions}</S.Actions>
        )}
      </S.Row>
      {tabs}
    </S.Root>
  );
});
