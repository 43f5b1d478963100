import { useId, type FormEvent } from 'react';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type {
  VerifierExample,
  VerifierGame,
  VerifierValues,
  VerifierVerdict,
} from './play-verifier.types.ts';
import { Verdict } from './verdict.tsx';
import * as S from './play-verifier.styles.ts';

export interface PlayVerifierProps {
  games: readonly VerifierGame[];
  values: VerifierValues;
  onValuesChange: (values: VerifierValues) => void;
  /** Recomputes the play; it must run on this device, otherwise it proves nothing. */
  onVerify: (values: VerifierValues) => void;
  verifying?: boolean | undefined;
  /** Result of the verification; `null` before it, and after a change of the input. */
  verdict: VerifierVerdict | null;
  /** Fields that could not be parsed. */
  refused?: readonly (keyof VerifierValues)[] | undefined;
  /** Sample plays. */
  examples?: readonly VerifierExample[] | undefined;
  className?: string | undefined;
}

type Kind = VerifierGame['kind'];
type Word = keyof KitMessages['verifier'];

interface Field {
  readonly name: Exclude<keyof VerifierValues, 'game'>;
  readonly label: Readonly<Record<Kind, Word>>;
  /** Whether it has several lines. */
  readonly isLong?: boolean;
  /** Whether it has a monospaced font, in which similar characters differ. */
  readonly isCode?: boolean;
  readonly isOptional?: boolean;
  readonly size: 'quarter' | 'half' | 'wide';
}

const both = (label: Word): Field['label'] => ({ seeds: label, rounds: label });

/** Fields of the form, in order. */
const fields: readonly Field[] = [
  {
    name: 'serverSeed',
    label: { seeds: 'serverSeed', rounds: 'roundHash' },
    isCode: true,
    size: 'wide',
  },
  {
    name: 'commitment',
    label: { seeds: 'commitment', rounds: 'hashBefore' },
    isCode: true,
    isOptional: true,
    size: 'wide',
  },
  {
    name: 'clientSeed',
    label: { seeds: 'clientSeed', rounds: 'salt' },
    isCode: true,
    size: 'half',
  },
  { name: 'nonce', label: { seeds: 'nonce', rounds: 'round' }, size: 'half' },
  { name: 'amount', label: both('amount'), size: 'quarter' },
  { name: 'currency', label: both('currency'), size: 'quarter' },
  { name: 'payout', label: both('payout'), isOptional: true, size: 'half' },
  { name: 'choice', label: both('choice'), isLong: true, isCode: true, size: 'half' },
  {
    name: 'outcome',
    label: both('outcome'),
    isLong: true,
    isCode: true,
    isOptional: true,
    size: 'half',
  },
];

const steps: Readonly<Record<Kind, readonly Word[]>> = {
  seeds: ['seedStep1', 'seedStep2', 'seedStep3', 'seedStep4', 'seedStep5'],
  rounds: ['roundStep1', 'roundStep2', 'roundStep3', 'roundStep4'],
};

/**
 * Recomputes a past play from pasted values, and shows whether the commitment and the result match. The
 * application supplies the computation, with the same code by which the server calculates payouts.
 * @source ours
 */
export function PlayVerifier({
  games,
  values,
  onValuesChange,
  onVerify,
  verifying = false,
  verdict,
  refused = [],
  examples = [],
  className,
}: PlayVerifierProps) {
  const { verifier } = useMessages();
  const id = useId();
  const kind = games.find(({ value }) => value === values.game)?.kind ?? 'seeds';
  const verify = (event: FormEvent): void => {
    event.preventDefault();
    if (!verifying) onVerify(values);
  };
  return (
    <S.Root className={slotClass('PlayVerifier', 'root', className)} aria-labelledby={id}>
      <div>
        <h2 id={id}>{verifier.title}</h2>
        <S.Text>{verifier.text}</S.Text>
      </div>
      <form noValidate onSubmit={verify} aria-labelledby={id}>
        <S.Fields>
          <div data-wide="">
            <Select
              label={verifier.game}
              items={games}
              value={values.game}
              error={refused.includes('game') ? verifier.fieldError : undefined}
              onValueChange={(game) => game !== null && onValuesChange({ ...values, game })}
            />
          </div>
          {fields.map(({ name, label, size, isLong, isCode, isOptional }) => {
            const Control = isLong ? TextArea : TextField;
            return (
              <div
                key={name}
                {...(size !== 'quarter' && { [`data-${size}`]: '' })}
                {...(isCode && { 'data-code': '', dir: 'ltr' })}
              >
                <Control
                  label={verifier[label[kind]]}
                  optional={isOptional}
                  value={values[name]}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  error={refused.includes(name) ? verifier.fieldError : undefined}
                  onValueChange={(value: string) => onValuesChange({ ...values, [name]: value })}
                />
              </div>
            );
          })}
          <div data-wide="">
            <Button type="submit" loading={verifying}>
              {verifier.verify}
            </Button>
          </div>
        </S.Fields>
      </form>
      <div role="status">{verdict && <Verdict verdict={verdict} />}</div>
      {examples.length > 0 && (
        <S.Examples>
          <h3>{verifier.examples}</h3>
          <div>
            {examples.map(({ label, values: example }) => (
              <Button
                key={label}
                size="sm"
                variant="outline"
                onClick={() => onValuesChange(example)}
              >
                {label}
              </Button>
            ))}
          </div>
        </S.Examples>
      )}
      <div>
        <h3>{verifier.how}</h3>
        <S.Steps>
          {steps[kind].map((step) => (
            <li key={step}>{verifier[step]}</li>
          ))}
        </S.Steps>
      </div>
    </S.Root>
  );
}
