import { forwardRef, useEffect, useState, type HTMLAttributes, type MouseEvent } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Callout } from '../callout/callout.tsx';
import { useFormSurroundings } from './form-surroundings.ts';
import type { WordedError } from './schema-resolver.ts';
import { wordError } from './word-error.ts';
import * as S from './form.styles.ts';

export interface FormErrorSummaryProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Minimum number of rejected fields; default 2. */
  from?: number | undefined;
}

/**
 * Lists the errors of the last submit, in the order of the page, each linked to its field. Announced as
 * soon as it appears; entries disappear as fields are corrected, and typing adds none. Place it first in
 * a `Form`.
 * @example <Form …><FormErrorSummary /><TextField … /></Form>
 */
export const FormErrorSummary = forwardRef<HTMLDivElement, FormErrorSummaryProps>(
  function FormErrorSummary({ from = 2, className, ...rest }, ref) {
    const kit = useKit();
    const { registry } = useFormSurroundings();
    const { control, getFieldState, setFocus } = useFormContext();
    const { errors, submitCount } = useFormState({ control });
    const [invalidFields, setInvalidFields] = useState<readonly string[]>([]);

    useEffect(() => {
      setInvalidFields(registry.names().filter((name) => getFieldState(name).error !== undefined));
    }, [getFieldState, registry, submitCount]);

    const entries = registry.names().flatMap((name) => {
      const error: WordedError | undefined = get(errors, name);
      const field = registry.get(name);
      if (!error || !field) return [];
      if (error.type !== 'server' && (submitCount === 0 || !invalidFields.includes(name)))
        return [];
      const sentence = wordError(
        error,
        { own: field.fieldName, repeated: registry.repeatedBy(name) },
        kit,
      );
      return [{ name, sentence, href: `#${field.element.id}` }];
    });
    const go = (event: MouseEvent, name: string): void => {
      event.preventDefault();
      setFocus(name);
    };

    return (
      <S.Summary
        {...rest}
        ref={ref}
        role="alert"
        className={slotClass('FormErrorSummary', 'root', className)}
      >
        {entries.length >= from && (
          <Callout
            tone="danger"
            title={fill(kit.messages.controls.summaryTitle, { count: entries.length })}
          >
            <ul className="lobi-FormErrorSummary-list">
              {entries.map(({ name, sentence, href }) => (
                <li key={name}>
                  <a
                    href={href}
                    className="lobi-FormErrorSummary-link"
                    onClick={(event) => go(event, name)}
                  >
                    {sentence}
                  </a>
                </li>
              ))}
            </ul>
          </Callout>
        )}
      </S.Summary>
    );
  },
);
