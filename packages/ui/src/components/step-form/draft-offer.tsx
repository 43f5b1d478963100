import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { formatDateTime } from '../date-time/format-date-time.ts';
import type { Draft } from './draft.ts';
import type { FormStep } from './step-form.types.ts';
import * as S from './step-form.styles.ts';

export interface DraftOfferProps {
  draft: Draft;
  steps: readonly FormStep[];
  onContinue: () => void;
  onRestart: () => void;
}

/** Offers to continue with a stored draft, instead of the form. */
export function DraftOffer({ draft, steps, onContinue, onRestart }: DraftOfferProps) {
  const { locale, timeZone, messages } = useKit();
  const { controls: texts } = messages;
  const at = steps.findIndex(({ id }) => id === draft.step);
  const facts = {
    time: formatDateTime(draft.at, { locale, timeZone, mode: 'date-time' }) ?? draft.at,
    name: steps[at]?.title ?? '',
    step: at + 1,
    total: steps.length,
  };
  const hasSecrets = steps.some((step) => (step.private?.length ?? 0) > 0);
  return (
    <S.Offer className="lobi-StepForm-draft" aria-label={texts.stepDraftTitle}>
      <S.Title as="h2">{texts.stepDraftTitle}</S.Title>
      <p>{fill(texts.stepDraftBody, facts)}</p>
      {hasSecrets && <p>{texts.stepDraftPrivate}</p>}
      <S.Actions>
        <Button variant="outline" size="lg" onClick={onRestart}>
          {texts.stepDraftRestart}
        </Button>
        <Button size="lg" onClick={onContinue}>
          {texts.stepDraftContinue}
        </Button>
      </S.Actions>
    </S.Offer>
  );
}
