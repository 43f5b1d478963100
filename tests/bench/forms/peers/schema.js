import * as z from 'zod/mini';
import { limits, names } from './fields.js';

const text = () =>
  z.string().check(z.minLength(limits.min), z.maxLength(limits.max), z.regex(limits.pattern));

export const schema = z.object(Object.fromEntries(names.map((name) => [name, text()])));
