import type { MessageKey } from '@lobi/core/locales';
import type { TFunction } from 'i18next';

interface TableTimes {
  readonly bettingMs: number;
  readonly pauseMs: number;
  /** Interval of its timetable; default none: a round opens after the pause. */
  readonly everyMs?: number | undefined;
}

const seconds = (ms: number): number => ms / 1_000;
const minutes = (ms: number): number => ms / 60_000;

const paceOf = ({ everyMs }: TableTimes): MessageKey =>
  everyMs === undefined ? 'play.rules.pace' : 'play.rules.timetable';

/** Rules of a table game, with the times of this table and further rules of its own. */
export function tableRules(
  t: TFunction,
  rules: MessageKey,
  tables: Readonly<Record<string, TableTimes>>,
  engine: string,
  more?: string,
) {
  const times = tables[engine];
  return (
    <>
      <p>{t(rules)}</p>
      {more !== undefined && <p>{more}</p>}
      {times && (
        <p>
          {t(paceOf(times), {
            betting: seconds(times.bettingMs),
            pause: seconds(times.pauseMs),
            every: minutes(times.everyMs ?? 0),
          })}
        </p>
      )}
    </>
  );
}
