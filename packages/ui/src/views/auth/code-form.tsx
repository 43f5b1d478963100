import { useEffect, type ReactNode } from 'react';
import { PinField } from '../../components/pin-field/pin-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { CodeKind } from './code-kinds.ts';
import { focusField, useCodeEntry } from './use-code-entry.ts';
import * as S from './code-form.styles.ts';

export interface CodeFormProps {
  /** Default `app`: six digits, sent automatically once all are entered. */
  kind?: CodeKind | undefined;
  /** Receives the code in the platform's format. */
  onSubmit: (code: string) => unknown;
  submitLabel: string;
  busy?: boolean | undefined;
  /** Error text if the last code was rejected, as a sentence. */
  error?: string | undefined;
  /** Focuses the field when it is shown. */
  focused?: boolean | undefined;
  /** Alternatives, below the button. */
  children?: ReactNode;
}

/**
 * Field for a code and its submit button. Give it a `key` for each kind, so that a change of kind resets it.
 * @source ours
 */
export function CodeForm({
  kind = 'app',
  onSubmit,
  submitLabel,
  busy = false,
  error,
  focused = false,
  children,
}: CodeFormProps) {
  const { secondFactor: texts } = useMessages();
  const { field, code, problem, waiting, change, send } = useCodeEntry({
    kind,
    onSubmit,
    busy,
    error,
  });
  useEffect(() => {
    if (focused) focusField(field.current);
  }, [field, focused]);

  return (
    <S.Root
      noValidate
      className="lobi-CodeForm-root"
      onSubmit={(event) => {
        event.preventDefault();
        send(code);
      }}
    >
      {kind === 'app' ? (
        <PinField
          ref={field}
          label={texts.code}
          required
          value={code}
          error={problem}
          onValueChange={change}
          onComplete={send}
        />
      ) : (
        <TextField
          ref={field}
          label={texts.recoveryCode}
          hint={texts.recoveryHint}
          size="lg"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          required
          value={code}
          error={problem}
          onValueChange={change}
        />
      )}
      <Button type="submit" fullWidth size="lg" loading={waiting}>
        {submitLabel}
      </Button>
      {children}
    </S.Root>
  );
}
