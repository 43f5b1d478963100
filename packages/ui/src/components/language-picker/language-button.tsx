import { mdiTranslate } from '@mdi/js';
import { forwardRef } from 'react';
import { Button, type ButtonProps } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { nativeName } from './native-names.ts';

export interface LanguageButtonProps extends Omit<ButtonProps, 'children'> {
  /** BCP 47 tag of the current language. */
  language: string;
  /** Name of the language; default its native name. */
  name?: string | undefined;
}

/**
 * The button of a `LanguagePicker`, without its list: rendered in its place until the list, which is much
 * larger, is loaded.
 */
export const LanguageButton = forwardRef<HTMLButtonElement, LanguageButtonProps>(
  function LanguageButton({ language, name, ...rest }, ref) {
    const { base } = useMessages();
    return (
      <Button
        aria-haspopup="menu"
        variant="ghost"
        iconStart={<Icon path={mdiTranslate} />}
        {...rest}
        ref={ref}
      >
        <VisuallyHidden>{base.language}: </VisuallyHidden>
        <span lang={name === undefined ? language : undefined}>{name ?? nativeName(language)}</span>
      </Button>
    );
  },
);
