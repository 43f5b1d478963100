import { whenReachable } from '@lobi/ui/load-failures';
import { detectLanguage } from '../i18n/detect-language.ts';
import { chosenScheme } from '../page/stored-scheme.ts';

/**
 * Shows the text of the offline page in the visitor's language and scheme, and opens the requested page as
 * soon as the site responds.
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
  // The page has no rules for a scheme that the brand does not offer.
  root.dataset['lobiScheme'] = chosenScheme() ?? '';
  const reload = (): void => location.reload();
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', reload);
  }
  whenReachable(reload);
}

startOfflinePage();
