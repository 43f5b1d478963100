import type { ChangeRequest } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { Button, Callout, DateTime, Dialog, Stack } from '@lobi/ui';
import { DescriptionList, Diff } from '@lobi/ui/data';
import { ReasonDialog } from '@lobi/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { sentenceOf } from '../people/field-errors.ts';
import { isSettingName, useSettingText } from '../settings/use-setting-text.ts';
import { ChangeBadge } from './change-badge.tsx';
import { useFactText } from './use-fact-text.ts';
import { useSubjectLabel } from './use-subject-label.ts';

interface ChangeDialogProps {
  /** The displayed change; `undefined` for none. */
  request: ChangeRequest | undefined;
  onClose: () => void;
}

const valuesOf = (request: ChangeRequest, side: 'before' | 'after') =>
  Object.fromEntries(request.facts.map((fact) => [fact.name, fact[side]]));

/** One change: its effect, requester and reason, and the available decisions. */
export function ChangeDialog({ request, onClose }: ChangeDialogProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const factText = useFactText();
  const subjectLabel = useSubjectLabel();
  const settingText = useSettingText();
  const decide = useAction('admin.change.decide');
  const withdraw = useAction('admin.change.withdraw');
  const [rejecting, setRejecting] = useState(false);
  const busy = decide.status === 'running' || withdraw.status === 'running';
  const failure = decide.failure ?? withdraw.failure;
  const error = failure ? sentenceOf(failure, failureText) : undefined;

  const close = (): void => {
    decide.reset();
    withdraw.reset();
    setRejecting(false);
    onClose();
  };
  const finish = (word: 'approved' | 'rejected' | 'withdrawn', name: string): void => {
    showToast({ tone: 'success', title: `${name}: ${t(`admin.change.${word}`)}` });
    close();
  };
  if (!request) return null;
  const { id: changeId, kind, facts, actions } = request;
  const subject = subjectLabel(request);
  const params = { changeId };

  const approve = async (): Promise<void> => {
    const outcome = await decide.run({ params, body: { approve: true } });
    if (outcome.ok) finish('approved', subject);
  };
  const reject = async (reason: string): Promise<void> => {
    const outcome = await decide.run({ params, body: { approve: false, reason } });
    if (outcome.ok) finish('rejected', subject);
  };
  const takeBack = async (): Promise<void> => {
    const outcome = await withdraw.run({ params });
    if (outcome.ok) finish('withdrawn', subject);
  };

  if (rejecting) {
    return (
      <ReasonDialog
        open
        onOpenChange={(next) => next || setRejecting(false)}
        title={`${t('admin.change.reject')}: ${subject}`}
        submitLabel={t('admin.change.reject')}
        tone="danger"
        onConfirm={(reason) => void reject(reason)}
        busy={busy}
        error={error}
      >
        {t('admin.change.rejectBody')}
      </ReasonDialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(next, details) => {
        if (busy) details.cancel();
        else if (!next) close();
      }}
      title={subject}
      description={t(`changeKind.${kind}`)}
      actions={
        actions.length > 0 && (
          <>
            {actions.includes('withdraw') && (
              <Button
                variant="outline"
                tone="neutral"
                loading={busy}
                onClick={() => void takeBack()}
              >
                {t('admin.change.withdraw')}
              </Button>
            )}
            {actions.includes('reject') && (
              <Button
                variant="outline"
                tone="danger"
                disabled={busy}
                onClick={() => {
                  decide.reset();
                  setRejecting(true);
                }}
              >
                {t('admin.change.reject')}
              </Button>
            )}
            {actions.includes('approve') && (
              <Button loading={busy} onClick={() => void approve()}>
                {t('admin.change.approve')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap={4}>
        <Diff
          before={valuesOf(request, 'before')}
          after={valuesOf(request, 'after')}
          fields={Object.fromEntries(facts.map(({ name }) => [name, t(`changeFact.${name}`)]))}
          formatValue={(value, field) => {
            const fact = facts.find(({ name }) => name === field);
            if (!fact) return String(value);
            return kind === 'setting.update' && isSettingName(request.subject.name)
              ? settingText(request.subject.name, String(value))
              : factText(String(value), fact.name);
          }}
        />
        <DescriptionList
          items={[
            { label: t('admin.change.reason'), value: request.reason },
            { label: t('admin.change.askedBy'), value: request.askedBy.username },
            { label: t('admin.change.askedAt'), value: <DateTime at={request.askedAt} /> },
            { label: t('admin.change.status'), value: <ChangeBadge status={request.status} /> },
            ...(request.status === 'waiting'
              ? [
                  {
                    label: t('admin.change.expiresAt'),
                    value: <DateTime at={request.expiresAt} />,
                  },
                ]
              : []),
            ...(request.decidedBy
              ? [{ label: t('admin.change.decidedBy'), value: request.decidedBy.username }]
              : []),
            ...(request.note === null
              ? []
              : [{ label: t('admin.change.note'), value: request.note }]),
          ]}
        />
        {error !== undefined && (
          <Callout tone="danger" role="alert">
            {error}
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}
