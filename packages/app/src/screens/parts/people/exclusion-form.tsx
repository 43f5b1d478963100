import {
  applicantRelations,
  exclusionLengths,
  exclusionReasonLength,
  type UserDetail,
} from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { Text, useMessages } from '@lobi/ui';
import { Checkbox, Form, Select, SubmitButton, TextArea, TextField } from '@lobi/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import {
  exclusionRequestSchema,
  toExclusionCreate,
  type ExclusionRequest,
} from './exclusion-request.ts';
import { fieldErrorsOf } from './field-errors.ts';

/** Messages of the kit for each length. */
const lengthTexts = { '6m': 'exclusion6m', '1y': 'exclusion1y', '5y': 'exclusion5y' } as const;

const blank: ExclusionRequest = {
  applicant: '',
  relation: 'spouse',
  length: '6m',
  reason: '',
  checked: false,
};

/** Form for an exclusion requested by another person, once staff has checked that person's identity. */
export function ExclusionForm({ user }: { readonly user: UserDetail }) {
  const { t } = useTranslation();
  const { office, safety } = useMessages();
  const failureText = useFailureText();
  const action = useAction('exclusion.create');
  const [isUnchecked, setIsUnchecked] = useState(false);
  const [done, setDone] = useState(0);
  const { id: userId, username } = user;
  const exclude = async (request: ExclusionRequest): Promise<void> => {
    setIsUnchecked(!request.checked);
    if (!request.checked) return;
    const outcome = await action.run({ params: { userId }, body: toExclusionCreate(request) });
    if (!outcome.ok) return;
    showToast({ tone: 'success', title: t('exclusion.done', { username }) });
    setDone(done + 1);
  };
  const { failure } = action;
  const fieldErrors = isUnchecked
    ? { checked: [t('exclusion.missing')] }
    : fieldErrorsOf(failure, failureText, { byName: { 'applicant.name': 'applicant' } });
  const error =
    failure?.code === 'conflict' ? t('exclusion.running') : failure && failureText(failure);
  return (
    <Form
      key={done}
      schema={exclusionRequestSchema}
      defaultValues={blank}
      onSubmit={exclude}
      guardUnsaved
      busy={action.status === 'running'}
      error={fieldErrors ? undefined : (error ?? undefined)}
      fieldErrors={fieldErrors}
    >
      <TextField name="applicant" label={t('exclusion.name')} autoComplete="off" />
      <Select
        name="relation"
        label={t('exclusion.relation')}
        items={applicantRelations.map((value) => ({
          value,
          label: t(`exclusion.relation.${value}`),
        }))}
      />
      <Select
        name="length"
        label={t('exclusion.length')}
        items={exclusionLengths.map((value) => ({ value, label: safety[lengthTexts[value]] }))}
      />
      <Text tone="muted">{t('exclusion.shownReason', { reason: t('reason.exclusion') })}</Text>
      <TextArea
        name="reason"
        label={t('exclusion.reason')}
        hint={office.statusNoteHint}
        maxLength={exclusionReasonLength.max}
      />
      <Checkbox name="checked" label={t('exclusion.checked')} required />
      <SubmitButton tone="danger">{t('exclusion.submit')}</SubmitButton>
    </Form>
  );
}
