import type { PlaySession } from '@lobi/core/contract';
import { useAction, useEntity } from '@lobi/core/react/lists';
import { Callout, Skeleton } from '@lobi/ui';
import { SegmentedControl } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { sentenceOf } from '../people/field-errors.ts';

type Check = PlaySession['check'];

/** Interval of the user's reality checks, if the jurisdiction leaves a choice. */
export function CheckInterval() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const play = useEntity('play-session.show', {});
  const { run, status, failure } = useAction('reality-check.interval');
  if (play.status === 'loading') return <Skeleton shape="block" height="72px" />;
  if (play.status === 'failed') return <Callout tone="danger">{failureText(play.failure)}</Callout>;
  const { minutes, choices }: Check = play.entity.check;
  const choose = async (value: string): Promise<void> => {
    const { ok } = await run({ body: { minutes: Number(value) } });
    if (ok) showToast({ tone: 'success', title: t('safer.checkSaved') });
  };
  return (
    <>
      <SegmentedControl
        label={t('safer.checkEvery')}
        hint={t('safer.checkNote')}
        items={choices.map((choice) => ({
          value: String(choice),
          label: t('safer.minutes', { minutes: choice }),
        }))}
        value={String(minutes)}
        disabled={status === 'running'}
        fullWidth
        onValueChange={(value) => void choose(value)}
      />
      {failure && (
        <Callout tone="danger" role="alert">
          {sentenceOf(failure, failureText)}
        </Callout>
      )}
    </>
  );
}
