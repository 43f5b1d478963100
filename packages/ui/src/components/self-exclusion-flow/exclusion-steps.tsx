import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useKit, useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Callout } from '../callout/callout.tsx';
import { DurationChoice } from '../duration-choice/duration-choice.tsx';
import { FormField } from '../form-field/form-field.tsx';
import * as F from '../form-field/form-field.styles.ts';
import type { ExclusionLength } from './self-exclusion-flow.types.ts';
import * as S from './self-exclusion-flow.styles.ts';

const lengthWords = {
  '6m': 'exclusion6m',
  '1y': 'exclusion1y',
  '5y': 'exclusion5y',
  forever: 'exclusionForever',
} as const;

export interface FactsStepProps {
  /** Effects of the exclusion; default account, licence, money, promotions. */
  facts: readonly string[] | undefined;
  /** Without it there is no cancel button. */
  onCancel: (() => void) | undefined;
  onNext: () => void;
}

/** Step that lists the effects of the exclusion. */
export function FactsStep({ facts, onCancel, onNext }: FactsStepProps) {
  const { base, safety: words } = useMessages();
  const shownFacts = facts ?? [
    words.exclusionClosed,
    words.exclusionBrands,
    words.exclusionMoney,
    words.exclusionMail,
  ];
  return (
    <>
      <S.Facts>
        {shownFacts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </S.Facts>
      <Callout tone="warning">{words.exclusionFinal}</Callout>
      <S.Actions>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {base.cancel}
          </Button>
        )}
        <Button variant="outline" onClick={onNext}>
          {words.next}
        </Button>
      </S.Actions>
    </>
  );
}

export interface LengthStepProps {
  lengths: readonly ExclusionLength[];
  /** `null` until one is selected. */
  length: ExclusionLength | null;
  onLengthChange: (length: ExclusionLength) => void;
  onBack: () => void;
  onNext: () => void;
}

/** Step that selects the duration. */
export function LengthStep({ lengths, length, onLengthChange, onBack, onNext }: LengthStepProps) {
  const { safety: words } = useMessages();
  return (
    <>
      <DurationChoice
        label={words.exclusionLength}
        options={lengths.map((value) => ({ value, label: words[lengthWords[value]] }))}
        value={length}
        onValueChange={onLengthChange}
      />
      {length === 'forever' && <Callout tone="warning">{words.exclusionForeverFinal}</Callout>}
      <S.Actions>
        <Button variant="ghost" onClick={onBack}>
          {words.back}
        </Button>
        <Button variant="outline" disabled={length === null} onClick={onNext}>
          {words.next}
        </Button>
      </S.Actions>
    </>
  );
}

export interface SureStepProps {
  length: ExclusionLength;
  /** Text typed to confirm. */
  typed: string;
  onTypedChange: (typed: string) => void;
  isSending: boolean;
  /** Error text if starting failed, as a sentence. */
  error: string | undefined;
  onBack: () => void;
  onConfirm: (length: ExclusionLength) => void;
}

/** Step with the typed confirmation. */
export function SureStep(props: SureStepProps) {
  const { length, typed, onTypedChange, isSending, error, onBack, onConfirm } = props;
  const { locale, messages } = useKit();
  const words = messages.safety;
  // Large or small letters, of either: brands write the phrase as they like.
  const ignoringCase = { sensitivity: 'accent' } as const;
  const isTyped = typed.trim().localeCompare(words.exclusionWord, locale, ignoringCase) === 0;
  const lengthText = words[lengthWords[length]];
  return (
    <S.Sure
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyped && !isSending) onConfirm(length);
      }}
    >
      <Callout tone="danger" title={lengthText}>
        {length === 'forever' ? words.exclusionForeverFinal : words.exclusionFinal}
      </Callout>
      <FormField label={fill(words.exclusionType, { text: words.exclusionWord })}>
        {(control) => (
          <F.Frame data-size="lg">
            <F.Input
              {...control}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              disabled={isSending}
              onChange={(event) => onTypedChange(event.target.value)}
            />
          </F.Frame>
        )}
      </FormField>
      {error !== undefined && (
        <Callout tone="danger" role="alert">
          {error}
        </Callout>
      )}
      <S.Actions>
        <Button variant="ghost" disabled={isSending} onClick={onBack}>
          {words.back}
        </Button>
        <Button type="submit" tone="danger" loading={isSending} disabled={!isTyped}>
          {fill(words.exclusionConfirm, { duration: lengthText })}
        </Button>
      </S.Actions>
    </S.Sure>
  );
}
