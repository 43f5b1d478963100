import { mdiTranslate } from '@mdi/js';
import type { ReactElement } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Menu } from '../menu/menu.tsx';
import { nameIn, nativeName } from './native-names.ts';

export interface LanguagePickerProps {
  /** BCP 47 tags, in the order to show. */
  languages: readonly string[];
  /** Tag of the current language. */
  value: string;
  onValueChange: (language: string) => void;
  /**
   * Whether each language is named in itself; default true. Without it they are named in the
   * language of the page, for lists of languages that do not concern the reader's own.
   */
  showNative?: boolean | undefined;
  /** Button that opens the list; default a quiet one with the current language's name. */
  trigger?: ReactElement | undefined;
  className?: string | undefined;
}

/** Choice of the interface language; every language is named in itself and there are no flags. */
export function LanguagePicker({
  languages,
  value,
  onValueChange,
  showNative = true,
  trigger,
  className,
}: LanguagePickerProps) {
  const { messages, locale } = useKit();
  const { base } = messages;
  const nameOf = (language: string): string =>
    showNative ? nativeName(language) : nameIn(language, locale);
  const langOf = (language: string): string | undefined => (showNative ? language : undefined);
  return (
    <Menu
      className={className}
      trigger={
        trigger ?? (
          <Button variant="ghost" iconStart={<Icon path={mdiTranslate} />}>
            <VisuallyHidden>{base.language}: </VisuallyHidden>
            <span lang={langOf(value)}>{nameOf(value)}</span>
          </Button>
        )
      }
      choice={{
        label: base.language,
        value,
        onValueChange,
        options: languages.map((language) => ({
          value: language,
          label: nameOf(language),
          lang: langOf(language),
        })),
      }}
    />
  );
}
