import { useNotice } from '@lobi/core/react';
import { AgeNotice } from '@lobi/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { termsAddress } from '../page/terms-address.ts';

/** The notice that blocks every page until it is accepted. Its link leads to the terms at `/`. @source spec §1 */
export function OpenNotice() {
  const { open, agree } = useNotice();
  const { minimumAge } = useBrand();
  const navigate = useNavigate();
  const showTerms = (event: MouseEvent) => {
    event.preventDefault();
    void navigate(termsAddress);
  };
  return (
    <AgeNotice
      open={open}
      onAgree={agree}
      minAge={minimumAge}
      termsHref="/"
      onTermsClick={showTerms}
    />
  );
}
