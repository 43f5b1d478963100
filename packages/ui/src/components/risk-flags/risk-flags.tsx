import {
  mdiAlertOctagonOutline,
  mdiAlertOutline,
  mdiInformationOutline,
  mdiShieldAlertOutline,
  mdiShieldCheckOutline,
} from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { formatDateTime } from '../date-time/format-date-time.ts';
import * as S from './risk-flags.styles.ts';

/** Severities of a risk, most severe first. */
export const riskSeverities = ['severe', 'high', 'medium', 'low'] as const;

/** Severity of a risk. */
export type RiskSeverity = (typeof riskSeverities)[number];

/** A risk of a user or a transaction that staff should check. */
export interface RiskFlag {
  readonly id: string;
  readonly severity: RiskSeverity;
  readonly text: ReactNode;
  /** Time since when it exists, ISO 8601. */
  readonly since: string;
  /** A button or a link beside it. */
  readonly action?: ReactNode;
}

export interface RiskFlagsProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  flags: readonly RiskFlag[];
}

interface SeverityLook {
  readonly tone: 'danger' | 'warning' | 'info';
  readonly icon: string;
  readonly word: keyof KitMessages['office'];
}

const looks: Readonly<Record<RiskSeverity, SeverityLook>> = {
  severe: { tone: 'danger', icon: mdiAlertOctagonOutline, word: 'riskSevere' },
  high: { tone: 'danger', icon: mdiShieldAlertOutline, word: 'riskHigh' },
  medium: { tone: 'warning', icon: mdiAlertOutline, word: 'riskMedium' },
  low: { tone: 'info', icon: mdiInformationOutline, word: 'riskLow' },
};

const rank = ({ severity }: RiskFlag): number => riskSeverities.indexOf(severity);

/** Most severe first, then oldest first. */
export function orderFlags(flags: readonly RiskFlag[]): RiskFlag[] {
  return flags.toSorted(
    (one, other) => rank(one) - rank(other) || Date.parse(one.since) - Date.parse(other.since),
  );
}

/** Risks as text, the most severe first, each with its severity and date. */
export const RiskFlags = forwardRef<HTMLUListElement, RiskFlagsProps>(function RiskFlags(
  { flags, className, ...rest },
  ref,
) {
  const { locale, timeZone, messages } = useKit();
  const { office } = messages;
  if (flags.length === 0) {
    return (
      <S.Nothing className={slotClass('RiskFlags', 'empty', className)}>
        <Icon path={mdiShieldCheckOutline} />
        {office.riskNone}
      </S.Nothing>
    );
  }
  return (
    <S.Root
      aria-label={office.riskTitle}
      {...rest}
      ref={ref}
      className={slotClass('RiskFlags', 'root', className)}
    >
      {orderFlags(flags).map(({ id, severity, text, since, action }) => {
        const { tone, icon, word } = looks[severity];
        const time = formatDateTime(since, { locale, timeZone });
        return (
          <S.Flag
            key={id}
            className="lobi-RiskFlags-flag"
            data-tone={tone}
            data-severity={severity}
          >
            <S.Mark>
              <Icon path={icon} />
            </S.Mark>
            <S.Text>
              <strong>{text}</strong>
              <p>
                <VisuallyHidden>
                  {fill(office.riskSeverity, { severity: office[word] })}
                </VisuallyHidden>
                <b aria-hidden="true">{office[word]}</b>
                {time !== undefined && `, ${fill(office.riskSince, { time })}`}
              </p>
            </S.Text>
            {action !== undefined && <S.Action>{action}</S.Action>}
          </S.Flag>
        );
      })}
    </S.Root>
  );
});
