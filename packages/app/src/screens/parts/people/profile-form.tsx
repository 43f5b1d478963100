import type { User, UserDetail } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useAction } from '@lobi/core/react/lists';
import { Heading, Stack, useMessages } from '@lobi/ui';
import { Form, FormErrorSummary, SubmitButton } from '@lobi/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { fieldErrorsOf } from './field-errors.ts';
import {
  changesOf,
  isMasked,
  profileFields,
  profileOf,
  profileSchema,
  type Profile,
} from './profile.ts';
import { ProfileConflict } from './profile-conflict.tsx';
import { ProfileFields } from './profile-fields.tsx';

interface ProfileFormProps {
  user: UserDetail;
  reader: User;
}

/**
 * Name, contacts and rate of a user. When another user changed them meanwhile, that is shown, the typed
 * text remains, and saving applies it to the latest version.
 */
export function ProfileForm({ user, reader }: ProfileFormProps) {
  const { t } = useTranslation();
  const { forms } = useMessages();
  const navigate = useNavigate();
  const failureText = useFailureText();
  // The user at the opening of the form: differences from it are edits.
  const [opened, setOpened] = useState(user);
  const action = useAction('user.update');
  const masked = isMasked(reader, user);
  const start = profileOf(opened, masked);
  const { failure } = action;

  const save = async (typed: Profile): Promise<void> => {
    const changes = changesOf(start, typed);
    const { id: userId, version } = user;
    const isSame = Object.keys(changes).length === 0;
    const outcome = isSame
      ? { ok: true }
      : await action.run({ params: { userId }, body: { version, ...changes } });
    if (!outcome.ok) return;
    if (!isSame) showToast({ tone: 'success', title: t('people.saved') });
    void navigate(buildPath('user.show', { userId }));
  };
  const fieldErrors = fieldErrorsOf(failure, failureText, {
    byCode: { rate_above_own: 'commission' },
    byName: { commissionBp: 'commission' },
  });
  const isConflict = failure?.code === 'conflict';
  return (
    <Stack gap={5}>
      <Heading level={2} size="sm">
        {t('people.profile')}
      </Heading>
      {user.version !== opened.version && (
        <ProfileConflict
          before={opened}
          after={user}
          onTakeLatest={() => {
            action.reset();
            setOpened(user);
          }}
        />
      )}
      <Form
        key={opened.version}
        schema={profileSchema}
        defaultValues={start}
        onSubmit={save}
        guardUnsaved
        busy={action.status === 'running'}
        error={failure && !isConflict && !fieldErrors ? failureText(failure) : undefined}
        fieldErrors={fieldErrors}
      >
        <FormErrorSummary />
        <ProfileFields
          fields={profileFields(user)}
          now={masked ? { phone: user.phone, email: user.email } : {}}
        />
        <SubmitButton>{forms.save}</SubmitButton>
      </Form>
    </Stack>
  );
}
