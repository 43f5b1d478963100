import { Fragment } from 'react';
import * as S from './docs-page.styles.ts';

/** Text in which backticks are rendered as code, and double asterisks as bold. */
export function Prose({ children }: { children: string }) {
  return children.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    const key = `${index} ${part}`;
    if (part.startsWith('`')) return <S.Code key={key}>{part.slice(1, -1)}</S.Code>;
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}
