import { mdiArrowRight } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { changesOf, hasNoValue, type DiffValue } from './changes.ts';
import * as S from './diff.styles.ts';

export interface DiffProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The record before the change. */
  before: Readonly<Record<string, DiffValue>>;
  /** The record after the change. */
  after: Readonly<Record<string, DiffValue>>;
  /** Labels of fields; a field without one shows its key. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Formats a value, e.g. money or a status. Default unchanged. */
  formatValue?: ((value: DiffValue, field: string) => ReactNode) | undefined;
}

/**
 * Changes of a record: each field with its previous value struck out and its new one beside it.
 * @example <Diff before={entry.before} after={entry.after} fields={{ status: 'Status' }} />
 */
export const Diff = forwardRef<HTMLElement, DiffProps>(function Diff(
  { before, after, fields = {}, formatValue = (value) => String(value), className, ...rest },
  ref,
) {
  const { display } = useMessages();
  const changes = changesOf(before, after);
  if (changes.length === 0) {
    return (
      <S.Same
        {...rest}
        ref={ref as React.Ref<HTMLParagraphElement>}
        className={slotClass('Diff', 'root', className)}
        data-empty=""
      >
        {display.diffSame}
      </S.Same>
    );
  }
  const renderValue = (value: DiffValue, field: string): ReactNode =>
    hasNoValue(value) ? <S.Nothing>{display.diffNothing}</S.Nothing> : formatValue(value, field);
  return (
    <S.Root
      {...rest}
      ref={ref as React.Ref<HTMLDListElement>}
      className={slotClass('Diff', 'root', className)}
    >
      {changes.map(({ field, before: was, after: is }) => (
        <S.Change key={field}>
          <S.Name>{fields[field] ?? field}</S.Name>
          <S.Values>
            <S.Before className="lobi-Diff-before">
              <VisuallyHidden>{display.diffBefore}: </VisuallyHidden>
              {renderValue(was, field)}
            </S.Before>
            <Icon path={mdiArrowRight} size={16} flip />
            <S.After className="lobi-Diff-after">
              <VisuallyHidden>{display.diffAfter}: </VisuallyHidden>
              {renderValue(is, field)}
            </S.After>
          </S.Values>
        </S.Change>
      ))}
    </S.Root>
  );
});
