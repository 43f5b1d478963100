import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import { useHandler } from '../../primitives/use-handler.ts';
import type { ServerFieldErrors } from '../form/form.tsx';
import { sameValue } from '../form/same-value.ts';
import { useUnsavedGuard } from '../form/use-unsaved-guard.ts';
import type { Draft } from './draft.ts';
import type { DraftStorage } from './draft-store.ts';
import type { FormStep, StepFormActions, StepValues } from './step-form.types.ts';
import { checkAll, errorsOf, initialValues, refusedSteps, resumeAt } from './step-way.ts';
import { useDraft } from './use-draft.ts';

export interface StepsOptions {
  readonly steps: readonly FormStep[];
  readonly defaultValues: object | undefined;
  /** Receives the parsed values. */
  readonly onSubmit: (output: object) => void | Promise<void>;
  readonly onStepChange: ((id: string) => void) | undefined;
  readonly actionsRef: Ref<StepFormActions> | undefined;
  readonly fieldErrors: ServerFieldErrors | undefined;
  readonly persistKey: string | undefined;
  readonly persistIn: DraftStorage;
  readonly draftVersion: number;
  readonly guardUnsaved: boolean;
  /** Ref of the title of the step, which gets the focus. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** The current step, the values so far, and functions to continue. */
export interface Steps {
  /** Index of the step that is shown. */
  readonly at: number;
  readonly step: FormStep;
  /** A new key remounts the form of the step. */
  readonly key: string;
  /** Values at the time when the step was shown. */
  readonly values: StepValues;
  /** Steps with a rejected field, by index. */
  readonly refused: readonly number[];
  /** Errors of the server in this step. */
  readonly ownErrors: ServerFieldErrors | undefined;
  /** A stored draft that was neither accepted nor declined yet. */
  readonly offer: Draft | undefined;
  readonly go: (index: number) => void;
  readonly goById: (id: string) => void;
  /** Receives the values of the step at every change. */
  readonly watch: (values: StepValues) => void;
  /** Called with a valid step: continues to the next one, or submits. */
  readonly submit: () => Promise<void>;
  readonly continueDraft: (draft: Draft) => void;
  readonly restart: () => void;
}

/** Manages the steps of a form, its draft and the errors of the server. */
export function useSteps({
  steps,
  defaultValues,
  onSubmit,
  onStepChange,
  actionsRef,
  fieldErrors,
  persistKey,
  persistIn,
  draftVersion,
  guardUnsaved,
  heading,
}: StepsOptions): Steps {
  const [defaults] = useState(() => initialValues(steps, defaultValues));
  const entered = useRef<StepValues>(defaults);
  const [begun, setBegun] = useState({ at: 0, round: 0, values: defaults });
  const [refused, setRefused] = useState<readonly number[]>([]);
  const [changed, setChanged] = useState(false);
  const privateNames = new Set<string>(steps.flatMap((step) => step.private ?? []));
  const draft = useDraft(persistKey, persistIn, {
    version: draftVersion,
    steps: steps.map(({ id }) => id),
    defaults,
    privateNames,
  });
  useUnsavedGuard(guardUnsaved && changed);

  const { at, round } = begun;
  const step = steps[at] as FormStep;
  const go = (index: number): void => {
    const target = steps[index];
    if (!target) return;
    // A new count remounts the step with the current values.
    setBegun((before) => ({ at: index, round: before.round + 1, values: entered.current }));
    draft.keep(target.id, entered.current);
    onStepChange?.(target.id);
  };
  const goById = (id: string): void => go(steps.findIndex((target) => target.id === id));
  useImperativeHandle(actionsRef, () => ({ goTo: goById }));
  useEffect(() => {
    if (round > 0) heading.current?.focus();
  }, [round, heading]);

  // If the rejected step is the shown one, its field has the focus, not its title. A new array of the same
  // steps is ignored.
  const showRefused = useHandler((errors: ServerFieldErrors | undefined): void => {
    const indexes = errors ? refusedSteps(steps, errors) : [];
    setRefused(indexes);
    const [first] = indexes;
    if (first !== undefined && first !== at) go(first);
  });
  useEffect(() => showRefused(fieldErrors), [fieldErrors, showRefused]);
  const ownErrors = useMemo(
    () => (fieldErrors && step ? errorsOf(step, steps, fieldErrors) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [fieldErrors, step?.id],
  );

  return {
    at,
    step,
    key: `${step.id}:${round}`,
    values: begun.values,
    refused,
    ownErrors,
    offer: draft.offer,
    go,
    goById,
    watch(values) {
      entered.current = { ...entered.current, ...values };
      setChanged(!sameValue(entered.current, defaults));
      draft.keep(step.id, entered.current);
    },
    async submit() {
      setRefused((before) => before.filter((index) => index !== at));
      if (at < steps.length - 1) {
        go(at + 1);
        return;
      }
      const checked = await checkAll(steps, entered.current);
      if ('refusedAt' in checked) {
        setRefused([checked.refusedAt]);
        go(checked.refusedAt);
        return;
      }
      await onSubmit(checked.output);
      draft.clear();
      setChanged(false);
    },
    continueDraft(offer) {
      entered.current = { ...defaults, ...offer.values };
      setChanged(true);
      draft.settle();
      go(resumeAt(steps, offer.step));
    },
    restart() {
      draft.clear();
      draft.settle();
      setBegun((before) => ({ ...before, round: before.round + 1 }));
    },
  };
}
