import type { GameMessage, HostMessage } from '@lobi/core/contract';
import { usePlatform } from '@lobi/core/react';
import { buildPath } from '@lobi/core/routes';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { createMessageGate, isReadyMessage } from './message-gate.ts';

/** `over`: the player may no longer play. */
export type FrameState = 'playing' | 'paused' | 'over';

const stateMessages: Readonly<Record<FrameState, HostMessage>> = {
  playing: { type: 'resume' },
  paused: { type: 'pause' },
  over: { type: 'terminate' },
};

/** The page's side of the communication with a framed game. */
export interface FrameHost {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onMessage: (data: unknown) => void;
  readonly isReady: (data: unknown) => boolean;
  /** The game reported an error. */
  readonly isFaulty: boolean;
}

/**
 * Handles the allowed requests of a game: refresh the balance, open the cashier, leave. Instructs the
 * game to pause, resume or end.
 */
export function useFrameHost(url: string, state: FrameState): FrameHost {
  const { wallet, clock } = usePlatform();
  const navigate = useNavigate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [gate] = useState(() => createMessageGate(() => clock.now()));
  const [hasCome, setHasCome] = useState(false);
  const [isFaulty, setFaulty] = useState(false);

  const post = useCallback(
    (message: HostMessage) =>
      frame.current?.contentWindow?.postMessage(message, new URL(url).origin),
    [url],
  );

  const sent = useRef<FrameState>('playing');
  useEffect(() => {
    if (!hasCome || sent.current === state) return;
    sent.current = state;
    post(stateMessages[state]);
  }, [hasCome, state, post]);

  const onMessage = useCallback(
    (data: unknown) => {
      const message = gate(data);
      if (!message) return;
      const lookAgain = (): void => wallet.send({ type: 'RESYNC.REQUESTED' });
      const handlers: Readonly<Record<GameMessage['type'], () => void>> = {
        ready: () => setHasCome(true),
        balanceChanged: lookAgain,
        gameRoundStarted: () => setFaulty(false),
        gameRoundEnded: lookAgain,
        openCashier: () => void navigate(buildPath('player.wallet.deposit')),
        exit: () => void navigate(buildPath('game.index')),
        error: () => setFaulty(true),
      };
      handlers[message.type]();
    },
    [gate, wallet, navigate],
  );

  return { frame, onMessage, isReady: isReadyMessage, isFaulty };
}
