import { memo } from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Hand, HandChips, HandTools, HandTotal } from '../play-frame/hand.styles.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import * as S from './roulette-stage.styles.ts';

/** Something that is done with the chips that lie on the table. */
export interface HandTool {
  readonly label: string;
  /** Path of its icon. */
  readonly path: string;
  /** There is nothing that it could be done with. */
  readonly isOff: boolean;
  readonly press: () => void;
}

export interface RouletteHandProps {
  /** Worth of the chips as decimal text, smallest first. */
  chips: readonly string[];
  /** The chip in hand. */
  chip: string;
  onChipChange: (chip: string) => void;
  currency: string;
  /** Amount that may still be staked, as decimal text; `undefined` while unknown. */
  free: string | undefined;
  /** Worth of the chips on the table; `null` while there are none. */
  amount: string | null;
  tools: readonly HandTool[];
  /** No chip can be taken in hand. */
  isDisabled: boolean;
  /** Nothing can be done with the chips on the table now. */
  isLocked: boolean;
  /** The last chip did not fit on the table. */
  isFull: boolean;
}

// Parts that a chip or a spin does not change are not rendered again.
const Chips = memo(HandChips);

/** The chips in hand, what those on the table are worth, and what can be done with them. */
export function RouletteHand(props: RouletteHandProps) {
  const { chips, chip, onChipChange, currency, free, amount, tools } = props;
  const { isDisabled, isLocked, isFull } = props;
  const { messages, money } = usePlayFormat();
  const words = messages.roulette;
  return (
    <>
      <Hand>
        <Chips
          chips={chips}
          value={chip}
          onValueChange={onChipChange}
          currency={currency}
          balance={free}
          disabled={isDisabled}
        />
        <HandTools>
          <HandTotal>
            {words.total} <b>{money(amount ?? '0', currency)}</b>
          </HandTotal>
          {tools.map(({ label, path, isOff, press }) => (
            <IconButton
              key={label}
              label={label}
              path={path}
              variant="soft"
              disabled={isLocked || isOff}
              onClick={press}
            />
          ))}
        </HandTools>
      </Hand>
      <S.Full role="alert">{isFull && words.full}</S.Full>
    </>
  );
}
