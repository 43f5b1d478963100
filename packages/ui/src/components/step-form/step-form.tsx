import { useRef, type HTMLAttributes, type Ref } from 'react';
import type { $ZodObject } from 'zod/v4/core';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { FormErrorSummary } from '../form/form-error-summary.tsx';
import { Form, SubmitButton, type FormProps, type ServerFieldErrors } from '../form/form.tsx';
import { Stepper, type Step } from '../stepper/stepper.tsx';
import { DraftOffer } from './draft-offer.tsx';
import type { DraftStorage } from './draft-store.ts';
import type { FormStep, StepFormActions, StepInput, StepOutput } from './step-form.types.ts';
import { StepWatcher } from './step-watcher.tsx';
import { valuesOf } from './step-way.ts';
import { useSteps } from './use-steps.ts';
import * as S from './step-form.styles.ts';

export interface StepFormProps<Schemas extends readonly $ZodObject[]> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'onSubmit'
> {
  /** The steps in their order, each with its schema. */
  steps: { readonly [Index in keyof Schemas]: FormStep<Schemas[Index]> };
  /** Further steps after the form is sent; shown after the form's own steps. */
  stepsAfter?: readonly Step[] | undefined;
  /** Initial values of known fields; all others are empty. */
  defaultValues?: Partial<StepInput<Schemas>> | undefined;
  /** Receives the parsed values. The draft is deleted once it has resolved. */
  onSubmit: (values: StepOutput<Schemas>) => void | Promise<void>;
  onSubmitFailure?: ((cause: unknown) => void) | undefined;
  /** Receives the id of each step that is shown after the first. */
  onStepChange?: ((id: string) => void) | undefined;
  /** Ref with functions to open a step from outside the form. */
  actionsRef?: Ref<StepFormActions> | undefined;
  /** Whether processing continues elsewhere: the button shows a spinner and nothing is sent. */
  busy?: boolean | undefined;
  /** Error text of the whole form, as a sentence. */
  error?: string | undefined;
  /** Errors of the server by field; opens the first step that has one. */
  fieldErrors?: ServerFieldErrors | undefined;
  /** Stores a draft under this key, which should contain the user's id. Without it nothing is stored. */
  persistKey?: string | undefined;
  /** Storage of drafts; default `session`, until the tab closes. */
  persistIn?: DraftStorage | undefined;
  /**
   * Version of the draft; increment it when the fields change: drafts of other versions are ignored. Default
   * 1.
   */
  draftVersion?: number | undefined;
  /** Makes the browser show a confirmation before the page is left with unsaved input. Default false. */
  guardUnsaved?: boolean | undefined;
}

const none: readonly Step[] = [];

type Submit = FormProps<Record<string, unknown>, unknown>;

/**
 * A form in steps. Each step is validated before the next, values are preserved when going back, and a draft
 * is stored and offered after a reload.
 * @example
 * <StepForm
 *   steps={[
 *     { id: 'amount', title: 'Jumlah', schema: amount, content: <MoneyInput name="amount" label="Jumlah" /> },
 *     { id: 'pin', title: 'PIN', schema: pin, private: ['pin'], content: <PinField name="pin" label="PIN" /> },
 *   ]}
 *   persistKey={`withdraw:${user.id}`}
 *   onSubmit={withdraw}
 * />
 */
export function StepForm<const Schemas extends readonly $ZodObject[]>({
  steps: given,
  stepsAfter = none,
  defaultValues,
  onSubmit,
  onSubmitFailure,
  onStepChange,
  actionsRef,
  busy,
  error,
  fieldErrors,
  persistKey,
  persistIn = 'session',
  draftVersion = 1,
  guardUnsaved = false,
  className,
  ...rest
}: StepFormProps<Schemas>) {
  const steps = given as unknown as readonly FormStep[];
  const { base, controls: texts } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const way = useSteps({
    steps,
    defaultValues,
    onSubmit: (output) => onSubmit(output as StepOutput<Schemas>),
    onStepChange,
    actionsRef,
    fieldErrors,
    persistKey,
    persistIn,
    draftVersion,
    guardUnsaved,
    heading,
  });
  const { at, step, refused, offer } = way;

  if (offer) {
    return (
      <S.Root {...rest} className={slotClass('StepForm', 'root', className)}>
        <DraftOffer
          draft={offer}
          steps={steps}
          onContinue={() => way.continueDraft(offer)}
          onRestart={way.restart}
        />
      </S.Root>
    );
  }

  const isLast = at === steps.length - 1;
  return (
    <S.Root {...rest} className={slotClass('StepForm', 'root', className)}>
      <Stepper
        current={step.id}
        steps={[
          ...steps.map(({ id, title }, index) => ({
            id,
            label: title,
            error: refused.includes(index) && index !== at,
          })),
          ...stepsAfter,
        ]}
        onStepSelect={way.goById}
      />
      <Form
        key={way.key}
        schema={step.schema as unknown as Submit['schema']}
        defaultValues={valuesOf(step, way.values)}
        onSubmit={way.submit}
        onSubmitFailure={onSubmitFailure}
        busy={busy}
        error={error}
        fieldErrors={way.ownErrors}
      >
        <S.Head className="lobi-StepForm-head">
          <S.Title ref={heading} tabIndex={-1} className="lobi-StepForm-title">
            {step.title}
            <VisuallyHidden>
              , {fill(texts.stepOf, { step: at + 1, total: steps.length + stepsAfter.length })}
            </VisuallyHidden>
          </S.Title>
          {step.description != null && <S.Description>{step.description}</S.Description>}
        </S.Head>
        <FormErrorSummary />
        <S.Content className="lobi-StepForm-content">
          {typeof step.content === 'function' ? step.content(way.values) : step.content}
        </S.Content>
        <StepWatcher onChange={way.watch} showErrors={refused.includes(at) && !fieldErrors} />
        <S.Actions className="lobi-StepForm-actions">
          {at > 0 && (
            <Button variant="outline" size="lg" disabled={busy} onClick={() => way.go(at - 1)}>
              {base.back}
            </Button>
          )}
          <SubmitButton fullWidth={false}>
            {step.submitLabel ?? (isLast ? texts.stepSend : texts.stepNext)}
          </SubmitButton>
        </S.Actions>
      </Form>
    </S.Root>
  );
}
