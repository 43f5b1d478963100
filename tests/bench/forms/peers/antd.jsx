import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { createRoot } from 'react-dom/client';
import { blanks, countRoot, labelOf, limits, names } from './fields.js';

const rules = [{ min: limits.min, max: limits.max, pattern: limits.pattern }];

function Page() {
  countRoot();
  return (
    <Form initialValues={blanks} layout="vertical">
      {names.map((name) => (
        <Form.Item key={name} name={name} label={labelOf(name)} rules={rules}>
          <Input />
        </Form.Item>
      ))}
    </Form>
  );
}

createRoot(document.querySelector('#root')).render(<Page />);
