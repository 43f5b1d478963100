import { defineRequest, type User } from '@lobi/core/contract';
import type { KitComponentProps } from '@lobi/ui';
import * as z from 'zod/mini';
import { useFailureText } from '../i18n/use-failure-text.ts';
import { useAnswer, useRequest } from '../page/own-requests.ts';

/** A component of a brand that shows the user's name. */
export const Welcome = ({ user }: { user: User | null }) => (
  <p>Welcome {user?.username ?? 'guest'}</p>
);

/** A component of a brand that fails. */
export function Broken(): never {
  throw new Error('This component of the brand fails.');
}

/** A page of a brand. */
export const Promo = () => <h1>Promotion of the day</h1>;

/** A badge on each game. */
export const Badge = ({ game }: { game: { readonly title: string } }) => (
  <span>Badge of {game.title}</span>
);

/** A game card wrapped with a line of the brand. */
export const FramedCard = ({ Original, ...props }: KitComponentProps['GameCard']) => (
  <div data-framed={props.game.id}>
    <Original {...props} />
  </div>
);

/** A read call of the brand's own backend. */
export const offers = defineRequest({
  name: 'promo.offers',
  method: 'GET',
  path: '/api/promo/offer',
  answer: z.object({ data: z.array(z.object({ id: z.string(), title: z.string() })) }),
});

/** A write call of the brand's own backend. */
export const claim = defineRequest({
  name: 'promo.claim',
  method: 'POST',
  path: '/api/promo/offer/{offerId}/claim',
});

/** Offers of the brand's own backend, each with a button. */
export function Offers() {
  const read = useAnswer(offers);
  const claiming = useRequest(claim);
  const failureText = useFailureText();
  if (read.status === 'loading') return <p>Offers are loading</p>;
  if (read.status === 'failed') return <p>Offers: {failureText(read.failure)}</p>;
  return (
    <>
      {claiming.failure && <p>Claim: {failureText(claiming.failure)}</p>}
      {read.answer.data.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          onClick={() => void claiming.run({ params: { offerId: id } })}
        >
          {title}
        </button>
      ))}
    </>
  );
}

/** A component of a brand that shows the names of its properties, and what they are about. */
export const Given = (props: {
  readonly user?: User | null;
  readonly game?: { title: string };
}) => (
  <output data-given={Object.keys(props).toSorted().join()}>
    {[props.user?.role, props.game?.title].filter(Boolean).join()}
  </output>
);
