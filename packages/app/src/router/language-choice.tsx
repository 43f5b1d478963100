import { LanguageButton } from '@lobi/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { LanguageMenu } from './lazy-parts.ts';
import { LazyPart } from '../page/lazy-part.tsx';

/**
 * Choice of the interface language: its button at once, and its list on first use of the page. A press
 * before that opens the list as soon as it has loaded.
 */
export function LanguageChoice() {
  const { i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return (
    <LazyPart>
      <Suspense
        fallback={
          <LanguageButton
            language={languageOf(i18n)}
            onClick={() => setOpen(true)}
            onFocus={() => setFocus(true)}
            onBlur={() => setFocus(false)}
          />
        }
      >
        <LanguageMenu isOpen={isOpen} hasFocus={hasFocus} />
      </Suspense>
    </LazyPart>
  );
}
