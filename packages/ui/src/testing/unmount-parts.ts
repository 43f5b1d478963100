// Must precede React DOM, which the files of a run share.
import './count-renders.ts';
import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

/**
 * Set-up of each file of component tests: their library unmounts what a test has rendered by a hook of its
 * module, which belongs to the first file that loads it.
 */
beforeEach(() => cleanup());
