import { firstUse } from '../page/first-use.ts';
import { quietMoment } from '../page/quiet-moment.ts';

/** Resolves when the page has loaded its resources and is idle. */
async function whenLoadedAndQuiet(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise<unknown>((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  }
  await quietMoment();
}

/**
 * Calls back once: at the first interaction, or when the page has loaded and is idle, whichever
 * comes first.
 * @source ours
 */
export const onFirstUse = (act: () => void): void =>
  void Promise.race([firstUse(), whenLoadedAndQuiet()]).then(act);
