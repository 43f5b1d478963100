import { useEffect, useRef } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/heading.tsx';
import * as S from './second-factor.styles.ts';

export interface StepTextProps {
  level: HeadingLevel;
  title: string;
  body: string;
}

/** Title and text of a step. The title gets the focus when the step appears, so that it is announced. */
export function StepText({ level, title, body }: StepTextProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <S.Text>
      <Heading ref={heading} level={level} size="sm" tabIndex={-1}>
        {title}
      </Heading>
      <S.Body>{body}</S.Body>
    </S.Text>
  );
}
