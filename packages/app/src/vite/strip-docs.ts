import type { Plugin } from 'vite';

/** Documentation texts of a row, with the comma before them. */
const forDocuments = /,\s*(?:summary|source):\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;

/** Removes documentation texts from the tables of calls, channels and routes. */
export const stripDocs: Plugin = {
  name: 'lobi-strip-docs',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: {
      id: /\/core\/(src|dist)\/(contract\/api\/[\w-]+|contract\/channels|routes\/route-table)\.[tj]s$/,
    },
    handler: (code) => code.replaceAll(forDocuments, ''),
  },
};
