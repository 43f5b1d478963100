import { useEffect, useState } from 'react';
import type { ServerFieldErrors } from '../../components/form/form.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { AuthFrame } from './auth-frame.tsx';
import * as S from './auth-frame.styles.ts';
import { CodeForm } from './code-form.tsx';
import { codeKinds, type CodeKind } from './code-kinds.ts';
import { codeReason } from './code-reason.ts';

export interface CodeStepProps {
  onSubmit: (code: string) => void | Promise<void>;
  /** Cancels the step; without it there is no back button. */
  onBack?: (() => void) | undefined;
  busy?: boolean | undefined;
  error?: string | undefined;
  fieldErrors?: ServerFieldErrors | undefined;
}

const others = { app: 'recovery', recovery: 'app' } as const satisfies Record<CodeKind, CodeKind>;
const switchTexts = { app: 'useRecovery', recovery: 'useApp' } as const satisfies Record<
  CodeKind,
  string
>;

/**
 * The second step of the login: a code of the authenticator app, or a recovery code. It follows a correct
 * password, is announced and gets the focus.
 * @source ours (security.md 6.3.3)
 */
export function CodeStep({ onSubmit, onBack, busy = false, error, fieldErrors }: CodeStepProps) {
  const { secondFactor: texts, forms, base } = useMessages();
  const announce = useAnnounce();
  const [kind, setKind] = useState<CodeKind>('app');
  // A rejection applies to the kind of code that was sent.
  const [refusedKind, setRefusedKind] = useState<CodeKind>('app');
  const prompt = texts[codeKinds[kind].promptKey];
  useEffect(() => {
    announce(`${texts.title}. ${prompt}`);
  }, [announce, prompt, texts.title]);

  return (
    <AuthFrame title={texts.title} note={prompt}>
      <CodeForm
        key={kind}
        kind={kind}
        focused
        submitLabel={forms.loginSubmit}
        busy={busy}
        error={kind === refusedKind ? codeReason(fieldErrors, error) : undefined}
        onSubmit={(code) => {
          setRefusedKind(kind);
          return onSubmit(code);
        }}
      >
        <S.Ways>
          <Button
            variant="ghost"
            disabled={busy}
            onClick={() => {
              setRefusedKind(kind);
              setKind(others[kind]);
            }}
          >
            {texts[switchTexts[kind]]}
          </Button>
          {onBack && (
            <Button variant="ghost" disabled={busy} onClick={onBack}>
              {base.back}
            </Button>
          )}
        </S.Ways>
      </CodeForm>
    </AuthFrame>
  );
}
