import { isAppError } from '@lobi/core/contract';
import { familyOf } from '@lobi/core/games';
import { Callout, isLoadError, loadPart, toFailureText, useMessages } from '@lobi/ui';
import { PlayVerifier, type VerifierValues, type VerifierVerdict } from '@lobi/ui/games';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../config/brand-context.ts';
import type { OwnGameParts } from '../../../config/own-games.ts';
import { publishedPlays } from '../../../fairness/published-plays.ts';
import { sampleChoice } from '../../../fairness/verifier-games.ts';
import { verifierGamesIn } from '../../../fairness/verifier-list.ts';

const noGames: readonly OwnGameParts[] = [];

export interface VerifierProps {
  values: VerifierValues;
  onValuesChange: (values: VerifierValues) => void;
}

/** Result of the last attempt. */
interface Attempt {
  /** Values that were verified; the result is discarded when they change. */
  readonly values: VerifierValues;
  readonly verdict: VerifierVerdict | null;
  readonly refused: readonly (keyof VerifierValues)[];
  /** Why it failed, as a sentence. */
  readonly failed: string | null;
}

/** Form fields of an error; an engine rejects values of the choice. */
function refusedFields(error: unknown, values: VerifierValues): (keyof VerifierValues)[] {
  if (!isAppError(error) || error.errors === undefined) return [];
  return Object.keys(error.errors).map((name) =>
    name in values ? (name as keyof VerifierValues) : 'choice',
  );
}

/** The verifier. Its formulas are loaded on first use, and run on this device only. */
export function Verifier({ values, onValuesChange }: VerifierProps) {
  const { t } = useTranslation();
  const { base } = useMessages();
  const ownGames = useBrand().own?.ownGames ?? noGames;
  const [attempt, setAttempt] = useState<Attempt>();
  const [isVerifying, setIsVerifying] = useState(false);
  const shown = attempt?.values === values ? attempt : undefined;

  const verify = async (entered: VerifierValues): Promise<void> => {
    setIsVerifying(true);
    const emptyAttempt = { values: entered, verdict: null, refused: [], failed: null };
    try {
      const { recompute } = await loadPart(() => import('../../../fairness/recompute.ts'));
      const game = ownGames.find(({ name }) => name === familyOf(entered.game));
      const rules = await game?.rulesOf?.(entered.game);
      setAttempt({ ...emptyAttempt, verdict: await recompute(entered, rules) });
    } catch (error) {
      const refused = refusedFields(error, entered);
      const message = isLoadError(error)
        ? toFailureText(base, error.failure)
        : t('fairness.failed');
      setAttempt({ ...emptyAttempt, refused, failed: refused.length === 0 ? message : null });
    } finally {
      setIsVerifying(false);
    }
  };

  /** A change of the game replaces a sample choice by that of the new game; a pasted choice stays. */
  const change = (next: VerifierValues): void => {
    const isSample = next.game !== values.game && next.choice === sampleChoice(values.game);
    onValuesChange(isSample ? { ...next, choice: sampleChoice(next.game) } : next);
  };

  return (
    <>
      {typeof shown?.failed === 'string' && (
        <Callout tone="danger" role="alert">
          {shown.failed}
        </Callout>
      )}
      <PlayVerifier
        games={verifierGamesIn(t, ownGames)}
        values={values}
        onValuesChange={change}
        onVerify={(entered) => void verify(entered)}
        verifying={isVerifying}
        verdict={shown?.verdict ?? null}
        refused={shown?.refused}
        examples={publishedPlays}
      />
    </>
  );
}
