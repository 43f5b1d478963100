import { mdiRefresh } from '@mdi/js';
import { IconButton, useMessages } from '@lobi/ui';
import { Suspense, type ReactNode } from 'react';
import { FailureBoundary } from './failure-boundary.tsx';

/** Loads the page anew, where a part of it could not be shown. */
function ReloadButton() {
  const { base } = useMessages();
  return <IconButton label={base.reload} path={mdiRefresh} onClick={() => location.reload()} />;
}

const reload = () => <ReloadButton />;
const nothing = () => null;

export interface LatePartProps {
  /** Whether the part has a place of its own on the page, where its failure is told. */
  readonly hasPlace?: boolean;
  readonly children: ReactNode;
}

/** A part of the page that comes after the first paint; when it fails, everything else stays. */
export function LatePart({ hasPlace = true, children }: LatePartProps) {
  return (
    <FailureBoundary fallback={hasPlace ? reload : nothing}>
      <Suspense>{children}</Suspense>
    </FailureBoundary>
  );
}
