import { memo } from 'react';
import { PayTable, type GamePayout } from '../../components/game-info/pay-table.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { usePlayFormat } from './use-play-format.ts';
import * as S from './pays-beside.styles.ts';

/** Maximum number of lines beside the screen; the sheet of rules shows all. */
const maximumRows = 8;

export interface PaysBesideProps {
  payouts: readonly GamePayout[];
  /** Opens rules, payouts and return. */
  onInfo: () => void;
}

/** Pay table of the game, below the stake on a wide page. Memoized: plays do not affect it. */
export const PaysBeside = memo(function PaysBeside({ payouts, onInfo }: PaysBesideProps) {
  const { messages } = usePlayFormat();
  return (
    <S.Root className="lobi-PlayFrame-pays">
      <h2>{messages.play.tabPayouts}</h2>
      <PayTable payouts={payouts.slice(0, maximumRows)} />
      {payouts.length > maximumRows && (
        <Button variant="ghost" onClick={onInfo}>
          {messages.playFrame.allPays}
        </Button>
      )}
    </S.Root>
  );
});
