import { formatMoney } from '@lobi/core/contract';
import { PartnerPage } from '../../shared/partner-page';

/** Rendered on the server: the core's contract is used there, the kit's page is sent as HTML. */
export default function Page() {
  return (
    <main data-smallest={formatMoney(10_000n, 'IDR')}>
      <PartnerPage />
    </main>
  );
}
