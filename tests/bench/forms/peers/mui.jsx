import { zodResolver } from '@hookform/resolvers/zod';
import TextField from '@mui/material/TextField';
import { createRoot } from 'react-dom/client';
import { Controller, useForm } from 'react-hook-form';
import { blanks, countRoot, labelOf, names } from './fields.js';
import { schema } from './schema.js';

function Page() {
  countRoot();
  const { control } = useForm({
    resolver: zodResolver(schema),
    defaultValues: blanks,
    mode: 'onChange',
  });
  return (
    <form>
      {names.map((name) => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field, fieldState: { error } }) => (
            <TextField
              {...field}
              fullWidth
              label={labelOf(name)}
              error={error !== undefined}
              helperText={error?.message}
            />
          )}
        />
      ))}
    </form>
  );
}

createRoot(document.querySelector('#root')).render(<Page />);
