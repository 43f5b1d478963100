/** Element with which a browser replaces a text that it has translated. */
const wrapper = 'FONT';

/** A text that React holds, and the translation that the reader sees instead. */
interface Translated {
  readonly text: Text;
  readonly source: string;
  readonly shown: Element;
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isWrapper = (node: Node | null | undefined): node is Element => node?.nodeName === wrapper;

/** The wrapper that took the place of the text that a record says was removed. */
function wrapperOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): Node | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(
    (node) => isWrapper(node) && node.isConnected,
  ) as Node | undefined;
}

/**
 * Keeps a page alive that the browser translates. Chrome, Edge and others replace each text by a
 * `font` element with the translation. React still holds the text that is no longer in the page: an
 * amount stands still while another is sent, and where React removes such a text it throws.
 *
 * The text that React holds is therefore put back, empty, before its translation. When React
 * changes it, the translation of the former text goes away, and the browser translates the new one;
 * when React removes it, its translation goes with it.
 *
 * @returns ends the observation; translations that are shown then stay.
 * @source ours; the behaviour is described in facebook/react#11538
 */
export function keepTranslatedTexts(page: Node): () => void {
  const byText = new Map<Text, Translated>();

  function forget({ text, shown }: Translated, removes: boolean): void {
    byText.delete(text);
    if (removes) shown.remove();
  }

  function follow(record: MutationRecord): void {
    const { type, target, removedNodes } = record;
    if (type === 'characterData') {
      const changed = byText.get(target as Text);
      if (changed) forget(changed, true);
      return;
    }
    for (const node of removedNodes) {
      if (isWrapper(node)) {
        // The reader asked for the original: what the browser puts back is the text that was emptied.
        for (const each of byText.values()) {
          if (each.shown !== node || node.isConnected) continue;
          forget(each, false);
          if (each.text.isConnected && each.text.data === '') each.text.data = each.source;
        }
      } else if (isText(node) && !node.isConnected) {
        const known = byText.get(node);
        const shown = known ? undefined : wrapperOf(record);
        if (known) forget(known, true);
        else if (isWrapper(shown)) {
          byText.set(node, { text: node, source: node.data, shown });
          // Before it is in the page again, so that only React's own changes are observed.
          node.data = '';
          shown.before(node);
        }
      }
    }
  }

  const observer = new MutationObserver((records) => records.forEach(follow));
  observer.observe(page, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
