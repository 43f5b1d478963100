import type { Queryable } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

const linkFactsColumns = {
  /** A user with the same payout account bet on the other side of a fight. */
  betsAgainstLinked: column.boolean,
  /** The owner shares an address or a payout account with an agent above. */
  isLinkedToAgent: column.boolean,
  /** The owner bet on a fight declared by a user who signs in from the same place. */
  isLinkedToDeclarer: column.boolean,
};

/** Links of a request's owner to users who seem to be the same person or to collude. */
export type LinkFacts = RowOf<typeof linkFactsColumns>;

/** Period in which bets and sign-ins are compared. @source ours, after security.md (anti-fraud) */
const linkedWithin = `interval '30 days'`;

/**
 * Whether two users acted from one place: address, device and browser together, since a whole
 * neighbourhood may share an address.
 */
const sharePlace = (one: string, other: string): string => `exists (
  select from activity a join activity b on b.ip = a.ip
    and b.device is not distinct from a.device and b.browser is not distinct from a.browser
  where a.user_id = ${one} and b.user_id = ${other}
    and a.created_at > this.created_at - ${linkedWithin}
    and b.created_at > this.created_at - ${linkedWithin}
)`;

/** Lists links of the owners of the given requests that take money out, by request id. */
export async function listLinkFacts(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LinkFacts>> {
  const rows = await db.rows(
    {
      text: `with this as (
         select x.id, x.owner_id, x.created_at, w.id as wallet_id
         from transactions x join wallets w on w.user_id = x.owner_id
         where x.id = any($1::uuid[]) and x.type in ('withdraw', 'cash-out')
       ), paid_with as (
         select distinct this.id, other.owner_id
         from this
           join transactions own on own.owner_id = this.owner_id
           join transactions other
             on account_key(other.destination_account) = account_key(own.destination_account)
         where other.owner_id <> this.owner_id
       ), own_bets as (
         select this.id, b.round_id, b.selection
         from this join bets b on b.wallet_id = this.wallet_id
         where b.created_at > this.created_at - ${linkedWithin} and b.status <> 'cancelled'
       ), declarers as (
         select distinct o.id, d.user_id
         from own_bets o join rounds r on r.id = o.round_id join games g on g.id = r.game_id
           cross join lateral (values (r.declared_by), (g.declarator_id)) d (user_id)
         where d.user_id is not null
       )
       select this.id,
         exists (
           select from paid_with p join wallets w on w.user_id = p.owner_id
             join bets b on b.wallet_id = w.id
             join own_bets o on o.id = p.id and o.round_id = b.round_id
           where p.id = this.id and b.selection <> o.selection and b.status <> 'cancelled'
             and b.created_at > this.created_at - ${linkedWithin}
         ) as "betsAgainstLinked",
         exists (
           select from user_ancestors u where u.user_id = this.owner_id and (
             exists (select from paid_with p where p.id = this.id and p.owner_id = u.ancestor_id)
             or ${sharePlace('this.owner_id', 'u.ancestor_id')}
           )
         ) as "isLinkedToAgent",
         exists (
           select from declarers d where d.id = this.id
             and ${sharePlace('this.owner_id', 'd.user_id')}
         ) as "isLinkedToDeclarer"
       from this`,
      columns: { ...linkFactsColumns, id: column.uuid },
    },
    [ids],
  );
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
