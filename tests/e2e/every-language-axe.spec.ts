import { examineInEveryLanguage } from './axe-in-every-language.ts';
import { test } from './platform-fixture.ts';

// Those who walk share the workers.
test.describe.configure({ mode: 'parallel' });

examineInEveryLanguage('lentera');
