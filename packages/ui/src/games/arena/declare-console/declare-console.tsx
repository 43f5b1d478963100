import { useState } from 'react';
import type { GameSummary } from '../../../components/game-card/game.types.ts';
import { Kbd } from '../../../primitives/kbd/kbd.tsx';
import { known, type Loadable } from '../../../primitives/loadable.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { Selection } from '../../../components/odds/outcome.ts';
import type { ArenaRound } from '../arena.types.ts';
import { roadResultsOf } from '../round-facts.ts';
import { useArenaFormat, type ArenaFormat } from '../use-arena-format.ts';
import { useNow } from '../use-now.ts';
import { ActionButton } from './action-button.tsx';
import { actionTexts } from './action-texts.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { CorrectionCard, type CorrectionActions } from './correction-card.tsx';
import { newestSettled } from './correction-step.ts';
import {
  consoleActions,
  type ConsoleAction,
  type RoundStep,
  type RoundStepBody,
} from './declare-steps.ts';
import { PoolsCard } from './pools-card.tsx';
import { PreviousCard } from './previous-card.tsx';
import { StateHeader } from './state-header.tsx';
import { StepRail } from './step-rail.tsx';
import { trailOf } from './trail-of.ts';
import { useConsoleKeys } from './use-console-keys.ts';
import * as S from './declare-console.styles.ts';

export interface DeclareConsoleProps {
  game: GameSummary;
  /** The current fight, or the last one; `null` before the first. */
  round: ArenaRound | null;
  /** Earlier fights, in any order. */
  rounds: Loadable<readonly ArenaRound[]>;
  /** Steps currently allowed by the server; only these have buttons. */
  allowedSteps: readonly RoundStep[];
  /** Step that is being sent; no other can be sent until then. */
  busyStep?: RoundStep | undefined;
  /** Error text if the last step was rejected, in the user's language. */
  error?: string | undefined;
  onStep: (step: RoundStep, body: RoundStepBody) => void;
  /** Opens or closes one side for bets; without it there are no switches. */
  onSide?: ((selection: Selection, open: boolean) => void) | undefined;
  /** Actions on a wrongly declared result; hidden without them. */
  correction?: CorrectionActions | undefined;
  /** Server time minus local time in ms; default 0. */
  serverOffsetMs?: number | undefined;
  className?: string | undefined;
}

const hints = {
  standby: 'hintStandby',
  open: 'hintOpen',
  'last-call': 'hintLastCall',
  closed: 'hintClosed',
  declared: 'hintDeclared',
  settling: 'hintWaiting',
  settled: 'hintNone',
  cancelled: 'hintNone',
} as const satisfies Record<ArenaRound['status'], keyof ArenaFormat['texts']>;

/**
 * The console of the declarator: only allowed steps, each as a large button that states its effect in
 * bets and money. Closing, paying and cancelling require a confirmation. Letters are shortcuts that can
 * be disabled.
 */
export function DeclareConsole({
  game,
  round,
  rounds,
  allowedSteps,
  busyStep,
  error,
  onStep,
  onSide,
  correction,
  serverOffsetMs = 0,
  className,
}: DeclareConsoleProps) {
  const format = useArenaFormat();
  const { texts, say, clock, time } = format;
  const [asked, setAsked] = useState<ConsoleAction>();
  const [hasKeys, setHasKeys] = useState(true);
  const now = useNow(round?.status === 'declared') + serverOffsetMs;

  const actions = consoleActions(allowedSteps);
  // A confirmation closes when its step is no longer allowed, e.g. because a colleague was faster.
  const question =
    asked && actions.find((one) => one.shortcut === asked.shortcut) ? asked : undefined;
  const past = known(rounds);
  const all = [...(round ? [round] : []), ...(past ?? [])];
  const correctable = newestSettled(all);
  const isDeclaring = actions.some(({ step }) => step === 'declare');
  // The shown fight is the newest, so that its number identifies it.
  const nextNumber =
    round || past ? Math.max(0, ...all.map(({ number }) => number)) + 1 : undefined;

  const press = (action: ConsoleAction): void => {
    if (busyStep !== undefined) return;
    if (action.isConfirmed) setAsked(action);
    else onStep(action.step, {});
  };
  const isKeyed = hasKeys && question === undefined && busyStep === undefined;
  useConsoleKeys(isKeyed, (key) => {
    const action = actions.find(({ shortcut }) => shortcut === key);
    if (action) press(action);
  });

  const textsOf = (action: ConsoleAction) => {
    const own = actionTexts(action, { game, round, nextNumber }, format);
    if (action.step !== 'undo' || round?.settlesAt == null) return own;
    const seconds = Math.ceil((Date.parse(round.settlesAt) - now) / 1000);
    return { ...own, figure: say('actUndoLeft', { time: clock(seconds) }) };
  };

  return (
    <S.Root
      className={slotClass('DeclareConsole', 'root', className)}
      data-status={round?.status ?? 'none'}
    >
      <StateHeader round={round} serverOffsetMs={serverOffsetMs} />
      <StepRail round={round} />
      <S.Main>
        <S.Ask>
          <h2>
            {isDeclaring && round ? say('declareTitle', { number: round.number }) : texts.nextTitle}
          </h2>
          <p>{round ? texts[hints[round.status]] : texts.consoleNoneNote}</p>
        </S.Ask>
        {actions.length === 0 ? (
          <S.Idle>{round ? texts[hints[round.status]] : texts.consoleNoneNote}</S.Idle>
        ) : (
          <S.Actions data-kind={isDeclaring ? 'results' : 'steps'} data-count={actions.length}>
            {actions.map((action, index) => (
              <ActionButton
                key={action.shortcut}
                action={action}
                texts={textsOf(action)}
                isMain={index === 0 && !isDeclaring && action.step !== 'cancel'}
                isBusy={busyStep === action.step}
                isBlocked={busyStep !== undefined && busyStep !== action.step}
                hasShortcut={hasKeys}
                onPress={press}
              />
            ))}
          </S.Actions>
        )}
        <div role="alert">
          {error !== undefined && <S.Error className="lobi-DeclareConsole-error">{error}</S.Error>}
        </div>
        {actions.length > 0 && (
          <S.Keys className="lobi-DeclareConsole-keys">
            {hasKeys && (
              <>
                {actions.map(({ shortcut }) => (
                  <Kbd key={shortcut}>{shortcut}</Kbd>
                ))}
                {texts.keysChoose} · <Kbd>Esc</Kbd> {texts.keysBack}
              </>
            )}
            <label>
              <input
                type="checkbox"
                checked={hasKeys}
                onChange={(event) => setHasKeys(event.target.checked)}
              />
              {texts.keys}
            </label>
          </S.Keys>
        )}
        {round && (
          <S.Trail aria-label={texts.trail}>
            <h3>{texts.trail}</h3>
            <ol>
              {trailOf(round, format).map(({ at, text }) => (
                <li key={text}>
                  {at === null ? <span /> : <time dateTime={at}>{time(at)}</time>}
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </S.Trail>
        )}
      </S.Main>
      <S.Aside>
        {round && <PoolsCard round={round} onSide={onSide} />}
        {correctable && correction && (
          <CorrectionCard key={correctable.id} round={correctable} actions={correction} />
        )}
        <PreviousCard
          results={past && roadResultsOf(past.filter(({ id }) => id !== round?.id))}
          isFailed={rounds === 'failed'}
        />
      </S.Aside>
      {question && round && (
        <ConfirmStep
          action={question}
          round={round}
          place={game.title}
          onBack={() => setAsked(undefined)}
          onConfirm={(body) => {
            setAsked(undefined);
            onStep(question.step, body);
          }}
        />
      )}
    </S.Root>
  );
}
