export { DateField, type DateFieldProps } from './date-field.tsx';
export { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';
export {
  dayStart,
  presetRange,
  rangeMoments,
  type DatePreset,
  type DateRange,
} from './calendar-dates.ts';
export { dateProblem, rangeProblem, type DateBounds, type DateProblem } from './date-problem.ts';
