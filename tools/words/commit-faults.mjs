import { flaggedPattern } from './flagged-words.mjs';

/** Longest subject of a commit. */
const maximumLength = 72;

const types = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test';
const form = new RegExp(`^(?:${types})(?:\\([a-z][a-z0-9,-]*\\))?!?: (.+)$`);

/** Verbs whose imperative ends like another form. */
const imperatives = new Set([
  ...['address', 'bring', 'bypass', 'compress', 'discuss', 'embed', 'express', 'feed', 'focus'],
  ...['need', 'pass', 'ping', 'press', 'process', 'seed', 'shed', 'speed', 'spring', 'string'],
  ...['suppress', 'toss', 'witness'],
]);

/** @param {string} verb */
const isImperative = (verb) => imperatives.has(verb) || !/(?:ed|ing|s)$/.test(verb);

/**
 * Returns the faults of a commit's subject. A change of one package has it as its scope; a change
 * across packages may go without.
 *
 * @param {string} subject
 * @returns {string[]}
 */
export function faultsOfSubject(subject) {
  const [, text] = form.exec(subject) ?? [];
  const [verb = ''] = text?.split(' ') ?? [];
  const faults = [
    [text === undefined, 'is not `type(scope): imperative subject`'],
    [subject.length > maximumLength, `is longer than ${maximumLength} characters`],
    [subject.endsWith('.'), 'ends with a full stop'],
    [/^[A-Z][a-z]/.test(verb), 'begins with a capital'],
    [text !== undefined && !isImperative(verb), `does not begin with an imperative: "${verb}"`],
    [flaggedPattern.test(subject), `says "${flaggedPattern.exec(subject)?.[0]}"`],
  ];
  return faults.flatMap(([isWrong, fault]) => (isWrong ? [String(fault)] : []));
}
