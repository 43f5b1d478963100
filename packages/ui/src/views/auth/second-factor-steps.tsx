import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../primitives/heading/heading.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { codeReason } from './code-reason.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorBegin } from './second-factor-begin.tsx';
import { SecondFactorProof } from './second-factor-proof.tsx';
import { SecondFactorOff, SecondFactorOn } from './second-factor-rest.tsx';
import { SecondFactorScan } from './second-factor-scan.tsx';
import type { SecondFactorPanelProps, SecondFactorState } from './second-factor.types.ts';
import type { SecondFactorWay } from './use-second-factor-way.ts';
import * as S from './second-factor.styles.ts';

export interface SecondFactorStepsProps extends SecondFactorPanelProps {
  state: SecondFactorState;
  way: SecondFactorWay;
  heading: HeadingLevel;
}

/** Content of the panel at each step. */
export function SecondFactorSteps({
  state,
  way,
  heading,
  username,
  onDone,
  busy = false,
  error,
  fieldErrors,
}: SecondFactorStepsProps) {
  const { secondFactor: texts } = useMessages();
  const { step, refused, go } = way;
  const shared = {
    level: Math.min(heading + 1, 6) as HeadingLevel,
    busy,
    error: refused ? error : undefined,
    fieldErrors: refused ? fieldErrors : undefined,
    onCancel: () => go('rest'),
  };
  const { fieldErrors: byField, ...whole } = shared;
  const keep = (body: string, codes: readonly string[]) => (
    <RecoveryCodes
      level={shared.level}
      body={body}
      username={username}
      codes={codes}
      onDone={() => {
        go('rest');
        onDone?.();
      }}
    />
  );
  const views: Readonly<Record<typeof step.at, () => ReactNode>> = {
    rest: () =>
      state.since === null ? (
        <SecondFactorOff demanded={state.demanded} onBegin={() => go('password')} />
      ) : (
        <SecondFactorOn {...state} onRenew={() => go('renew')} onEnd={() => go('end')} />
      ),
    password: () => <SecondFactorBegin {...shared} onSubmit={way.begin} />,
    scan: () =>
      step.at === 'scan' && (
        <SecondFactorScan
          {...whole}
          error={codeReason(byField, whole.error)}
          secret={step.secret}
          uri={step.uri}
          onSubmit={way.confirm}
        />
      ),
    codes: () => step.at === 'codes' && keep(texts.keepBody, step.codes),
    'new-codes': () => step.at === 'new-codes' && keep(texts.keepNewBody, step.codes),
    renew: () => (
      <SecondFactorProof
        {...shared}
        title={texts.renew}
        body={texts.renewNote}
        submitLabel={texts.renewSubmit}
        onSubmit={way.renew}
      />
    ),
    end: () => (
      <SecondFactorProof
        {...shared}
        title={texts.offTitle}
        body={texts.offNote}
        submitLabel={texts.turnOff}
        tone="danger"
        onSubmit={way.end}
      />
    ),
  };
  return <S.Step>{views[step.at]()}</S.Step>;
}
