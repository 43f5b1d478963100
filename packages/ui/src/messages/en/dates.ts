import type { DatesMessages } from '../id/dates.ts';

/** English messages of date fields. */
export const dates: DatesMessages = {
  dateFrom: 'From',
  dateTo: 'To',
  dateFromOf: 'start of the {field}',
  dateToOf: 'end of the {field}',
  datePresets: 'Quick ranges: {field}',
  dateToday: 'Today',
  date7d: '7 days',
  date30d: '30 days',
  dateThisMonth: 'This month',
  dateMin: 'The earliest date is {date}.',
  dateMax: 'The latest date is {date}.',
  dateOrder: 'The end date must not be before the start date.',
};
