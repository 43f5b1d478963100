import { forwardRef, useId, useState, type HTMLAttributes, type ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import * as S from './consent-bar.styles.ts';

/** One purpose for which data is stored. */
export interface ConsentCategory {
  readonly id: string;
  readonly label: string;
  readonly description?: ReactNode;
  /** The site does not work without it: shown checked and disabled. */
  readonly required?: boolean | undefined;
}

/** Which of the three buttons was used. */
export type ConsentWay = 'accept' | 'reject' | 'choose';

export interface ConsentBarProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'title' | 'children' | 'defaultValue'
> {
  categories: readonly ConsentCategory[];
  /** Default false: without optional storage, no consent is requested. */
  open?: boolean | undefined;
  /** Ids checked initially; default only the required ones. */
  defaultValue?: readonly string[] | undefined;
  /** The accepted categories by id, including the required ones. */
  onSave: (accepted: readonly string[], way: ConsentWay) => void;
  title?: ReactNode;
  /** Text of the question, one or two sentences. */
  description?: ReactNode;
  /** Link to the full text. */
  policy?: ReactNode;
}

/**
 * Requests consent to storage once. Accepting and rejecting look alike and take one press each; nothing
 * optional is preselected, and the page is usable without a response.
 */
export const ConsentBar = forwardRef<HTMLElement, ConsentBarProps>(function ConsentBar(
  {
    categories,
    open = false,
    defaultValue = [],
    onSave,
    title,
    description,
    policy,
    className,
    ...rest
  },
  ref,
) {
  const { overlays } = useMessages();
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>(defaultValue);
  if (!open) return null;

  const isTicked = (category: ConsentCategory): boolean =>
    category.required === true || chosen.includes(category.id);
  const save = (way: ConsentWay, keep: (category: ConsentCategory) => boolean): void =>
    onSave(
      categories.filter(keep).map((category) => category.id),
      way,
    );

  return (
    <S.Root
      {...rest}
      ref={ref}
      aria-labelledby={`${id}-title`}
      className={slotClass('ConsentBar', 'root', className)}
    >
      <S.Text>
        <S.Title id={`${id}-title`}>{title ?? overlays.consentTitle}</S.Title>
        <p>
          {description ?? overlays.consentBody} {policy}
        </p>
      </S.Text>
      {choosing && (
        <S.Categories className="lobi-ConsentBar-categories" aria-labelledby={`${id}-title`}>
          {categories.map((category) => (
            <Checkbox
              key={category.id}
              label={category.label}
              hint={category.required ? overlays.consentRequired : category.description}
              checked={isTicked(category)}
              disabled={category.required}
              onCheckedChange={(checked) =>
                setChosen((before) => [
                  ...before.filter((other) => other !== category.id),
                  ...(checked ? [category.id] : []),
                ])
              }
            />
          ))}
        </S.Categories>
      )}
      <S.Actions>
        <Button
          variant="outline"
          className="lobi-ConsentBar-reject"
          onClick={() => save('reject', (category) => category.required === true)}
        >
          {overlays.consentReject}
        </Button>
        <Button
          variant="outline"
          className="lobi-ConsentBar-accept"
          onClick={() => save('accept', () => true)}
        >
          {overlays.consentAccept}
        </Button>
        {choosing ? (
          <Button variant="soft" onClick={() => save('choose', isTicked)}>
            {overlays.consentSave}
          </Button>
        ) : (
          <Button variant="ghost" aria-expanded={false} onClick={() => setChoosing(true)}>
            {overlays.consentChoose}
          </Button>
        )}
      </S.Actions>
    </S.Root>
  );
});
