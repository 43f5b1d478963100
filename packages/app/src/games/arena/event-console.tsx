import type { FightEvent, Game } from '@lobi/core/contract';
import { useAction, useList } from '@lobi/core/react/lists';
import { Button, Callout, Dialog, Heading, Icon, Inline, Stack } from '@lobi/ui';
import { Programme } from '@lobi/ui/arena';
import { mdiPencilOutline, mdiPlus } from '@mdi/js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EventForm } from './event-form.tsx';

/** Events listed in the console, latest first. */
const eventsShown = 5;

/** The events of an arena with their programmes, which the operator plans, starts and ends. */
export function EventConsole({ game }: { game: Game }) {
  const { t } = useTranslation();
  const events = useList('event.list', { gameId: game.id }, { perPage: eventsShown });
  const create = useAction('event.create');
  const update = useAction('event.update');
  const [open, setOpen] = useState<{ readonly event: FightEvent | null } | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Stack gap={4} as="section" aria-label={t('arena.events')}>
      <Inline justify="between" gap={3}>
        <Heading level={2} size="md">
          {t('arena.events')}
        </Heading>
        <Button
          variant="outline"
          iconStart={<Icon path={mdiPlus} />}
          onClick={() => setOpen({ event: null })}
        >
          {t('arena.eventNew')}
        </Button>
      </Inline>
      {events.status === 'failed' && <Callout tone="danger">{t('arena.eventsFailed')}</Callout>}
      {events.status === 'ready' &&
        events.rows.map((event) => (
          <Stack key={event.id} gap={2}>
            <Programme event={event} />
            <Inline justify="end">
              <Button
                variant="ghost"
                iconStart={<Icon path={mdiPencilOutline} />}
                aria-label={t('arena.eventChangeOf', { title: event.title })}
                onClick={() => setOpen({ event })}
              >
                {t('arena.eventChange')}
              </Button>
            </Inline>
          </Stack>
        ))}
      <Dialog
        open={open !== null}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={open?.event?.title ?? t('arena.eventNew')}
        description={t('arena.eventNote')}
      >
        {open && (
          <EventForm
            event={open.event}
            onSave={({ status, ...facts }) =>
              open.event
                ? update.run({
                    params: { eventId: open.event.id },
                    body: { ...facts, status, version: open.event.version },
                  })
                : create.run({ params: { gameId: game.id }, body: facts })
            }
            onSaved={close}
          />
        )}
      </Dialog>
    </Stack>
  );
}
