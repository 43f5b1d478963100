import type { RefObject } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import * as S from './transfer-view.styles.ts';

export interface TransferUnknownProps {
  heading: RefObject<HTMLHeadingElement | null>;
  onCheck: () => void;
}

/**
 * Shown if no response arrived: explains it, and has a button to request the outcome. It cannot be sent again
 * here.
 */
export function TransferUnknown({ heading, onCheck }: TransferUnknownProps) {
  const { forms: texts } = useMessages();
  return (
    <S.Waiting role="status">
      <Spinner size="lg" />
      <S.Heading ref={heading} tabIndex={-1}>
        {texts.transferUnknownTitle}
      </S.Heading>
      <p>{texts.transferUnknownBody}</p>
      <Button variant="outline" onClick={onCheck}>
        {texts.transferCheck}
      </Button>
    </S.Waiting>
  );
}
