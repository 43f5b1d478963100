import { mdiAppleKeyboardCaps, mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { forwardRef, useState, type KeyboardEvent } from 'react';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { passwordStrength, type PasswordStrength } from './password-strength.ts';
import * as S from './password-field.styles.ts';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'suffix' | 'prefix' | 'clearable' | 'counter'
> {
  /** Shows the strength of a new password, as advice only. */
  strength?: boolean | undefined;
}

const strengthTexts = {
  weak: 'strengthWeak',
  fair: 'strengthFair',
  strong: 'strengthStrong',
} as const satisfies Record<PasswordStrength, string>;

/**
 * A password that can be revealed, with a warning for Caps Lock. Pasting is allowed.
 * @example <PasswordField name="password" label="Kata sandi" autoComplete="current-password" />
 */
export const PasswordField = forwardRef<HTMLDivElement, PasswordFieldProps>(function PasswordField(
  { strength = false, hint, onValueChange, onKeyDown, onKeyUp, onBlur, ...rest },
  ref,
) {
  const { forms } = useMessages();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [text, setText] = useState(rest.value ?? rest.defaultValue ?? '');
  const watchCapsLock = (event: KeyboardEvent): void =>
    setCapsLock(event.getModifierState('CapsLock'));

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      ref={ref}
      type={shown ? 'text' : 'password'}
      hint={
        capsLock || strength || hint != null ? (
          <PasswordHint
            capsLock={capsLock}
            hint={hint}
            strength={strength && text !== '' ? passwordStrength(text) : undefined}
          />
        ) : undefined
      }
      suffix={
        <IconButton
          path={shown ? mdiEyeOffOutline : mdiEyeOutline}
          label={shown ? forms.hidePassword : forms.showPassword}
          aria-pressed={shown}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
      onValueChange={(value, details) => {
        if (strength) setText(value);
        onValueChange?.(value, details);
      }}
      onKeyDown={(event) => {
        watchCapsLock(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        watchCapsLock(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
    />
  );
});

interface PasswordHintProps {
  capsLock: boolean;
  hint: TextFieldProps['hint'];
  strength: PasswordStrength | undefined;
}

function PasswordHint({ capsLock, hint, strength }: PasswordHintProps) {
  const { forms } = useMessages();
  return (
    <S.Hint>
      {capsLock && (
        <S.CapsLock className="lobi-PasswordField-capsLock" role="status">
          <Icon path={mdiAppleKeyboardCaps} size={16} />
          {forms.capsLock}
        </S.CapsLock>
      )}
      {hint != null && <span>{hint}</span>}
      {strength !== undefined && (
        <S.Strength className="lobi-PasswordField-strength" data-level={strength}>
          <S.Bars aria-hidden="true">
            <i />
            <i />
            <i />
          </S.Bars>
          <span>
            {fill(forms.strength, { level: forms[strengthTexts[strength]] })}
            {strength === 'weak' && ` · ${forms.strengthAdvice}`}
          </span>
        </S.Strength>
      )}
    </S.Hint>
  );
}
