import type { Plugin } from 'vite';

/** Code that every page wants beside its first file. */
const wantedNext =
  /\/(core\/(src|dist)\/api\/create-api-client|app\/(src|lib)\/mount-app)\.(tsx?|js)$/;

/** Lets the page ask for that code together with its first file, not only once that one runs. */
export const askEarly: Plugin = {
  name: 'lobi-ask-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const wanted = chunks.filter(({ moduleIds }) => moduleIds.some((id) => wantedNext.test(id)));
      const asked = new Set(
        chunks
          .filter(({ isEntry }) => isEntry)
          .flatMap((start) => [start.fileName, ...start.imports]),
      );
      const early = new Set(wanted.flatMap(({ fileName, imports }) => [fileName, ...imports]));
      return [...early]
        .filter((file) => !asked.has(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }));
    },
  },
};
