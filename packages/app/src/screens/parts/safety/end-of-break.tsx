import { useAction } from '@lobi/core/react/lists';
import { useTranslation } from 'react-i18next';
import { AskAction } from '../ask-action.tsx';

/** Requests the end of an indefinite break, and explains what follows. @source ours – domain 2.2 */
export function EndOfBreak() {
  const { t } = useTranslation();
  const action = useAction('break.end');
  return (
    <AskAction
      label={t('safer.end')}
      title={t('safer.end')}
      description={t('safer.endNote')}
      action={action}
      onSend={async () => (await action.run({})).ok}
    />
  );
}
