import * as z from 'zod/mini';
import { Form, SubmitButton, type ServerFieldErrors } from '../../components/form/form.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { readAnyCode } from './code-kinds.ts';
import type { SecondFactorEnd, SecondFactorStepProps } from './second-factor.types.ts';
import { StepText } from './step-text.tsx';
import * as S from './second-factor.styles.ts';

export interface SecondFactorProofProps extends SecondFactorStepProps {
  title: string;
  /** Effect of the action, shown before it. */
  body: string;
  submitLabel: string;
  tone?: 'accent' | 'danger' | undefined;
  onSubmit: (values: SecondFactorEnd) => Promise<void>;
  fieldErrors: ServerFieldErrors | undefined;
}

const schema = z.object({
  password: z.string().check(z.minLength(1)),
  code: z.string().check(z.minLength(1)),
});
const empty = { password: '', code: '' };

/** Proof for disabling it and for new recovery codes: password and code. @source ours */
export function SecondFactorProof({
  level,
  title,
  body,
  submitLabel,
  tone,
  onSubmit,
  onCancel,
  ...state
}: SecondFactorProofProps) {
  const { secondFactor: texts, forms, base } = useMessages();
  return (
    <>
      <StepText level={level} title={title} body={body} />
      <Form
        {...state}
        schema={schema}
        defaultValues={empty}
        onSubmit={({ password, code }) => onSubmit({ password, code: readAnyCode(code) })}
      >
        <PasswordField
          name="password"
          label={forms.labelPassword}
          fieldName={forms.fieldPassword}
          size="lg"
          autoComplete="current-password"
        />
        <TextField
          name="code"
          label={texts.anyCode}
          size="lg"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
        <S.Actions>
          <SubmitButton fullWidth={false} tone={tone}>
            {submitLabel}
          </SubmitButton>
          <Button variant="ghost" size="lg" disabled={state.busy} onClick={onCancel}>
            {base.cancel}
          </Button>
        </S.Actions>
      </Form>
    </>
  );
}
