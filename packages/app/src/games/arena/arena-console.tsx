import { correctionReasons, isStaff, type RoundResult, type Selection } from '@lobi/core/contract';
import { isOver, allowedSteps } from '@lobi/core/games';
import { useAuth, usePlatform } from '@lobi/core/react';
import { useAction, useList } from '@lobi/core/react/lists';
import { Stack } from '@lobi/ui';
import { DeclareView, type RoundStep, type RoundStepBody } from '@lobi/ui/arena';
import { useState } from 'react';
import { useFailureText } from '../../i18n/use-failure-text.ts';
import { toRejectionFields } from '../../i18n/rejection-fields.ts';
import { useReasons } from '../../i18n/use-reasons.ts';
import type { EngineProps } from '../engine-props.ts';
import { EventConsole } from './event-console.tsx';
import { useServerOffset } from './use-server-offset.ts';

/** Rounds shown on the board of previous fights. */
const boardLength = 60;

/** The console of an arena's operator: only the allowed next steps, each sent to the server. */
export function ArenaConsole({ game, round }: EngineProps) {
  const failureText = useFailureText();
  const { serverNow } = usePlatform();
  const serverOffsetMs = useServerOffset();
  const rounds = useList('round.list', { gameId: game.id }, { perPage: boardLength });
  const [busyStep, setBusyStep] = useState<RoundStep>();
  const [error, setError] = useState<string>();
  const create = useAction('round.create');
  const steps = {
    open: useAction('round.open'),
    'last-call': useAction('round.last-call'),
    close: useAction('round.close'),
    undo: useAction('round.undo'),
  };
  const declare = useAction('round.declare');
  const cancel = useAction('round.cancel');
  const side = useAction('round.side');
  const correct = useAction('round.correct');
  const decide = useAction('round.decide-correction');
  const { user } = useAuth();
  const reasons = useReasons();
  const [correctionError, setCorrectionError] = useState<string>();
  const shown = round?.status === 'ready' ? round.round : null;
  const isFree = !shown || (isOver(shown) && shown.settledAt !== null);

  function send(step: RoundStep, body: RoundStepBody) {
    if (step === 'create') return create.run({ params: { gameId: game.id } });
    const params = { roundId: shown?.id ?? '' };
    if (step === 'declare') return declare.run({ params, body: body as { result: RoundResult } });
    if (step === 'cancel') return cancel.run({ params, body: body as { reason: string } });
    return steps[step].run({ params });
  }

  async function onStep(step: RoundStep, body: RoundStepBody): Promise<void> {
    setBusyStep(step);
    setError(undefined);
    const outcome = await send(step, body);
    setBusyStep(undefined);
    if (!outcome.ok) setError(failureText(outcome.failure));
  }

  async function onSide(selection: Selection, open: boolean): Promise<void> {
    setError(undefined);
    const outcome = await side.run({
      params: { roundId: shown?.id ?? '' },
      body: { selection, open },
    });
    if (!outcome.ok) setError(failureText(outcome.failure));
  }

  async function tellCorrection(run: ReturnType<typeof correct.run>): Promise<void> {
    setCorrectionError(undefined);
    const outcome = await run;
    if (!outcome.ok) setCorrectionError(failureText(outcome.failure));
    else if (rounds.status !== 'loading') rounds.refresh();
  }

  return (
    <Stack gap={6}>
      <DeclareView
        game={game}
        round={shown}
        rounds={
          rounds.status === 'ready'
            ? rounds.rows.filter(({ id }) => id !== shown?.id)
            : rounds.status
        }
        allowedSteps={isFree ? ['create'] : allowedSteps(shown, new Date(serverNow()))}
        busyStep={busyStep}
        error={error}
        onStep={(step, body) => void onStep(step, body)}
        onSide={(selection, open) => void onSide(selection, open)}
        correction={{
          reasons: reasons(correctionReasons),
          canDecide: user !== null && isStaff(user),
          isBusy: correct.status === 'running' || decide.status === 'running',
          error: correctionError,
          onRequest: ({ id }, body) =>
            void tellCorrection(
              correct.run({
                params: { roundId: id },
                body: { result: body.result, reason: body.reason, ...toRejectionFields(body) },
              }),
            ),
          onDecide: ({ id }, approve) =>
            void tellCorrection(decide.run({ params: { roundId: id }, body: { approve } })),
        }}
        serverOffsetMs={serverOffsetMs}
        stale={round?.status === 'ready' && round.stale}
      />
      <EventConsole game={game} />
    </Stack>
  );
}
