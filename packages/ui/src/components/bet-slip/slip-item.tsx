import { mdiClose } from '@mdi/js';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Callout, type CalloutTone } from '../callout/callout.tsx';
import { MoneyInput } from '../money-input/money-input.tsx';
import { oddsText } from '../odds/odds-text.ts';
import { Odds } from '../odds/odds.tsx';
import { OutcomeMark } from '../odds/outcome-mark.tsx';
import type { SlipLimits, SlipSelection, SlipStatus } from './slip-rules.ts';
import * as S from './bet-slip.styles.ts';

export interface SlipItemProps {
  selection: SlipSelection;
  limits: SlipLimits;
  onStakeChange: (id: string, stake: string | null) => void;
  onRemove: (id: string) => void;
  onAcceptOdds: (id: string) => void;
}

const tones: Readonly<Partial<Record<SlipStatus, CalloutTone>>> = {
  'odds-changed': 'warning',
  suspended: 'warning',
  closed: 'warning',
  placed: 'success',
  refused: 'danger',
  unknown: 'warning',
};

/** One selection of the slip with its odds, its stake, and its problem. */
export function SlipItem({
  selection,
  limits,
  onStakeChange,
  onRemove,
  onAcceptOdds,
}: SlipItemProps) {
  const { locale, oddsFormat, messages } = useKit();
  const texts = messages.play;
  const { id, title, event, side, odds, pickedOdds = null, stake, status, message } = selection;
  const odd = (value: number | null): string => oddsText(value, oddsFormat, locale);
  const remarks: Readonly<Partial<Record<SlipStatus, string>>> = {
    'odds-changed': fill(texts.slipOddsChanged, { from: odd(pickedOdds), to: odd(odds) }),
    suspended: texts.slipSuspended,
    closed: texts.slipClosed,
    placed: texts.slipPlaced,
    refused: `${texts.slipRefused}${message === undefined ? '' : ` ${message}`}`,
    unknown: texts.slipUnknown,
  };
  const remark = remarks[status];
  const isFixed = status === 'placing' || status === 'unknown' || status === 'placed';
  return (
    <S.Item className="lobi-BetSlip-item" data-status={status}>
      <S.ItemHead>
        {side && <OutcomeMark outcome={side} size={26} />}
        <S.ItemTitle>
          <b>{title}</b>
          <small>{event}</small>
        </S.ItemTitle>
        <S.ItemOdds>
          <Odds value={odds} />
        </S.ItemOdds>
        {status !== 'placing' && status !== 'unknown' && (
          <IconButton
            label={fill(texts.slipRemove, { title })}
            path={mdiClose}
            size="sm"
            onClick={() => onRemove(id)}
          />
        )}
      </S.ItemHead>
      {status !== 'placed' && status !== 'closed' && (
        <MoneyInput
          label={fill(texts.slipStakeOf, { title })}
          hideLabel
          size="md"
          value={stake}
          currency={limits.currency}
          min={limits.min}
          max={limits.max}
          disabled={isFixed}
          clearable={false}
          onValueChange={(next) => onStakeChange(id, next)}
        />
      )}
      {remark !== undefined && (
        <Callout
          tone={tones[status] ?? 'info'}
          role={status === 'refused' ? 'alert' : undefined}
          action={
            status === 'odds-changed' ? (
              <Button size="sm" variant="outline" onClick={() => onAcceptOdds(id)}>
                {fill(texts.slipAccept, { odds: odd(odds) })}
              </Button>
            ) : undefined
          }
        >
          <span>{remark}</span>
        </Callout>
      )}
    </S.Item>
  );
}
