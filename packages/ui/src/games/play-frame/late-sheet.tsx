import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { UpdateBanner } from '../../components/update-banner/update-banner.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as S from './late-sheet.styles.ts';

/** In place of a sheet whose code is gone: a newer version was published. */
const SheetFailed = (): ReactNode => <UpdateBanner afterError onReload={() => location.reload()} />;

/**
 * A sheet whose code is fetched when it is first opened. Where that fails the game stays as it is, and
 * a sentence says that the page must be loaded again.
 */
export const lateSheet = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => SheetFailed) }));

/** What stands there while a sheet is on its way. */
function SheetLoading() {
  const { base } = useMessages();
  return (
    <S.Loading className="lobi-PlayFrame-loading">
      <div role="status" aria-busy="true">
        <VisuallyHidden>{base.loading}</VisuallyHidden>
        <Skeleton width="60%" height="28px" />
        <Skeleton height="160px" />
        <Skeleton width="30%" height="44px" />
      </div>
    </S.Loading>
  );
}

export interface LateSheetProps {
  isOpen: boolean;
  /** The sheet, from `lateSheet`. */
  children: ReactNode;
}

/** Nothing until its sheet is first opened; from then on the sheet, open or not. */
export function LateSheet({ isOpen, children }: LateSheetProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!isOpen && !wasOpened) return null;
  return <Suspense fallback={isOpen ? <SheetLoading /> : null}>{children}</Suspense>;
}
