import * as z from 'zod/mini';
import { Form, SubmitButton } from '../../components/form/form.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { Button } from '../../primitives/button/button.tsx';
import type { HeadingLevel } from '../../primitives/heading/heading.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Actions } from '../auth/second-factor.styles.ts';
import { StepText } from '../auth/step-text.tsx';
import { PinInput, pinLength } from './pin-input.tsx';
import type { WithdrawalPinEnd, WithdrawalPinSending } from './withdrawal-pin.types.ts';

interface WithdrawalPinEndFormProps extends WithdrawalPinSending {
  level: HeadingLevel;
  onSubmit: (values: WithdrawalPinEnd) => Promise<void>;
  onCancel: () => void;
}

const schema = z.object({
  password: z.string().check(z.minLength(1)),
  pin: z.string().check(z.length(pinLength)),
});
const empty = { password: '', pin: '' };

/** Removes the PIN; requires the PIN and the password. @source ours */
export function WithdrawalPinEndForm({
  level,
  onSubmit,
  onCancel,
  ...sending
}: WithdrawalPinEndFormProps) {
  const { withdrawalPin: texts, forms, base } = useMessages();
  return (
    <>
      <StepText level={level} title={texts.endTitle} body={texts.endBody} />
      <Form {...sending} schema={schema} defaultValues={empty} onSubmit={onSubmit}>
        <PasswordField
          name="password"
          label={forms.labelPassword}
          fieldName={forms.fieldPassword}
          size="lg"
          autoComplete="current-password"
        />
        <PinInput
          name="pin"
          label={texts.currentPin}
          fieldName={texts.fieldPin}
          hint={texts.forgotten}
        />
        <Actions>
          <SubmitButton fullWidth={false} tone="danger">
            {texts.end}
          </SubmitButton>
          <Button variant="ghost" size="lg" disabled={sending.busy} onClick={onCancel}>
            {base.cancel}
          </Button>
        </Actions>
      </Form>
    </>
  );
}
