import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';

/** Replaces a money form until its limits are loaded. */
export function FlowLoading() {
  const { base } = useMessages();
  return (
    <Stack gap={4} align="stretch" role="status" aria-busy="true">
      <VisuallyHidden>{base.loading}</VisuallyHidden>
      <Skeleton width="50%" height="28px" />
      <Skeleton height="56px" />
      <Skeleton height="44px" />
      <Skeleton width="40%" height="44px" />
    </Stack>
  );
}
