import { whenReachable } from '@lobi/ui/load-failures';
import { detectLanguage } from '../i18n/detect-language.ts';

/**
 * Shows the text of the offline page in the visitor's language, and opens the wanted page as soon as the
 * site answers.
 */
function startOfflinePage(): void {
  const texts = [...document.querySelectorAll('main')];
  const root = document.documentElement;
  const language = detectLanguage(
    texts.map(({ lang }) => lang),
    root.lang,
  );
  for (const text of texts) {
    text.hidden = text.lang !== language;
    if (text.hidden) continue;
    root.lang = language;
    root.dir = text.dir;
    document.title = text.querySelector('h1')?.textContent ?? '';
  }
  const reload = (): void => location.reload();
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', reload);
  }
  whenReachable(reload);
}

startOfflinePage();
