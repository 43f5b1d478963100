import { useNotice } from '@lobi/core/react';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasPrerenderedNotice, onTermsWanted } from '../page/prerendered-notice.ts';
import { termsAddress } from '../page/terms-address.ts';
import { openNotice } from './lazy-parts.ts';

/**
 * Shows the notice to users who have not accepted it, and keeps it mounted while it closes. If it was
 * pre-rendered, it is on the page already, and only its link is handled here.
 * @source spec §1
 */
export function BlockingNotice() {
  const { open } = useNotice();
  const navigate = useNavigate();
  const isMissing = open && !hasPrerenderedNotice();
  const [isWanted, want] = useState(isMissing);
  // Reopens if the platform has no recorded agreement of the signed-in user.
  if (isMissing && !isWanted) want(true);
  useEffect(
    () =>
      onTermsWanted(() => {
        // The pre-rendered notice is removed at once; a visitor who returns before the terms have loaded
        // sees ours.
        want(true);
        void navigate(termsAddress);
      }),
    [navigate],
  );
  if (!isWanted) return null;
  return (
    <Suspense>
      <openNotice.View />
    </Suspense>
  );
}
