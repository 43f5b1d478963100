import { Button } from '../../primitives/button/button.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './lobby-view.styles.ts';

export interface LobbyStateProps {
  title: string;
  body: string;
  actionLabel: string;
  onAction: () => void;
  /** Speaks at once, for failures. */
  urgent?: boolean | undefined;
}

/** An unlit lantern: nothing to show, why, and the one thing to do about it. */
export function LobbyState({
  title,
  body,
  actionLabel,
  onAction,
  urgent = false,
}: LobbyStateProps) {
  return (
    <S.Empty className={slotClass('LobbyState', 'root')} role={urgent ? 'alert' : 'status'}>
      <svg width="72" height="96" viewBox="0 0 104 140" aria-hidden="true" focusable="false">
        <path
          d="M52 4v18M35 22h34v8H35ZM30 30C0 46 0 94 30 110H74C104 94 104 46 74 30ZM35 110h34v8H35ZM52 30v80M41 30C26 48 26 92 41 110M63 30C78 48 78 92 63 110M52 118v16M47 120v10M57 120v10"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h2>{title}</h2>
      <p>{body}</p>
      <Button variant="soft" onClick={onAction}>
        {actionLabel}
      </Button>
    </S.Empty>
  );
}
