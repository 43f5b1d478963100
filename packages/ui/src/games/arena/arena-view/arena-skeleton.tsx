import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import * as S from './arena-view.styles.ts';

/** Placeholder for the arena while its fight is loading, in the arena's proportions. */
export function ArenaSkeleton() {
  const { base } = useMessages();
  return (
    <S.Root className="lobi-ArenaSkeleton-root" role="status" aria-busy="true">
      <VisuallyHidden>{base.loading}</VisuallyHidden>
      <S.Stage>
        <S.Screen>
          <Skeleton shape="block" height="100%" />
        </S.Screen>
      </S.Stage>
      <S.Slip>
        <Skeleton shape="block" height="132px" />
        <Skeleton shape="block" height="220px" />
      </S.Slip>
      <S.Below>
        <Skeleton shape="block" height="260px" />
      </S.Below>
    </S.Root>
  );
}
