import { setup } from 'xstate';

/** Effects of the notice machine. */
export interface NoticeEffects {
  /** Returns whether this version of the notice was accepted before. */
  isAccepted(): boolean;
  /** Stores the acceptance. @source spec §1 (the accepted flag is persisted) */
  remember(): void;
}

/** `NOTICE.REQUIRED`: the platform has no agreement of the signed-in user on record. */
export type NoticeEvent = { readonly type: 'NOTICE.AGREED' | 'NOTICE.REQUIRED' };

/**
 * The blocking notice: open at the start unless it was accepted, closed by Agree, and opened again when
 * the platform requires an agreement.
 * @source spec §1; asking again ours
 */
export function createNoticeMachine(effects: NoticeEffects) {
  return setup({
    types: { events: {} as NoticeEvent },
    actions: { remember: () => effects.remember() },
  }).createMachine({
    id: 'notice',
    initial: effects.isAccepted() ? 'accepted' : 'open',
    states: {
      open: { on: { 'NOTICE.AGREED': { target: 'accepted', actions: 'remember' } } },
      accepted: { on: { 'NOTICE.REQUIRED': 'open' } },
    },
  });
}

/** Type of the notice machine. */
export type NoticeMachine = ReturnType<typeof createNoticeMachine>;
