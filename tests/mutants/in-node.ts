import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chosenMutant, mutate } from './mutants.ts';

// Loaded into a server process of a test before its own modules, to apply the mutant.
const mutant = chosenMutant();
if (mutant) {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.startsWith('file:') || !loaded.source) return loaded;
      const source = Buffer.from(loaded.source as Uint8Array).toString('utf8');
      const altered = mutate(mutant, fileURLToPath(url), source);
      return altered === undefined ? loaded : { ...loaded, source: altered };
    },
  });
}
