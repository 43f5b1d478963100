import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { en } from '../../messages/en.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { StepForm, type StepFormProps } from './step-form.tsx';

const amount = z.object({ amount: z.string().check(z.minLength(2)) });
const target = z.object({
  bank: z.string().check(z.minLength(3)),
  pin: z.string().check(z.minLength(4)),
});
const confirm = z.object({});
type Schemas = readonly [typeof amount, typeof target, typeof confirm];

const steps: StepFormProps<Schemas>['steps'] = [
  {
    id: 'amount',
    title: 'Amount',
    schema: amount,
    content: <TextField name="amount" label="Sum" />,
  },
  {
    id: 'target',
    title: 'Target',
    schema: target,
    private: ['pin'],
    content: (
      <>
        <TextField name="bank" label="Bank" />
        <TextField name="pin" label="PIN" />
      </>
    ),
  },
  {
    id: 'confirm',
    title: 'Confirm',
    schema: confirm,
    content: ({ amount: sum }) => <p>You send {String(sum)}</p>,
  },
];

const kit = { messages: en, locale: 'en' };
const show = (props: Partial<StepFormProps<Schemas>> = {}) =>
  renderInKit(<StepForm steps={steps} onSubmit={() => undefined} {...props} />, kit);

describe('StepForm', () => {
  it('StepForm validates each step, retains values when going back, and submits all together', async () => {
    const onSubmit = vi.fn();
    const screen = await show({ onSubmit });
    const next = screen.getByRole('button', { name: 'Continue' });
    await next.click();
    await expect.element(screen.getByText('The sum field is required.')).toBeVisible();
    await screen.getByLabelText('Sum').fill('50');
    await userEvent.keyboard('{Enter}');
    const heading = screen.getByRole('heading', { name: /^Target\s?, Step 2 of 3$/ });
    await expect.element(heading).toHaveFocus();
    await screen.getByLabelText('Bank').fill('NU');
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.element(screen.getByLabelText('Sum')).toHaveValue('50');
    await next.click();
    await expect.element(screen.getByLabelText('Bank')).toHaveValue('NU');
    await screen.getByLabelText('Bank').fill('NUSA');
    await screen.getByLabelText('PIN').fill('1234');
    await next.click();
    await expect.element(screen.getByText('You send 50')).toBeVisible();
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect
      .poll(() => onSubmit)
      .toHaveBeenCalledWith({ amount: '50', bank: 'NUSA', pin: '1234' });
  });

  it('StepForm marks the current step, and links to completed steps', async () => {
    const screen = await show({ defaultValues: { amount: '50' } });
    const items = () => [...screen.container.querySelectorAll('.lobi-Stepper-step')];
    expect(items().map((item) => item.getAttribute('aria-current'))).toEqual(['step', null, null]);
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect
      .poll(() => items().map((item) => item.getAttribute('data-state')))
      .toEqual(['done', 'current', 'ahead']);
    await screen.getByRole('button', { name: /Amount\s?, done/ }).click();
    await expect.element(screen.getByLabelText('Sum')).toHaveValue('50');
  });

  it('StepForm offers a draft after a reload without private values, and deletes it after submission', async () => {
    const onSubmit = vi.fn();
    const first = await show({ persistKey: 'withdraw', defaultValues: { amount: '50' } });
    await first.getByRole('button', { name: 'Continue' }).click();
    await first.getByLabelText('Bank').fill('NUSA');
    await first.getByLabelText('PIN').fill('1234');
    await first.getByRole('button', { name: 'Continue' }).click();
    await expect.element(first.getByText('You send 50')).toBeVisible();
    await first.unmount();
    const stored = sessionStorage.getItem('lobi:draft:withdraw');
    expect(stored).toContain('NUSA');
    expect(stored).not.toContain('1234');

    const second = await show({ persistKey: 'withdraw', onSubmit });
    await expect.element(second.getByText('Continue where you left off?')).toBeVisible();
    await second.getByRole('button', { name: 'Continue' }).click();
    // Continues at the step of the PIN, which must be entered again.
    await expect.element(second.getByLabelText('Bank')).toHaveValue('NUSA');
    await expect.element(second.getByLabelText('PIN')).toHaveValue('');
    await second.getByLabelText('PIN').fill('9999');
    await second.getByRole('button', { name: 'Continue' }).click();
    await second.getByRole('button', { name: 'Send' }).click();
    await expect
      .poll(() => onSubmit)
      .toHaveBeenCalledWith({ amount: '50', bank: 'NUSA', pin: '9999' });
    await expect.poll(() => sessionStorage.getItem('lobi:draft:withdraw')).toBeNull();
  });

  it('StepForm starts again on demand, and ignores drafts that are damaged or of another version', async () => {
    const store = (draft: object | string) =>
      localStorage.setItem(
        'lobi:draft:withdraw',
        typeof draft === 'string' ? draft : JSON.stringify(draft),
      );
    const draft = {
      version: 1,
      step: 'target',
      at: '2026-11-20T09:05:00.000Z',
      values: { amount: '77' },
    };
    store(draft);
    const first = await show({ persistKey: 'withdraw', persistIn: 'local' });
    await first.getByRole('button', { name: 'Start again' }).click();
    await expect.element(first.getByLabelText('Sum')).toHaveValue('');
    await first.unmount();

    for (const wrong of ['{broken', { ...draft, version: 9 }]) {
      store(wrong);
      const screen = await show({ persistKey: 'withdraw', persistIn: 'local' });
      await expect.element(screen.getByLabelText('Sum')).toBeVisible();
      await screen.unmount();
    }
  });

  it('StepForm returns to the step that the server rejected, with the reason', async () => {
    const screen = await show({ defaultValues: { amount: '50', bank: 'NUSA', pin: '1234' } });
    await screen.getByRole('button', { name: 'Continue' }).click();
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByText('You send 50')).toBeVisible();
    await screen.rerender(
      <StepForm
        steps={steps}
        onSubmit={() => undefined}
        fieldErrors={{ amount: ['More than today’s limit.'] }}
      />,
    );
    await expect
      .element(screen.getByLabelText('Sum'))
      .toHaveAccessibleDescription('More than today’s limit.');
  });

  it('StepForm validates every step again before submission, since a draft may be older than the rules', async () => {
    sessionStorage.setItem(
      'lobi:draft:old',
      JSON.stringify({
        version: 1,
        step: 'confirm',
        at: '2026-11-20T09:05:00.000Z',
        values: { amount: '5' },
      }),
    );
    const onSubmit = vi.fn();
    const [first, , last] = steps;
    const screen = await renderInKit(
      <StepForm steps={[first, last]} persistKey="old" onSubmit={onSubmit} />,
      kit,
    );
    await screen.getByRole('button', { name: 'Continue' }).click();
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect
      .element(screen.getByText('The sum field must be at least 2 characters.'))
      .toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
