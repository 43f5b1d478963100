import { mdiDownload } from '@mdi/js';
import { useState } from 'react';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { saveFile } from '../../components/data-table/save-file.ts';
import { Button } from '../../primitives/button/button.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import type { HeadingLevel } from '../../primitives/heading/heading.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { StepText } from './step-text.tsx';
import * as S from './second-factor.styles.ts';

export interface RecoveryCodesProps {
  level: HeadingLevel;
  /** Text about the completed step and the purpose of the codes. */
  body: string;
  username: string;
  codes: readonly string[];
  onDone: () => void;
}

/** Last step of enabling it and of new codes; the codes are shown only here. @source ours */
export function RecoveryCodes({ level, body, username, codes, onDone }: RecoveryCodesProps) {
  const { secondFactor: texts } = useMessages();
  const [areSaved, setAreSaved] = useState(false);
  const save = (): void =>
    saveFile(
      `recovery-codes-${username}.txt`,
      `${[username, ...codes].join('\n')}\n`,
      'text/plain;charset=utf-8',
    );
  return (
    <>
      <StepText level={level} title={texts.keepTitle} body={body} />
      <S.Codes aria-label={texts.codes} dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </S.Codes>
      <S.Buttons>
        <CopyButton value={codes.join('\n')} thing={texts.codesThing} variant="outline" labelled />
        <Button
          variant="outline"
          tone="neutral"
          iconStart={<Icon path={mdiDownload} />}
          onClick={save}
        >
          {texts.download}
        </Button>
      </S.Buttons>
      <Checkbox label={texts.kept} checked={areSaved} onCheckedChange={setAreSaved} />
      <Button size="lg" fullWidth disabled={!areSaved} onClick={onDone}>
        {texts.done}
      </Button>
    </>
  );
}
