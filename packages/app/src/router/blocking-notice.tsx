import { useNotice } from '@lobi/core/react';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasPrintedNotice, onTermsWanted } from '../page/printed-notice.ts';
import { termsAddress } from '../page/terms-address.ts';
import { openNotice } from './late.ts';

/**
 * Brings the notice to those who have not accepted it, and keeps it while it closes. Where it was
 * printed into the page it stands already, and only its link is ours to follow. @source spec §1
 */
export function BlockingNotice() {
  const { open } = useNotice();
  const navigate = useNavigate();
  const isMissing = open && !hasPrintedNotice();
  const [isWanted, want] = useState(isMissing);
  // It opens again where the platform has no agreement of the signed-in user on record.
  if (isMissing && !isWanted) want(true);
  useEffect(
    () =>
      onTermsWanted(() => {
        // The printed notice leaves at once; a visitor who turns back before the terms have loaded sees ours.
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
