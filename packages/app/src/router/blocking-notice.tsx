import { useNotice } from '@lobi/core/react';
import { Suspense, useState } from 'react';
import { openNotice } from './late.ts';

/** Brings the notice to those who have not accepted it, and keeps it while it closes. @source spec §1 */
export function BlockingNotice() {
  const { open } = useNotice();
  const [wasOpen] = useState(open);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <openNotice.View />
    </Suspense>
  );
}
