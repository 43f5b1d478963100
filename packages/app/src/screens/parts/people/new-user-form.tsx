import { isOneOf, passwordLength, type NewRole, type User } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useAction } from '@lobi/core/react/lists';
import { useMessages } from '@lobi/ui';
import { Form, PasswordField, SubmitButton, TextField } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { useChangeApproval } from '../changes/use-change-approval.tsx';
import { AgentField } from './agent-field.tsx';
import { fieldErrorsOf } from './field-errors.ts';
import { newUserSchema, toUserCreate, type NewUser } from './new-user.ts';
import { CommissionField } from './profile-fields.tsx';

interface NewUserFormProps {
  role: NewRole;
  reader: User;
}

const blank: NewUser = { username: '', password: '', parentId: null, commission: null };

/** Form for a new user; leads to the user after creation. */
export function NewUserForm({ role, reader }: NewUserFormProps) {
  const { t } = useTranslation();
  const { forms } = useMessages();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const action = useAction('user.create');
  const approval = useChangeApproval();
  const create = async (typed: NewUser): Promise<void> => {
    const params = toUserCreate(role, typed);
    const outcome = await action.run({ body: params });
    if (!outcome.ok) {
      if (outcome.failure.code !== 'approval_required') return;
      const activation = await approval.run(() => Promise.resolve(outcome), {
        kind: 'user.create',
        params,
      });
      if (activation.ok) void navigate(buildPath('user.index'));
      return;
    }
    const { id: userId, username } = outcome.answer.data;
    showToast({ tone: 'success', title: t('people.created', { username }) });
    void navigate(buildPath('user.show', { userId }));
  };
  const { failure } = action;
  const fieldErrors = fieldErrorsOf(failure, failureText, {
    byCode: { username_taken: 'username', rate_above_own: 'commission', not_found: 'parentId' },
    byName: { commissionBp: 'commission' },
  });
  const isBelowAgent = isOneOf('holders', { role });
  return (
    <>
      <Form
        schema={newUserSchema}
        defaultValues={blank}
        onSubmit={create}
        guardUnsaved
        busy={action.status === 'running'}
        error={failure && !fieldErrors ? failureText(failure) : undefined}
        fieldErrors={fieldErrors}
      >
        <TextField
          name="username"
          label={forms.labelUsername}
          hint={forms.hintUsername}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label={forms.labelPassword}
          hint={t('people.passwordHint', { min: passwordLength.min })}
          autoComplete="new-password"
          strength
        />
        {reader.role !== 'agent' && isBelowAgent && <AgentField />}
        {role === 'agent' && <CommissionField />}
        <SubmitButton>{t('people.createSubmit')}</SubmitButton>
      </Form>
      {approval.dialog}
    </>
  );
}
