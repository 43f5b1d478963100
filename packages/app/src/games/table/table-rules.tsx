import type { MessageKey } from '@lobi/core/locales';
import type { TFunction } from 'i18next';

interface TableTimes {
  readonly bettingMs: number;
  readonly pauseMs: number;
}

const seconds = (ms: number): number => ms / 1_000;

/** Rules of a table game, with the times of this table. */
export function tableRules(
  t: TFunction,
  rules: MessageKey,
  tables: Readonly<Record<string, TableTimes>>,
  engine: string,
) {
  const times = tables[engine];
  return (
    <>
      <p>{t(rules)}</p>
      {times && (
        <p>
          {t('play.rules.pace' satisfies MessageKey, {
            betting: seconds(times.bettingMs),
            pause: seconds(times.pauseMs),
          })}
        </p>
      )}
    </>
  );
}
