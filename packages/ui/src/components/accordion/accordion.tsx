import { Accordion as Base } from '@base-ui/react/accordion';
import { mdiChevronDown } from '@mdi/js';
import { createElement, forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import type { HeadingLevel } from '../../primitives/heading/heading.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './accordion.styles.ts';

/** One part of an accordion. */
export interface AccordionItem {
  readonly value: string;
  readonly title: ReactNode;
  /** Path data of an icon before the title. */
  readonly icon?: string | undefined;
  /** Short text at the end of the line, e.g. a number. */
  readonly detail?: ReactNode;
  readonly content: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface AccordionProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'defaultValue' | 'children'
> {
  items: readonly AccordionItem[];
  /** Values of the open parts. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((value: string[], details: Base.Root.ChangeEventDetails) => void) | undefined;
  /** Whether several may be open at once; default false. */
  multiple?: boolean | undefined;
  /** Heading level of the titles; default 3. */
  headingLevel?: HeadingLevel | undefined;
  /** `plain` lines inside a card, or each part as a separate card; default `plain`. */
  variant?: 'plain' | 'cards' | undefined;
  /** Keeps closed parts in the page, so that the browser's search finds and opens them; default false. */
  keepMounted?: boolean | undefined;
  disabled?: boolean | undefined;
}

/**
 * Sections that open one at a time, each under its heading. For a single section use `Collapsible`.
 * @example <Accordion items={[{ value: 'fees', title: 'Biaya', content: '…' }]} />
 */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  {
    items,
    value,
    defaultValue,
    onValueChange,
    headingLevel = 3,
    variant = 'plain',
    keepMounted = false,
    disabled = false,
    className,
    ...rest
  },
  ref,
) {
  return (
    <S.Root
      {...rest}
      ref={ref}
      value={value ? [...value] : undefined}
      defaultValue={defaultValue ? [...defaultValue] : undefined}
      onValueChange={(next, details) => onValueChange?.(next as string[], details)}
      disabled={disabled}
      hiddenUntilFound={keepMounted}
      className={slotClass('Accordion', 'root', className)}
      data-variant={variant}
    >
      {items.map((item) => (
        <S.Item
          key={item.value}
          value={item.value}
          disabled={item.disabled ?? false}
          className="lobi-Accordion-item"
        >
          <Base.Header render={createElement(`h${headingLevel}`)}>
            <S.Trigger className="lobi-Accordion-trigger">
              {item.icon !== undefined && <Icon path={item.icon} />}
              <S.Title>{item.title}</S.Title>
              {item.detail !== undefined && (
                <S.Detail className="lobi-Accordion-detail">{item.detail}</S.Detail>
              )}
              <Icon path={mdiChevronDown} />
            </S.Trigger>
          </Base.Header>
          <S.Panel className="lobi-Accordion-panel">
            <S.Content>{item.content}</S.Content>
          </S.Panel>
        </S.Item>
      ))}
    </S.Root>
  );
});
