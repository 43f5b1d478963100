import { GlobalStyles, KitProvider } from '@lobi/ui';
import { Form, TextField } from '@lobi/ui/forms';
import { en } from '@lobi/ui/messages/en';
import { createRoot } from 'react-dom/client';
import { useFormContext } from 'react-hook-form';
import { blanks, countRoot, labelOf, names } from './fields.js';
import { schema } from './schema.js';

/** Renders whenever the form does: it reads what the form hands down. */
function Probe() {
  useFormContext();
  countRoot();
  return null;
}

function Page() {
  return (
    <KitProvider messages={en} locale="en">
      <GlobalStyles />
      <Form schema={schema} defaultValues={blanks} onSubmit={() => undefined} guardUnsaved>
        <Probe />
        {names.map((name) => (
          <TextField key={name} name={name} label={labelOf(name)} />
        ))}
      </Form>
    </KitProvider>
  );
}

createRoot(document.querySelector('#root')).render(<Page />);
