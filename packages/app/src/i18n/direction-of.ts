import { createInstance } from 'i18next';

const scripts = createInstance();

/** Direction in which a language is written. */
export const directionOf = (tag: string): 'ltr' | 'rtl' => scripts.dir(tag);
