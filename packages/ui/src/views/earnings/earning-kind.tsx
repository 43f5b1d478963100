import { DateTime } from '../../components/date-time/date-time.tsx';

export interface EarningKindProps {
  label: string;
  /** Day of its games, `2026-11-01`. */
  day: string | null | undefined;
}

/** Type of an earning, with the day if it refers to one. */
export function EarningKind({ label, day }: EarningKindProps) {
  if (day === null || day === undefined) return label;
  return (
    <>
      {label}, <DateTime at={`${day}T00:00:00Z`} mode="date" timeZone="UTC" zone={false} />
    </>
  );
}
