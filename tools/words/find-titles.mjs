import ts from 'typescript';

/** Functions whose first argument is the title of a test. */
const testFunctions = new Set(['it', 'test']);

/**
 * Returns the first name of a call: `it` of `it.each(rows)('title', …)`.
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
 * Text of a literal; a template or concatenation has `…` for each part that is known only at run time.
 *
 * @param {ts.Node | undefined} node
 * @returns {string | undefined} `undefined` for other expressions
 */
function textOf(node) {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (!node || !ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/**
 * Titles of the tests of a file, with their lines.
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
      const title = textOf(first);
      if (title !== undefined) titles.push({ line, title });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** Comment with the id of a test, group, step or row of cases to which other files refer. */
const idForm = /^[ \t]*\/\/ id: (.*)\n\s*/gm;

/**
 * Returns the title of a statement, a row or a property: the title of a call, or else the first
 * text in it.
 *
 * @param {ts.Node} node
 * @returns {string | undefined}
 */
function titleOf(node) {
  if (ts.isExpressionStatement(node)) return titleOf(node.expression);
  if (ts.isAwaitExpression(node)) return titleOf(node.expression);
  if (ts.isCallExpression(node)) return textOf(node.arguments[0]);
  return textOf(node) ?? ts.forEachChild(node, titleOf);
}

/**
 * Titles with an id in the line above, `// id: cash-in-completes`, and the lines of the ids. The title
 * is empty if an id is above any other line.
 *
 * @param {string} file
 * @param {string} text
 * @returns {{ id: string, line: number, title: string }[]}
 */
export function findIds(file, text) {
  const marks = [...text.matchAll(idForm)];
  if (marks.length === 0) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  /** @type {Map<number, string>} */
  const titles = new Map();
  const starts = marks.map(({ index, 0: { length } }) => index + length);

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (!starts.some((start) => node.pos <= start && start < node.end)) return;
    const start = node.getStart(source);
    if (starts.includes(start) && !titles.has(start)) titles.set(start, titleOf(node) ?? '');
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return marks.map(({ index, 0: mark, 1: id = '' }) => ({
    id,
    line: source.getLineAndCharacterOfPosition(index).line + 1,
    title: titles.get(index + mark.length) ?? '',
  }));
}
