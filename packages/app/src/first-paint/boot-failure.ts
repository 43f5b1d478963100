import { findPartFailure, whenReachable, type PartFailure } from '@lobi/ui/load-failures';
import { onBootFailed } from '../page/boot-failed.ts';

/** Texts of each failure: message and button label. */
type Texts = Readonly<Record<PartFailure, readonly [sentence: string, button: string]>>;

/** Texts of each failure, in the languages of a brand. */
export type FailureTexts = Readonly<Partial<Record<string, Texts>>>;

const reload = (): void => location.reload();

/**
 * Shows why the app cannot start, and what to do next: a file of the first screen failed to load or
 * threw. A page that was opened offline starts once the site is reachable.
 * @param messages messages in the user's language
 * @param draw pre-rendered failure page
 * @source spec §8 (failed chunk)
 */
export function watchBoot(messages: Texts | undefined, draw: () => DocumentFragment): void {
  let isShown = false;
  const showFailure = async (error: unknown): Promise<void> => {
    if (isShown) return;
    isShown = true;
    const failure = await findPartFailure(error);
    const banner = draw();
    const button = banner.querySelector('button');
    const texts = [banner.querySelector('.lobi-FailureBanner-text'), button?.firstElementChild];
    for (const [at, text] of texts.entries()) text?.replaceChildren(messages?.[failure][at] ?? '');
    button?.addEventListener('click', reload);
    document.getElementById('app')?.prepend(banner);
    if (failure === 'offline') whenReachable(reload);
  };
  onBootFailed((error) => void showFailure(error));
  // Only the browser reports a failure of the app's first file.
  const onError = ({ target }: Event): void => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    void showFailure(new Error(`module script ${target.src}`));
  };
  addEventListener('error', onError, { capture: true });
}
