import { useMemo } from 'react';
import * as z from 'zod/mini';
import { Callout } from '../../components/callout/callout.tsx';
import { Form, SubmitButton } from '../../components/form/form.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Actions } from '../auth/second-factor.styles.ts';
import { StepText } from '../auth/step-text.tsx';
import { PinInput, pinLength } from './pin-input.tsx';
import type { WithdrawalPinFormProps } from './withdrawal-pin.types.ts';

const wholePin = z.string().check(z.length(pinLength));
const repeated: readonly string[] = ['pinConfirmation'];
const empty = { password: '', currentPin: '', pin: '', pinConfirmation: '' };

function rulesOf(isChange: boolean, isTrivial: (pin: string) => boolean) {
  return z
    .object({
      password: z.string().check(z.minLength(1)),
      currentPin: isChange ? wholePin : z.string(),
      pin: wholePin.check(z.refine((pin) => !isTrivial(pin), { error: 'trivialPin' })),
      pinConfirmation: z.string().check(z.minLength(1)),
    })
    .check(
      z.refine(({ pin, pinConfirmation }) => pin === pinConfirmation, {
        error: 'confirmed',
        path: ['pinConfirmation'],
      }),
    );
}

const nothingIsTrivial = () => false;

/**
 * Sets or changes the withdrawal PIN. Requires the password, so that another person cannot do it on an
 * unlocked device. Also used in a withdrawal that requires a PIN.
 * @source ours
 * @example <WithdrawalPinForm isTrivial={isTrivialPin} onSubmit={set} />
 */
export function WithdrawalPinForm({
  isChange = false,
  isTrivial = nothingIsTrivial,
  onSubmit,
  onCancel,
  demanded = false,
  level = 2,
  ...sending
}: WithdrawalPinFormProps) {
  const { withdrawalPin: texts, forms, base } = useMessages();
  const schema = useMemo(() => rulesOf(isChange, isTrivial), [isChange, isTrivial]);
  return (
    <>
      <StepText
        level={level}
        title={isChange ? texts.changeTitle : texts.setTitle}
        body={isChange ? texts.changeBody : texts.setBody}
      />
      {demanded && <Callout tone="info">{texts.demanded}</Callout>}
      <Form
        {...sending}
        schema={schema}
        defaultValues={empty}
        onSubmit={({ password, pin, currentPin }) =>
          onSubmit({ password, pin, ...(isChange && { currentPin }) })
        }
      >
        <PasswordField
          name="password"
          label={forms.labelPassword}
          fieldName={forms.fieldPassword}
          size="lg"
          autoComplete="current-password"
        />
        {isChange && (
          <PinInput
            name="currentPin"
            label={texts.currentPin}
            fieldName={texts.fieldCurrentPin}
            hint={texts.forgotten}
          />
        )}
        <PinInput
          name="pin"
          label={texts.newPin}
          fieldName={texts.fieldPin}
          revalidates={repeated}
        />
        <PinInput name="pinConfirmation" label={texts.repeatPin} />
        <Actions>
          <SubmitButton fullWidth={false}>{texts.save}</SubmitButton>
          {onCancel && (
            <Button variant="ghost" size="lg" disabled={sending.busy} onClick={onCancel}>
              {base.cancel}
            </Button>
          )}
        </Actions>
      </Form>
    </>
  );
}
