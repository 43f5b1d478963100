import type { Language } from '@lobi/core/contract';
import { findPartFailure, whenReachable, type PartFailure } from '@lobi/ui/load-failures';
import { onBootFailed } from '../page/boot-failed.ts';

/** Texts of each failure: the sentence, and the name of the button. */
type Words = Readonly<Record<PartFailure, readonly [sentence: string, button: string]>>;

/** Texts of each failure, in the languages of a brand. */
export type FailureWords = Readonly<Partial<Record<Language, Words>>>;

const reload = (): void => location.reload();

/**
 * Says why the app does not start, and what to do next: one of the files that draw the first screen
 * did not come, or failed. A page that was opened offline starts once the site can be reached.
 * @param words in the reader's language
 * @param draw what was printed for it
 * @source spec §8 (failed chunk)
 */
export function watchBoot(words: Words | undefined, draw: () => DocumentFragment): void {
  let isShown = false;
  const tell = async (error: unknown): Promise<void> => {
    if (isShown) return;
    isShown = true;
    const failure = await findPartFailure(error);
    const banner = draw();
    const button = banner.querySelector('button');
    const texts = [banner.querySelector('.lobi-FailureBanner-text'), button?.firstElementChild];
    for (const [at, text] of texts.entries()) text?.replaceChildren(words?.[failure][at] ?? '');
    button?.addEventListener('click', reload);
    document.getElementById('app')?.prepend(banner);
    if (failure === 'offline') whenReachable(reload);
  };
  onBootFailed((error) => void tell(error));
  // A failure of the app's own first file is known to the browser alone.
  const onError = ({ target }: Event): void => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    void tell(new Error(`module script ${target.src}`));
  };
  addEventListener('error', onError, { capture: true });
}
