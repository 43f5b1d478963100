import type { User } from '@lobi/core/contract';
import type { KitComponentProps } from '@lobi/ui';

/** A component of a brand: names who looks. */
export const Welcome = ({ user }: { user: User | null }) => (
  <p>Welcome {user?.username ?? 'guest'}</p>
);

/** A component of a brand that fails. */
export function Broken(): never {
  throw new Error('This component of the brand fails.');
}

/** A page of a brand. */
export const Promo = () => <h1>Promotion of the day</h1>;

/** A mark on each game. */
export const Badge = ({ game }: { game: { readonly title: string } }) => (
  <span>Badge of {game.title}</span>
);

/** A game with a line of the brand around it. */
export const FramedCard = ({ Original, ...props }: KitComponentProps['GameCard']) => (
  <div data-framed={props.game.id}>
    <Original {...props} />
  </div>
);
