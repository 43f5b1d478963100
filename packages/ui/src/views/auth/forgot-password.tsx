import { SupportContact } from '../../components/support-contact/support-contact.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import * as S from './auth-frame.styles.ts';

/**
 * Instructions for a new password: by a link of the agent or of support, since the platform sends no mail.
 * The contact below helps with all other login problems too.
 * @source ours
 */
export function ForgotPassword() {
  const { messages, support } = useKit();
  const { forms: texts } = messages;
  const hasSupport = Object.values(support ?? {}).some((way) => way !== undefined);
  return (
    <S.Help className="lobi-LoginView-help">
      <details>
        <summary>{texts.forgotPassword}</summary>
        <p>{hasSupport ? texts.forgotPasswordBody : texts.forgotPasswordAgent}</p>
      </details>
      <SupportContact hideEmpty />
    </S.Help>
  );
}
