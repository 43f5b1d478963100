import { formatMoneyText, isWin } from '@lobi/formats';
import { useEffect, useRef } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { jackpot } from '../../primitives/icon/icons.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { Celebration } from '../celebration/celebration.tsx';
import { useCurrency } from '../money/use-currency.ts';
import * as S from './jackpot-win.styles.ts';

export interface JackpotWinProps {
  /** Id of the play; each is announced once. */
  playId: string;
  /** Name of the jackpot in the user's language; default "Jackpot". */
  name?: string | undefined;
  /** Amount paid out, decimal text. */
  amount: string;
  /** Stake of the play, decimal text. */
  stake: string;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  onClose: () => void;
  className?: string | undefined;
}

/**
 * A paid jackpot: the amount covers the game until it is closed, and is announced to assistive technology at
 * once. Renders nothing for an amount that does not exceed the stake. Place it inside a parent with
 * `position: relative`.
 */
export function JackpotWin(props: JackpotWinProps) {
  return isWin(props.stake, props.amount) ? <Won {...props} /> : null;
}

function Won({ playId, name, amount, stake, currency: code, onClose, className }: JackpotWinProps) {
  const { locale, messages } = useKit();
  const { play, base } = messages;
  const currency = useCurrency(code);
  const announce = useAnnounce();
  const money = formatMoneyText(amount, currency.code, { locale }) ?? amount;
  const sentence = fill(play.jackpotWonOf, { name: name ?? play.jackpot, amount: money });
  const announcedId = useRef<string>(undefined);
  useEffect(() => {
    if (announcedId.current === playId) return;
    announcedId.current = playId;
    announce(`${play.jackpotWon}. ${sentence}`, { politeness: 'assertive' });
  }, [announce, playId, play, sentence]);
  return (
    <S.Root
      role="group"
      aria-label={play.jackpotWon}
      className={slotClass('JackpotWin', 'root', className)}
    >
      <Celebration stake={stake} payout={amount} seed={playId} intensity="high" durationMs={4000} />
      <S.Card>
        <Icon path={jackpot} size={32} />
        <S.Title>{play.jackpotWon}</S.Title>
        <S.Amount className="lobi-JackpotWin-amount">{money}</S.Amount>
        <S.Text>{sentence}</S.Text>
        <Button variant="soft" onClick={onClose}>
          {base.close}
        </Button>
      </S.Card>
    </S.Root>
  );
}
