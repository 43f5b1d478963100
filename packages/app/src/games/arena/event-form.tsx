import { eventStatuses, type FightEvent, type FightEventCreate } from '@lobi/core/contract';
import type { ActionOutcome } from '@lobi/core/react/lists';
import { SchemaForm } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSaving } from '../../page/use-saving.ts';
import { programmeText, readProgramme } from './programme-text.ts';

/** The start of an event needs no seconds. */
const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

const schema = z.object({
  title: z.string().check(z.minLength(3), z.maxLength(60)),
  startsAt: z.string().check(z.regex(localTime)),
  fights: z.string().check(z.refine((text) => 'fights' in readProgramme(text), { path: [] })),
  status: z.enum(eventStatuses),
});

/** A time in the user's local format, to the minute. */
function asLocal(time: string): string {
  const moment = new Date(time);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 'yyyy-mm-ddThh:mm'.length);
}

interface EventFormProps {
  /** The event to change; `null` for a new one. */
  event: FightEvent | null;
  onSave: (
    facts: FightEventCreate & { readonly status: FightEvent['status'] },
  ) => Promise<ActionOutcome<unknown>>;
  onSaved: () => void;
}

/** Title, start, programme and state of an event; the programme is text with one fight per line. */
export function EventForm({ event, onSave, onSaved }: EventFormProps) {
  const { t } = useTranslation();
  const saving = useSaving();
  return (
    <SchemaForm
      schema={schema}
      fields={{
        title: { label: t('admin.game.title') },
        startsAt: { control: 'datetime', label: t('arena.eventStarts') },
        fights: {
          control: 'textarea',
          label: t('arena.eventFights'),
          hint: t('arena.eventFightsHint'),
        },
        status: {
          label: t('admin.game.status'),
          choices: {
            upcoming: t('arena.event.upcoming'),
            ongoing: t('arena.event.ongoing'),
            finished: t('arena.event.finished'),
          },
        },
      }}
      defaultValues={{
        title: event?.title ?? '',
        startsAt: event ? asLocal(event.startsAt) : '',
        fights: event ? programmeText(event.fights) : '',
        status: event?.status ?? 'upcoming',
      }}
      error={saving.error}
      fieldErrors={saving.fieldErrors}
      busy={saving.busy}
      onSubmit={async ({ fights, startsAt, ...values }) => {
        const programme = readProgramme(fights);
        if (!('fights' in programme)) return;
        const facts = {
          ...values,
          startsAt: new Date(startsAt).toISOString(),
          fights: [...programme.fights],
        };
        if (await saving.send(() => onSave(facts))) onSaved();
      }}
    />
  );
}
