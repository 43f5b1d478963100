import { examineInEveryLanguage } from './axe-in-every-language.ts';
import { test } from './platform-fixture.ts';

// Walks run in parallel workers.
test.describe.configure({ mode: 'parallel' });

examineInEveryLanguage('lentera');
