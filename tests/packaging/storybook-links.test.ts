import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { buildArgsParam } from 'storybook/internal/router';
import { beforeAll, describe, expect, it } from 'vitest';
import { initialValues, toolbar, viewports } from '../../.storybook/toolbar.ts';

type Settings = Readonly<Record<string, unknown>>;

const initial: Settings = { ...initialValues, viewport: {} };

const choices = Object.entries(toolbar).flatMap(([name, { toolbar: menu }]) => {
  const { items = [] } = menu as { items?: readonly (string | { readonly value: string })[] };
  return items.map((item) => ({ [name]: typeof item === 'string' ? item : item.value }));
});
const sizes = Object.keys(viewports).map((value) => ({ viewport: { value } }));
const together: Settings = Object.assign({}, ...choices, ...sizes);
const cases: readonly Settings[] = [...choices, ...sizes, together];

/** The URL after a change in Storybook's toolbar. */
const addressOf = (settings: Settings): string => {
  const globals = buildArgsParam(initial, { ...initial, ...settings });
  return `?${new URLSearchParams({ id: 'atoms-button--matrix', globals })}`;
};

/** Storybook reads the document once on load: a worker loads it with this one. */
const reader = `
  const { parentPort, workerData } = require('node:worker_threads');
  const location = { search: '' };
  globalThis.document = { location };
  import(workerData.module).then(({ UrlStore }) =>
    parentPort.postMessage(
      workerData.addresses.map((search) => {
        location.search = search;
        return new UrlStore().selectionSpecifier?.globals ?? {};
      }),
    ),
  );
`;

async function reload(addresses: readonly string[]): Promise<readonly Settings[]> {
  const module = import.meta.resolve('storybook/internal/preview-api');
  const worker = new Worker(reader, { eval: true, workerData: { module, addresses } });
  const [read] = (await once(worker, 'message')) as [readonly Settings[]];
  await worker.terminate();
  return read;
}

describe('links to a story', () => {
  let reloaded: readonly Settings[] = [];
  beforeAll(async () => {
    reloaded = await reload(cases.map(addressOf));
  });

  it.each(cases.map((settings, index) => ({ settings, index, text: JSON.stringify(settings) })))(
    'links of Storybook preserve $text after a reload',
    ({ settings, index }) => {
      expect({ ...initial, ...reloaded[index] }).toEqual({ ...initial, ...settings });
    },
  );
});
