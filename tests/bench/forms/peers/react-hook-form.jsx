import { zodResolver } from '@hookform/resolvers/zod';
import { createRoot } from 'react-dom/client';
import { useForm, useFormState } from 'react-hook-form';
import { blanks, countRoot, labelOf, names } from './fields.js';
import { schema } from './schema.js';

/** Only this field hears of its own errors. */
function Field({ name, control, register }) {
  const { errors } = useFormState({ control, name, exact: true });
  const error = errors[name];
  return (
    <label>
      {labelOf(name)}
      <input {...register(name)} aria-invalid={error ? true : undefined} />
      {error && <span>{error.message}</span>}
    </label>
  );
}

function Page() {
  countRoot();
  const { control, register, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    defaultValues: blanks,
    mode: 'onChange',
  });
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      {names.map((name) => (
        <Field key={name} name={name} control={control} register={register} />
      ))}
    </form>
  );
}

createRoot(document.querySelector('#root')).render(<Page />);
