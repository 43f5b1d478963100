/** Maximum length of a title, so that it fits a line of a report. */
const maximumLength = 120;

/**
 * Faults that no title may have.
 *
 * @type {[isWrong: (title: string) => boolean, fault: string][]}
 */
const strict = [
  [(title) => title.trim() === '', 'is empty'],
  [(title) => title.length > maximumLength, `is longer than ${maximumLength} characters`],
  [(title) => /[.!\n]$/.test(title), 'ends like a paragraph'],
  [(title) => /\bshould\b/i.test(title), 'says what should be; say what is'],
  [(title) => /^(was|were|will|did|had)\b/i.test(title), 'is not in the present tense'],
];

/**
 * A title that begins with one of these has no subject and no action of its own: it needs the title of
 * its group to be understood, and says nothing in a list of failures.
 */
const dependent =
  /^(is|are|be|has|have|of|to|in|for|with|at|than|that|from|on|as|by|while|where|when|whatever|which) /i;

/**
 * Returns the faults of a test's title: those that no title may have, and those that exist from before
 * the rule.
 *
 * @param {string} title
 * @returns {{ strict: string[], dependent: boolean }}
 */
export const faultsOfTitle = (title) => ({
  strict: strict.filter(([isWrong]) => isWrong(title)).map(([, fault]) => fault),
  dependent: dependent.test(title),
});
