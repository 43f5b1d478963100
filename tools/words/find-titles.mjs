import ts from 'typescript';

/** Functions whose first argument is the title of a test. */
const testFunctions = new Set(['it', 'test']);

/**
 * What a call begins with: `it` of `it.each(rows)('title', …)`.
 *
 * @param {ts.Expression} expression
 * @returns {string | undefined}
 */
function firstNameOf(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) {
    // `test.describe`, `test.step` and `test.use` are no tests.
    const isTest = ['each', 'only', 'skip', 'for', 'skipIf', 'runIf'].includes(
      expression.name.text,
    );
    return isTest ? firstNameOf(expression.expression) : undefined;
  }
  if (ts.isCallExpression(expression)) return firstNameOf(expression.expression);
  return ts.isTaggedTemplateExpression(expression) ? firstNameOf(expression.tag) : undefined;
}

/**
 * Titles of the tests of a file, with their lines. A title that is put together is given with `…` for
 * each part that is not known before the test runs.
 *
 * @param {string} file
 * @param {string} text
 * @returns {{ line: number, title: string }[]}
 */
export function findTitles(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {{ line: number, title: string }[]} */
  const titles = [];

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && testFunctions.has(firstNameOf(node.expression) ?? '')) {
      const [first] = node.arguments;
      const line = first ? source.getLineAndCharacterOfPosition(first.getStart()).line + 1 : 0;
      if (first && ts.isStringLiteralLike(first)) titles.push({ line, title: first.text });
      if (first && ts.isTemplateExpression(first)) {
        const parts = first.templateSpans.map(({ literal }) => literal.text);
        titles.push({ line, title: [first.head.text, ...parts].join('…') });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}
