import { addDays, daysBetween } from '@lobi/core/contract';
import { countUsers, platformTimes, readFigures } from '../../store/figures.ts';
import { countQueue } from '../../store/review-queue.ts';
import { dayIn } from '../reports/calendar.ts';
import { noFigures, toFigures } from '../wire/to-figures.ts';
import type { DashboardMaker } from './dashboard.ts';

/** Figures of the platform today, and the requests that wait for staff. */
export const staffDashboard: DashboardMaker = async (deps, actor) => {
  const { db, currency, timeZone, currentTime } = deps;
  const times = await platformTimes(db, timeZone, currentTime?.());
  const { now, fortnight, tomorrow, yesterday, yesterdayNow } = times;
  const scope = { currency, timeZone };
  const { rows } = await readFigures(db, 'day', { ...scope, from: fortnight, to: tomorrow });
  const until = await readFigures(db, 'day', { ...scope, from: yesterday, to: yesterdayNow });
  const today = dayIn(timeZone, now);
  const figuresOf = (day: string) =>
    toFigures(rows.find(({ key }) => key === day) ?? noFigures(day), currency);
  return {
    role: actor.role === 'superadmin' ? 'superadmin' : 'admin',
    currency,
    countedAt: now.toISOString(),
    today: figuresOf(today),
    yesterday: toFigures(until.total, currency),
    queue: await countQueue(db, undefined, now),
    users: await countUsers(db),
    days: daysBetween(addDays(today, -13), today).map((date) => ({ date, ...figuresOf(date) })),
  };
};
