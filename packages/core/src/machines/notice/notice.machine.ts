import { setup } from 'xstate';

/** What the notice machine lets happen outside. */
export interface NoticeEffects {
  /** Was this version of the notice accepted before? */
  isAccepted(): boolean;
  /** Remembers that it was. @source spec §1 (the accepted flag is persisted) */
  remember(): void;
}

export type NoticeEvent = { readonly type: 'NOTICE.AGREED' };

/** The blocking notice: open at start unless it was accepted, closed by Agree. @source spec §1 */
export function createNoticeMachine(effects: NoticeEffects) {
  return setup({
    types: { events: {} as NoticeEvent },
    actions: { remember: () => effects.remember() },
  }).createMachine({
    id: 'notice',
    initial: effects.isAccepted() ? 'accepted' : 'open',
    states: {
      open: { on: { 'NOTICE.AGREED': { target: 'accepted', actions: 'remember' } } },
      accepted: {},
    },
  });
}

/** Type of the notice machine. */
export type NoticeMachine = ReturnType<typeof createNoticeMachine>;
