import type { CsvHandlers } from './call.ts';
import type { HandlerDependencies } from './handlers/dependencies.ts';

/** One handler per row that answers as a CSV file too. */
export const createCsvHandlers = ({
  services: { report },
}: Pick<HandlerDependencies, 'services'>): CsvHandlers => ({
  'admin.report': ({ query, language }) => report.csv(query, language),
  'wallet.report': ({ actor, params, query, language }) =>
    report.csvOfWallet(actor, params.walletId, query, language),
});
