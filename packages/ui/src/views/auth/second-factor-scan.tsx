import { Button } from '../../primitives/button/button.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { QRCode } from '../../primitives/qr-code/qr-code.tsx';
import { CodeForm } from './code-form.tsx';
import type { SecondFactorSecret, SecondFactorStepProps } from './second-factor.types.ts';
import { StepText } from './step-text.tsx';
import * as S from './second-factor.styles.ts';

export interface SecondFactorScanProps extends SecondFactorStepProps, SecondFactorSecret {
  onSubmit: (code: string) => Promise<void>;
}

/** Groups of four characters are easy to copy by hand. */
const groupsOf = (secret: string): readonly string[] =>
  secret.replace(/\s/g, '').match(/.{1,4}/g) ?? [];

/** Step 2 of enabling it: the app scans the key, and the first code confirms it. */
export function SecondFactorScan({
  level,
  secret,
  uri,
  onSubmit,
  onCancel,
  busy,
  error,
}: SecondFactorScanProps) {
  const { secondFactor: texts, base } = useMessages();
  return (
    <>
      <StepText level={level} title={texts.scanTitle} body={texts.scanBody} />
      <S.Scan>
        <QRCode value={uri} label={texts.scanQr} size={200} />
        <S.Key>
          <b>{texts.key}</b>
          <p>{texts.keyHint}</p>
          <div>
            <S.Groups dir="ltr" translate="no">
              {groupsOf(secret).map((group, index) => (
                <span key={index}>{group}</span>
              ))}
            </S.Groups>
            <CopyButton value={secret} thing={texts.keyThing} />
          </div>
        </S.Key>
      </S.Scan>
      <S.Body>{texts.confirmBody}</S.Body>
      <CodeForm submitLabel={texts.confirm} busy={busy} error={error} onSubmit={onSubmit}>
        <Button variant="ghost" disabled={busy} onClick={onCancel}>
          {base.cancel}
        </Button>
      </CodeForm>
    </>
  );
}
