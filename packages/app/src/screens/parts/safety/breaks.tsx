import type { BreakLength, User } from '@lobi/core/contract';
import { usePlatform } from '@lobi/core/react';
import { useAction } from '@lobi/core/react/lists';
import { Button, Card, Stack, Text, useMessages } from '@lobi/ui';
import { SelfExclusionFlow, TimeOutDialog } from '@lobi/ui/safety';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { breakHash } from '../../../page/break-hash.ts';
import { sentenceOf } from '../people/field-errors.ts';

/** Starts a break from play: a time-out of days or weeks, or a self-exclusion. */
export function Breaks({ reader }: { readonly reader: User }) {
  const { t } = useTranslation();
  const { safety } = useMessages();
  const failureText = useFailureText();
  const { serverNow } = usePlatform();
  const { hash } = useLocation();
  const [open, setOpen] = useState<'time-out' | 'exclusion' | null>(
    hash === breakHash ? 'time-out' : null,
  );
  const { run, status, failure, reset } = useAction('break.start');
  const isExcluded = open === 'exclusion' && status === 'done';
  const error = failure ? sentenceOf(failure, failureText) : undefined;
  const show = (which: typeof open): void => {
    reset();
    setOpen(which);
  };
  const start = async (length: BreakLength): Promise<void> => {
    const { ok } = await run({ body: { length } });
    if (ok && open === 'time-out') setOpen(null);
  };
  if (open === 'exclusion')
    return (
      <SelfExclusionFlow
        status={isExcluded ? 'done' : status === 'running' ? 'sending' : 'idle'}
        until={isExcluded && reader.breakEndableAt === null ? reader.statusUntil : undefined}
        error={error}
        onConfirm={(length) => void start(length)}
        onCancel={() => show(null)}
      />
    );
  return (
    <Card>
      <Stack gap={5}>
        <Stack gap={2}>
          <Text>{safety.timeOutText}</Text>
          <TimeOutDialog
            open={open === 'time-out'}
            onOpenChange={(isOpen) => show(isOpen ? 'time-out' : null)}
            trigger={<Button variant="outline">{safety.timeOutTitle}</Button>}
            busy={status === 'running'}
            error={error}
            now={serverNow()}
            onStart={(length) => void start(length)}
          />
        </Stack>
        <Stack gap={2}>
          <Text>{t('safer.excludeNote')}</Text>
          <Button variant="outline" onClick={() => show('exclusion')}>
            {safety.exclusionTitle}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
