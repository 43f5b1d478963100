import { createRoot } from 'react-dom/client';
import { countRoot, labelOf, limits, names } from './fields.js';

/** The least there is: the page keeps the text, one field is checked by hand, React does nothing. */
function check({ target }) {
  const { value } = target;
  const wrong =
    value.length < limits.min || value.length > limits.max || !limits.pattern.test(value);
  const said = wrong ? 'Not valid' : '';
  const error = target.nextElementSibling;
  if (error.textContent === said) return;
  error.textContent = said;
  target.setAttribute('aria-invalid', String(wrong));
}

function Page() {
  countRoot();
  return (
    <form onInput={check}>
      {names.map((name) => (
        <label key={name}>
          {labelOf(name)}
          <input name={name} />
          <span />
        </label>
      ))}
    </form>
  );
}

createRoot(document.querySelector('#root')).render(<Page />);
