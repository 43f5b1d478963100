import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useKit, useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Callout } from '../callout/callout.tsx';
import { DurationChoice } from '../duration-choice/duration-choice.tsx';
import { FormField } from '../form-field/form-field.tsx';
import * as F from '../form-field/form-field.styles.ts';
import type { ExclusionLength } from './self-exclusion-flow.types.ts';
import * as S from './self-exclusion-flow.styles.ts';

const lengthTexts = {
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
  const { base, safety: texts } = useMessages();
  const shownFacts = facts ?? [
    texts.exclusionClosed,
    texts.exclusionBrands,
    texts.exclusionMoney,
    texts.exclusionMail,
  ];
  return (
    <>
      <S.Facts>
        {shownFacts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </S.Facts>
      <Callout tone="warning">{texts.exclusionFinal}</Callout>
      <S.Actions>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {base.cancel}
          </Button>
        )}
        <Button variant="outline" onClick={onNext}>
          {texts.next}
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
  const { safety: texts } = useMessages();
  return (
    <>
      <DurationChoice
        label={texts.exclusionLength}
        options={lengths.map((value) => ({ value, label: texts[lengthTexts[value]] }))}
        value={length}
        onValueChange={onLengthChange}
      />
      {length === 'forever' && <Callout tone="warning">{texts.exclusionForeverFinal}</Callout>}
      <S.Actions>
        <Button variant="ghost" onClick={onBack}>
          {texts.back}
        </Button>
        <Button variant="outline" disabled={length === null} onClick={onNext}>
          {texts.next}
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
  const texts = messages.safety;
  // Large or small letters, of either: brands write the phrase as they like.
  const ignoringCase = { sensitivity: 'accent' } as const;
  const isTyped = typed.trim().localeCompare(texts.exclusionWord, locale, ignoringCase) === 0;
  const lengthText = texts[lengthTexts[length]];
  return (
    <S.Sure
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyped && !isSending) onConfirm(length);
      }}
    >
      <Callout tone="danger" title={lengthText}>
        {length === 'forever' ? texts.exclusionForeverFinal : texts.exclusionFinal}
      </Callout>
      <FormField label={fill(texts.exclusionType, { text: texts.exclusionWord })}>
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
          {texts.back}
        </Button>
        <Button type="submit" tone="danger" loading={isSending} disabled={!isTyped}>
          {fill(texts.exclusionConfirm, { duration: lengthText })}
        </Button>
      </S.Actions>
    </S.Sure>
  );
}
