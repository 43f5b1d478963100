import type { Plugin } from 'vite';

/** Texts of a row for documents, with the comma before them. */
const forDocuments = /,\s*(?:summary|source):\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;

/** Leaves out of the tables of calls, channels and routes what only documents are made of. */
export const leanTables: Plugin = {
  name: 'lobi-lean-tables',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: {
      id: /\/core\/(src|dist)\/(contract\/api\/[\w-]+|contract\/channels|routes\/route-table)\.[tj]s$/,
    },
    handler: (code) => code.replaceAll(forDocuments, ''),
  },
};
