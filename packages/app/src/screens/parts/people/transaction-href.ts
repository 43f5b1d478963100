import type { User } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { mayOpen } from './may-open.ts';

/** Address of a transaction for this user; players and agents have a page for their own. */
export function transactionHref(
  reader: User,
  { id, owner }: { readonly id: string; readonly owner: { readonly id: string } },
): string | undefined {
  if (owner.id === reader.id && mayOpen(reader, 'player.transaction.show'))
    return buildPath('player.transaction.show', { id });
  if (owner.id === reader.id && mayOpen(reader, 'agent.transaction.show'))
    return buildPath('agent.transaction.show', { id });
  return mayOpen(reader, 'transaction.show')
    ? buildPath('transaction.show', { transactionId: id })
    : undefined;
}
