import type { DatesMessages } from '../id/dates.ts';

/** Spanish messages of date fields. */
export const dates: DatesMessages = {
  dateFrom: 'Desde',
  dateTo: 'Hasta',
  dateFromOf: 'inicio de {field}',
  dateToOf: 'fin de {field}',
  datePresets: 'Rangos rápidos: {field}',
  dateToday: 'Hoy',
  date7d: '7 días',
  date30d: '30 días',
  dateThisMonth: 'Este mes',
  dateMin: 'La primera fecha posible es {date}.',
  dateMax: 'La última fecha posible es {date}.',
  dateOrder: 'La fecha final no puede ser anterior a la inicial.',
};
