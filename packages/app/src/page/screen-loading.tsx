import { Skeleton, Stack, useMessages, VisuallyHidden } from '@lobi/ui';

/** Placeholder of a screen while its code is loading. */
export function ScreenLoading() {
  const { base } = useMessages();
  return (
    <Stack gap={5} role="status" aria-busy="true">
      <VisuallyHidden>{base.loading}</VisuallyHidden>
      <Skeleton width="40%" height="32px" />
      <Skeleton height="160px" />
      <Skeleton height="160px" />
    </Stack>
  );
}
