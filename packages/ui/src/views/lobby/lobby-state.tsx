import { LineLantern } from '../../components/lantern/line-lantern.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './lobby-view.styles.ts';

export interface LobbyStateProps {
  title: string;
  body: string;
  actionLabel: string;
  onAction: () => void;
  /** Whether it is announced assertively, for failures. */
  urgent?: boolean | undefined;
}

/** State of the lobby without games: the unlit light of the brand, the reason, and one action. */
export function LobbyState({
  title,
  body,
  actionLabel,
  onAction,
  urgent = false,
}: LobbyStateProps) {
  return (
    <S.Empty className={slotClass('LobbyState', 'root')} role={urgent ? 'alert' : 'status'}>
      <svg
        width="72"
        height="96"
        viewBox="0 0 104 140"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <LineLantern x={52} y={70} cord={20} />
      </svg>
      <h2>{title}</h2>
      <p>{body}</p>
      <Button variant="soft" onClick={onAction}>
        {actionLabel}
      </Button>
    </S.Empty>
  );
}
