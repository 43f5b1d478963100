import { useSettings } from '@lobi/core/react';
import {
  Button,
  Callout,
  Heading,
  isLoadError,
  loadPart,
  Stack,
  Text,
  toFailureText,
  useMessages,
} from '@lobi/ui';
import { TextArea } from '@lobi/ui/forms';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CheckedPool } from '../../../fairness/check-pool.ts';
import { PoolResult } from './pool-result.tsx';

export interface PoolVerifierProps {
  /** Initial proof, as JSON. */
  given: string;
}

/** Result of the last attempt, valid for its text. */
interface Attempt {
  readonly of: string;
  /** `null` if the text is no proof. */
  readonly checked: CheckedPool | null | undefined;
  /** Why it failed, as a sentence. */
  readonly failed?: string;
}

/** A key may break anywhere, because it is wider than a phone. */
const Key = styled.code`
  display: block;
  overflow-wrap: anywhere;
`;

/**
 * Verifies the pool of a fight from the platform's signed data. The formulas are loaded on first use,
 * and run on this device only.
 * @source ours
 */
export function PoolVerifier({ given }: PoolVerifierProps) {
  const { t } = useTranslation();
  const { base } = useMessages();
  const settings = useSettings();
  const [text, setText] = useState(given);
  const [attempt, setAttempt] = useState<Attempt>();
  const [isChecking, setIsChecking] = useState(false);
  const keys = settings.status === 'ready' ? settings.settings.app.signingKeys : undefined;
  const shown = attempt?.of === text ? attempt : undefined;

  const check = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsChecking(true);
    try {
      const { checkPool } = await loadPart(() => import('../../../fairness/check-pool.ts'));
      setAttempt({ of: text, checked: await checkPool(text) });
    } catch (error) {
      const failed = isLoadError(error) ? toFailureText(base, error.failure) : t('fairness.failed');
      setAttempt({ of: text, checked: undefined, failed });
    } finally {
      setIsChecking(false);
    }
  };

  return (
    <Stack gap={4} align="stretch">
      <div>
        <Heading level={2} size="lg">
          {t('fairness.pool.title')}
        </Heading>
        <Text tone="secondary">{t('fairness.pool.intro')}</Text>
      </div>
      <form noValidate onSubmit={(event) => void check(event)}>
        <Stack gap={4} align="stretch">
          <TextArea
            label={t('fairness.pool.proof')}
            value={text}
            rows={4}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            error={shown?.checked === null ? t('fairness.pool.unreadable') : undefined}
            onValueChange={setText}
          />
          <div>
            <Button type="submit" loading={isChecking}>
              {t('fairness.pool.check')}
            </Button>
          </div>
        </Stack>
      </form>
      {shown?.failed !== undefined && (
        <Callout tone="danger" role="alert">
          {shown.failed}
        </Callout>
      )}
      <div role="status">
        {shown?.checked && <PoolResult checked={shown.checked} keys={keys} />}
      </div>
      {keys && keys.length > 0 && (
        <Callout title={t('fairness.pool.keys')}>
          {keys.map((key) => (
            <Key key={key} dir="ltr">
              {key}
            </Key>
          ))}
        </Callout>
      )}
    </Stack>
  );
}
