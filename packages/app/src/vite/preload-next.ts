import type { Plugin } from 'vite';
import { callsMark } from '../first-paint/calls-mark.ts';

/** Module that sends the calls; a pre-rendered lobby needs none before its first use. */
const calls = /\/core\/(src|dist)\/api\/create-api-client\.(tsx?|js)$/;

/** Module that every page needs besides its entry file. */
const start = /\/app\/(src|lib)\/mount-app\.(tsx?|js)$/;

/** Preloads these modules together with the entry file, instead of after it runs. */
export const preloadNext: Plugin = {
  name: 'lobi-preload-next',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      /** A module's file and all that it imports at once. */
      const filesOf = (module: RegExp): string[] =>
        chunks
          .filter(({ moduleIds }) => moduleIds.some((id) => module.test(id)))
          .flatMap(({ fileName, imports }) => [fileName, ...imports]);
      const imported = new Set(
        chunks
          .filter(({ isEntry }) => isEntry)
          .flatMap(({ fileName, imports }) => [fileName, ...imports]),
      );
      const soon = new Set(filesOf(start));
      return [...new Set([...soon, ...filesOf(calls)])]
        .filter((file) => !imported.has(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'modulepreload',
            crossorigin: true,
            ...(!soon.has(file) && { [callsMark]: true }),
            href: `/${file}`,
          },
          injectTo: 'head' as const,
        }));
    },
  },
};
