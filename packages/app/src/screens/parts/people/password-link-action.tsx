import type { UserDetail } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { buildPath } from '@lobi/core/routes';
import { Button } from '@lobi/ui';
import { PasswordLinkDialog, type CreatedPasswordLink } from '@lobi/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { sentenceOf } from './field-errors.ts';

/** The secret is in the fragment, which browsers do not send to a server. */
const addressOf = (token: string): string =>
  new URL(`${buildPath('password.reset')}#${token}`, location.origin).href;

/** Button and dialog that create a password link; the link is cleared on closing. */
export function PasswordLinkAction({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const action = useAction('user.password-link');
  const [open, setOpen] = useState(false);
  const [link, setLink] = useState<CreatedPasswordLink>();
  const make = async (): Promise<void> => {
    const outcome = await action.run({ params: { userId: user.id } });
    if (!outcome.ok) return;
    const { token, expiresAt } = outcome.answer.data;
    setLink({ url: addressOf(token), expiresAt });
  };
  return (
    <PasswordLinkDialog
      open={open}
      onOpenChange={(next) => {
        action.reset();
        setLink(undefined);
        setOpen(next);
      }}
      trigger={
        <Button variant="outline" tone="neutral">
          {t('people.passwordLink')}
        </Button>
      }
      username={user.username}
      link={link}
      onMake={() => void make()}
      busy={action.status === 'running'}
      error={action.failure ? sentenceOf(action.failure, failureText) : undefined}
    />
  );
}
