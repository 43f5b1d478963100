import type { ReactElement } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Menu } from '../menu/menu.tsx';
import { LanguageButton } from './language-button.tsx';
import { nameIn, nativeName } from './native-names.ts';

export interface LanguagePickerProps {
  /** BCP 47 tags, in the order to show. */
  languages: readonly string[];
  /** Tag of the current language. */
  value: string;
  onValueChange: (language: string) => void;
  /**
   * Whether languages have their native names; default true. If false, they are named in the language of the
   * page, for lists that do not set the user's language.
   */
  showNative?: boolean | undefined;
  /** Button that opens the list; default a ghost button with the current language's name. */
  trigger?: ReactElement | undefined;
  /** Whether the list is initially open; default false. */
  defaultOpen?: boolean | undefined;
  className?: string | undefined;
}

/** Choice of the interface language; languages have their native names and no flags. */
export function LanguagePicker({
  languages,
  value,
  onValueChange,
  showNative = true,
  trigger,
  defaultOpen,
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
      defaultOpen={defaultOpen}
      trigger={
        trigger ?? <LanguageButton language={value} name={showNative ? undefined : nameOf(value)} />
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
