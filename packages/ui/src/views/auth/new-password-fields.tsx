import { PasswordField } from '../../components/password-field/password-field.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';

const confirmation: readonly string[] = ['passwordConfirmation'];

/** Fields `password` and `passwordConfirmation` of a form that sets a password. @source ours */
export function NewPasswordFields({ minLength }: { minLength: number }) {
  const { forms: texts } = useMessages();
  return (
    <>
      <PasswordField
        name="password"
        label={texts.labelPassword}
        fieldName={texts.fieldPassword}
        hint={fill(texts.hintPassword, { min: minLength })}
        size="lg"
        strength
        autoComplete="new-password"
        revalidates={confirmation}
      />
      <PasswordField
        name="passwordConfirmation"
        label={texts.labelPasswordConfirmation}
        size="lg"
        autoComplete="new-password"
      />
    </>
  );
}
