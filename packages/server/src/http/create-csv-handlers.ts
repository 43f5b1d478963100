import type { CsvHandlers } from './call.ts';
import type { HandlerDependencies } from './handlers/dependencies.ts';

/** Creates a handler for each row that also responds with CSV. */
export const createCsvHandlers = ({
  services: { report },
}: Pick<HandlerDependencies, 'services'>): CsvHandlers => ({
  'admin.report': ({ query, language }) => report.csv(query, language),
  'wallet.report': ({ actor, params, query, language }) =>
    report.csvOfWallet(actor, params.walletId, query, language),
});
