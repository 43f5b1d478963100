// The page of a review, in the browser: pictures side by side, and a decision for them.

/** @typedef {import('../results.mjs').Finding} Finding */
/** @typedef {import('../results.mjs').Kind} Kind */

/** @type {Readonly<Record<Kind, string>>} */
const captions = { before: 'Before', after: 'After', difference: 'Difference' };

/** @type {(id: string) => HTMLElement} */
const part = (id) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no "${id}".`);
  return element;
};
const note = /** @type {HTMLInputElement} */ (part('note'));
const scope = /** @type {HTMLSelectElement} */ (part('scope'));

/** @type {Finding[]} */
let findings = [];
let index = 0;

const current = () => findings[index];

/** @param {Finding} finding */
const storyOf = ({ title, name }) => `${title}, ${name}`;

/**
 * @param {Finding} finding
 * @param {Kind} kind
 */
function figure({ file }, kind) {
  const element = document.createElement('figure');
  const caption = document.createElement('figcaption');
  caption.textContent = captions[kind];
  const image = document.createElement('img');
  image.alt = captions[kind];
  image.src = `/pictures/${kind}/${encodeURIComponent(file)}`;
  element.append(caption, image);
  return element;
}

/**
 * @param {Finding} finding
 * @param {number} position
 */
function row(finding, position) {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `${storyOf(finding)} · ${finding.mode} · ${finding.state}`;
  if (position === index) button.setAttribute('aria-current', 'true');
  button.addEventListener('click', () => move(position));
  item.append(button);
  return item;
}

function draw() {
  const finding = current();
  part('left').textContent =
    findings.length === 0 ? 'Everything is decided.' : `${findings.length} to decide`;
  part('findings').replaceChildren(...findings.map(row));
  part('findings').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  part('title').textContent = finding ? `${storyOf(finding)} · ${finding.mode}` : '';
  part('reason').textContent = finding ? [finding.state, finding.reason].join(': ') : '';
  part('pictures').replaceChildren(
    ...(finding?.kinds ?? []).map((kind) => figure(/** @type {Finding} */ (finding), kind)),
  );
}

/** @param {number} position */
function move(position) {
  index = Math.min(Math.max(position, 0), Math.max(findings.length - 1, 0));
  draw();
}

/** Pictures to which a decision applies. */
function chosen() {
  const finding = current();
  /** @type {Record<string, (each: Finding) => boolean>} */
  const isChosen = {
    one: (each) => each === finding,
    story: (each) => finding !== undefined && storyOf(each) === storyOf(finding),
    all: () => true,
  };
  return findings.filter(isChosen[scope.value] ?? (() => false)).map(({ file }) => file);
}

/** @param {'approve' | 'reject'} verb */
async function decide(verb) {
  if (!current()) return;
  if (verb === 'reject' && note.value.trim() === '') {
    part('message').textContent = 'Say why, so that it can be changed.';
    note.focus();
    return;
  }
  const files = chosen();
  const response = await fetch('/decisions', {
    method: 'POST',
    body: JSON.stringify({ verb, files, note: note.value }),
  });
  const answer = await response.json();
  if (!response.ok) {
    part('message').textContent = answer.problem;
    return;
  }
  const did = verb === 'approve' ? 'approved' : 'rejected';
  const where = answer.commit ? `commit ${answer.commit}` : 'not committed';
  part('message').textContent = `${files.length} ${did}, ${where}.`;
  note.value = '';
  scope.value = 'one';
  findings = answer.findings;
  move(index);
}

function resize() {
  const isActual = part('pictures').classList.toggle('actual');
  part('size').setAttribute('aria-pressed', String(isActual));
}

/** @type {Readonly<Record<string, readonly [key: string, act: () => unknown]>>} */
const actions = {
  approve: ['a', () => decide('approve')],
  reject: ['r', () => decide('reject')],
  previous: ['k', () => move(index - 1)],
  next: ['j', () => move(index + 1)],
  size: ['s', resize],
};

for (const [id, [, act]] of Object.entries(actions)) part(id).addEventListener('click', act);
document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
  const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (isTyping || ctrlKey || metaKey || altKey) return;
  Object.values(actions).find(([shortcut]) => shortcut === key)?.[1]();
});
part('decision').addEventListener('submit', (event) => event.preventDefault());

findings = await (await fetch('/findings')).json();
draw();
