import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiHelpCircleOutline } from '@mdi/js';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Money } from '../money/money.tsx';
import type { VerifierVerdict } from './play-verifier.types.ts';
import * as S from './play-verifier.styles.ts';

type Word = keyof KitMessages['verifier'];

/** Icon and tone of a result: match, mismatch, or not checked. Colour is never the only cue. */
const looks = {
  yes: { tone: 'success', icon: mdiCheckCircleOutline },
  no: { tone: 'danger', icon: mdiAlertCircleOutline },
  unasked: { tone: 'neutral', icon: mdiHelpCircleOutline },
} as const;

const commitmentTexts = {
  yes: 'commitmentMatches',
  no: 'commitmentMismatch',
  unasked: 'commitmentUnknown',
} as const satisfies Record<keyof typeof looks, Word>;

const outcomeTexts = {
  yes: 'sameOutcome',
  no: 'otherOutcome',
  unasked: 'outcomeUnknown',
} as const satisfies Record<keyof typeof looks, Word>;

const answerOf = (answer: boolean | null): keyof typeof looks => {
  if (answer === null) return 'unasked';
  return answer ? 'yes' : 'no';
};

function Answer({ answer, texts }: { answer: boolean | null; texts: Record<string, Word> }) {
  const { verifier } = useMessages();
  const key = answerOf(answer);
  const word = texts[key];
  return (
    <S.Answer data-tone={looks[key].tone}>
      <Icon path={looks[key].icon} />
      {word !== undefined && verifier[word]}
    </S.Answer>
  );
}

/** Result of the verification, as text first. */
export function Verdict({ verdict }: { verdict: VerifierVerdict }) {
  const { verifier } = useMessages();
  return (
    <S.Verdict>
      <h3>{verifier.verdict}</h3>
      <Answer answer={verdict.commitmentMatches} texts={commitmentTexts} />
      <Answer answer={verdict.sameOutcome} texts={outcomeTexts} />
      <S.Facts>
        {verdict.payout && (
          <div>
            <dt>{verifier.computedPayout}</dt>
            <dd>
              <Money value={verdict.payout.amount} currency={verdict.payout.currency} />
            </dd>
          </div>
        )}
        <div>
          <dt>{verifier.computed}</dt>
          <dd>
            <S.Code dir="ltr" tabIndex={0} aria-label={verifier.computed} role="region">
              {verdict.outcome}
            </S.Code>
          </dd>
        </div>
      </S.Facts>
    </S.Verdict>
  );
}
