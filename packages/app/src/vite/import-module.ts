import { dirname } from 'node:path';
import { defaultServerConditions, runnerImport, type Plugin } from 'vite';
import { sourceConditions } from './own-files.ts';

async function importWith(id: string, path: string, plugins: Plugin[]): Promise<unknown> {
  const { module } = await runnerImport<{ default?: unknown }>(id, {
    configFile: false,
    root: dirname(path),
    logLevel: 'silent',
    plugins,
    resolve: {
      conditions: [...sourceConditions, ...defaultServerConditions],
      externalConditions: [...sourceConditions],
    },
  });
  return module.default;
}

/** Runs a file of the project, in TypeScript or not, and returns its default export. */
export const importModule = (path: string): Promise<unknown> => importWith(path, path, []);

/** The texts of an added language, or the error of reading them. */
export type ImportedTexts = { readonly texts: unknown } | { readonly failure: string };

const entry = 'virtual:lobi-brand';

/**
 * Files of the project can be imported only while its module runner is open, so that a module imports the
 * texts.
 */
const entryOf = (path: string): string => `
import * as file from ${JSON.stringify(path)};
const load = async ([tag, language]) => {
  try {
    return [tag, { texts: (await language.load()).default }];
  } catch (error) {
    return [tag, { failure: String(error?.message ?? error) }];
  }
};
const languages = Object.entries(file.default?.i18n?.languages ?? {});
export default {
  input: file.default,
  languages: Object.fromEntries(await Promise.all(languages.map(load))),
};
`;

/** Runs a brand file and imports its added languages, without checking them. */
export async function importBrand(path: string) {
  const plugin: Plugin = {
    name: 'lobi-brand-entry',
    resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
    load: (id) => (id === `\0${entry}` ? entryOf(path) : undefined),
  };
  return (await importWith(entry, path, [plugin])) as {
    readonly input: unknown;
    readonly languages: Readonly<Record<string, ImportedTexts>>;
  };
}
