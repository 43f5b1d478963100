import { Field, Form, Formik } from 'formik';
import { createRoot } from 'react-dom/client';
import { blanks, countRoot, labelOf, names } from './fields.js';
import { schema } from './schema.js';

function validate(values) {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}

function Fields({ errors }) {
  countRoot();
  return (
    <Form>
      {names.map((name) => (
        <label key={name}>
          {labelOf(name)}
          <Field name={name} />
          {errors[name] && <span>{errors[name]}</span>}
        </label>
      ))}
    </Form>
  );
}

createRoot(document.querySelector('#root')).render(
  <Formik initialValues={blanks} validate={validate} onSubmit={() => undefined}>
    {({ errors }) => <Fields errors={errors} />}
  </Formik>,
);
