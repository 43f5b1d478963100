import { toEntry, toEntryDetail } from '../entries.ts';
import { ownerOf } from '../visibility.ts';
import { requireFound } from '../world.ts';
import { matching, only, pageOf, type HandlersOf } from './call.ts';

/** Entries in one part of an export; small, so that there are several parts. */
const exportPart = 5;

/** Movements of a wallet. */
export const ledgerHandlers: HandlersOf<'ledger'> = {
  'ledger.list': ({ world, caller, language, input: { params, query } }) => {
    ownerOf(world, caller(), params.walletId);
    const entries = (world.ledger.get(params.walletId) ?? [])
      .filter(only('kind', query?.kind))
      .map((entry) => toEntry(entry, language))
      .filter(matching(query?.search, ({ details }) => [details]));
    return pageOf(entries, query);
  },
  'ledger.export': ({ world, caller, language, input: { params, query } }) => {
    ownerOf(world, caller(), params.walletId);
    const entries = (world.ledger.get(params.walletId) ?? [])
      .toReversed()
      .filter(only('kind', query?.kind))
      .map((entry) => toEntry(entry, language))
      .filter(matching(query?.search, ({ details }) => [details]));
    const left = entries.filter(({ version }) => version > Number(query?.after ?? 0));
    const data = left.slice(0, exportPart);
    const next = left.length > exportPart ? (data.at(-1)?.version ?? null) : null;
    return { data, meta: { total: entries.length, next } };
  },
  'ledger.show': ({ world, caller, language, input: { params } }) => {
    const me = caller();
    const owner = ownerOf(world, me, params.walletId);
    const entry = world.ledger
      .get(params.walletId)
      ?.find(({ version }) => version === Number(params.version));
    return { data: toEntryDetail(world, me, owner, requireFound(entry), language) };
  },
};
