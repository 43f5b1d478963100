import type { DatesMessages } from '../id/dates.ts';

/** Simplified Chinese messages of date fields. */
export const dates: DatesMessages = {
  dateFrom: '开始日期',
  dateTo: '结束日期',
  dateFromOf: '{field}的开始日期',
  dateToOf: '{field}的结束日期',
  datePresets: '快捷范围：{field}',
  dateToday: '今天',
  date7d: '7 天',
  date30d: '30 天',
  dateThisMonth: '本月',
  dateMin: '最早日期为{date}。',
  dateMax: '最晚日期为{date}。',
  dateOrder: '结束日期不能早于开始日期。',
};
