import { memo } from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Hand, HandChips, HandTools, HandTotal } from '../play-frame/hand.styles.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import * as S from './roulette-stage.styles.ts';

/** An action on the placed chips. */
export interface HandTool {
  readonly label: string;
  /** Path of its icon. */
  readonly path: string;
  /** Whether the action is not possible. */
  readonly isOff: boolean;
  readonly press: () => void;
}

export interface RouletteHandProps {
  /** Values of the chips as decimal text, smallest first. */
  chips: readonly string[];
  /** The selected chip. */
  chip: string;
  onChipChange: (chip: string) => void;
  currency: string;
  /** Amount that can still be staked, as decimal text; `undefined` while unknown. */
  free: string | undefined;
  /** Value of the chips on the table; `null` if there are none. */
  amount: string | null;
  tools: readonly HandTool[];
  /** Whether no chip can be selected. */
  isDisabled: boolean;
  /** Whether the placed chips cannot be changed now. */
  isLocked: boolean;
  /** Whether the last chip exceeded a limit of the table. */
  isFull: boolean;
}

// Memoized: parts that do not depend on a chip or a spin are not rendered again.
const Chips = memo(HandChips);

/** The chips to select, the value of the placed ones, and actions on them. */
export function RouletteHand(props: RouletteHandProps) {
  const { chips, chip, onChipChange, currency, free, amount, tools } = props;
  const { isDisabled, isLocked, isFull } = props;
  const { messages, money } = usePlayFormat();
  const texts = messages.roulette;
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
            {texts.total} <b>{money(amount ?? '0', currency)}</b>
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
      <S.Full role="alert">{isFull && texts.full}</S.Full>
    </>
  );
}
