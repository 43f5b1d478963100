import type { Activity } from '@lobi/core/contract';
import type { ActivityListRow } from '@lobi/ui/data';
import { known } from './known.ts';

/** An activity as the kit shows it: unknown values are `null`. */
export const toActivityRow = (activity: Activity): ActivityListRow => ({
  ...activity,
  ip: known(activity.ip),
  browser: known(activity.browser),
  device: known(activity.device),
  country: known(activity.country),
  city: known(activity.city),
});
