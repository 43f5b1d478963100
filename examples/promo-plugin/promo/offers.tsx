import { useAnswer, useFailureText, useRequest, useText } from '@lobi/app';
import { Button, Callout } from '@lobi/ui';
import { promoClaim, promoOffers } from './requests.ts';

/** Offers of the backend, each with a button to claim it. The list is fetched again after a claim. */
export function PromoOffers() {
  const text = useText();
  const failureText = useFailureText();
  const offers = useAnswer(promoOffers);
  const claim = useRequest(promoClaim);
  if (offers.status === 'loading') return null;
  if (offers.status === 'failed') return <Callout>{failureText(offers.failure)}</Callout>;
  return (
    <>
      {claim.failure && <Callout>{failureText(claim.failure)}</Callout>}
      <ul>
        {offers.answer.data.map(({ id, title, until, isClaimed }) => (
          <li key={id}>
            {title} ({until}){' '}
            <Button
              size="sm"
              disabled={isClaimed || claim.status === 'running'}
              onClick={() => void claim.run({ params: { offerId: id } })}
            >
              {text(isClaimed ? 'promo.claimed' : 'promo.claim')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
