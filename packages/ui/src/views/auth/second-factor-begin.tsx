import * as z from 'zod/mini';
import { Form, SubmitButton, type ServerFieldErrors } from '../../components/form/form.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { SecondFactorStepProps } from './second-factor.types.ts';
import { StepText } from './step-text.tsx';
import * as S from './second-factor.styles.ts';

export interface SecondFactorBeginProps extends SecondFactorStepProps {
  onSubmit: (password: string) => Promise<void>;
  fieldErrors: ServerFieldErrors | undefined;
}

const schema = z.object({ password: z.string().check(z.minLength(1)) });
const empty = { password: '' };

/**
 * First step of enabling two-factor authentication: requires the password, so that another person cannot
 * enable it on an unlocked device.
 */
export function SecondFactorBegin({ level, onSubmit, onCancel, ...state }: SecondFactorBeginProps) {
  const { secondFactor: texts, forms, base, controls } = useMessages();
  return (
    <>
      <StepText level={level} title={texts.passwordTitle} body={texts.passwordBody} />
      <Form
        {...state}
        schema={schema}
        defaultValues={empty}
        onSubmit={({ password }) => onSubmit(password)}
      >
        <PasswordField
          name="password"
          label={forms.labelPassword}
          fieldName={forms.fieldPassword}
          size="lg"
          autoComplete="current-password"
        />
        <S.Actions>
          <SubmitButton fullWidth={false}>{controls.stepNext}</SubmitButton>
          <Button variant="ghost" size="lg" disabled={state.busy} onClick={onCancel}>
            {base.cancel}
          </Button>
        </S.Actions>
      </Form>
    </>
  );
}
