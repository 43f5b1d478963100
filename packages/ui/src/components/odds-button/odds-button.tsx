import { Toggle } from '@base-ui/react/toggle';
import { mdiLockOutline, mdiMenuDown, mdiMenuUp } from '@mdi/js';
import { forwardRef, type ButtonHTMLAttributes } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit, type OddsFormat } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { oddsText } from '../odds/odds-text.ts';
import { OutcomeMark } from '../odds/outcome-mark.tsx';
import type { Selection } from '../odds/outcome.ts';
import { useOddsTrend, type OddsTrend } from './use-odds-trend.ts';
import * as S from './odds-button.styles.ts';

/** Whether odds take bets: `suspended` can reopen, `closed` cannot. */
export type OddsStatus = 'open' | 'suspended' | 'closed';

export interface OddsButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'value' | 'onToggle'
> {
  /** Selection; the button's name is the selection and the odds: "Meron, 1,87". */
  label: string;
  /** Return per 100 staked, stake included; `null` while there are none. */
  odds: number | null;
  /** Default: the kit's format. */
  format?: OddsFormat | undefined;
  /** Direction of the last change; default derived from `odds`. */
  trend?: OddsTrend | undefined;
  selected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  onSelectedChange?: ((selected: boolean, details: Toggle.ChangeEventDetails) => void) | undefined;
  /** Default `open`. */
  status?: OddsStatus | undefined;
  /** A side of a fight also shows its mark; default `neutral`. */
  tone?: Selection | 'neutral' | undefined;
  /** A line below the odds, e.g. the player's stake; part of the accessible name. */
  note?: string | undefined;
}

/**
 * Selectable odds, as a toggle button. A change flashes once, except with reduced motion, and always shows an
 * arrow; it is not announced. Suspended and closed odds have a lock and a label.
 * @example <OddsButton label="Meron" odds={187} tone="meron" selected={picked} onSelectedChange={pick}
 *   />
 */
export const OddsButton = forwardRef<HTMLButtonElement, OddsButtonProps>(function OddsButton(
  {
    label,
    odds,
    format,
    trend: givenTrend,
    selected,
    defaultSelected,
    onSelectedChange,
    status = 'open',
    tone = 'neutral',
    note,
    disabled = false,
    className,
    ...rest
  },
  ref,
) {
  const { locale, oddsFormat, messages } = useKit();
  const texts = messages.play;
  const { trend: seenTrend, changes } = useOddsTrend(odds);
  const trend = givenTrend ?? seenTrend;
  const isOpen = status === 'open' && odds !== null;
  const text = oddsText(odds, format ?? oddsFormat, locale);
  const stateText = { open: undefined, suspended: texts.suspended, closed: texts.sideClosed }[
    status
  ];
  return (
    <Toggle
      {...rest}
      ref={ref}
      pressed={selected}
      defaultPressed={defaultSelected}
      onPressedChange={onSelectedChange}
      disabled={disabled || !isOpen}
      render={(props, state) => (
        <S.Root
          {...props}
          className={slotClass('OddsButton', 'root', className)}
          data-tone={tone}
          data-status={status}
          data-trend={trend}
          data-selected={flag(state.pressed)}
          data-locked={flag(status !== 'open')}
          data-empty={flag(odds === null)}
        >
          {changes > 0 && isOpen && <S.Flash key={changes} className="lobi-OddsButton-flash" />}
          <S.Name className="lobi-OddsButton-name">
            {tone !== 'neutral' && <OutcomeMark outcome={tone} size={16} inverse={state.pressed} />}
            <span>
              {label}
              <S.Comma>, </S.Comma>
            </span>
          </S.Name>
          <S.Value className="lobi-OddsButton-odds">
            {odds === null && <VisuallyHidden>{texts.oddsNone}</VisuallyHidden>}
            <span dir="ltr" aria-hidden={odds === null || undefined}>
              {text}
            </span>
            {(stateText ?? note) !== undefined && <S.Comma>, </S.Comma>}
            {trend && isOpen && (
              <S.Trend className="lobi-OddsButton-trend">
                <Icon path={trend === 'up' ? mdiMenuUp : mdiMenuDown} />
              </S.Trend>
            )}
          </S.Value>
          {stateText !== undefined && (
            <S.State className="lobi-OddsButton-state">
              <Icon path={mdiLockOutline} size={16} />
              <span>
                {stateText}
                {note !== undefined && <S.Comma>, </S.Comma>}
              </span>
            </S.State>
          )}
          {note !== undefined && <S.State className="lobi-OddsButton-note">{note}</S.State>}
        </S.Root>
      )}
    />
  );
});
