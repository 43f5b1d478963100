/** Element with which a browser replaces a text that it has translated. */
const wrapper = 'FONT';

/** A text node of React, and its displayed translation. */
interface Translated {
  readonly text: Text;
  readonly source: string;
  readonly shown: Element;
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isWrapper = (node: Node | null | undefined): node is Element => node?.nodeName === wrapper;

/** The wrapper that replaced the text of a mutation record. */
function wrapperOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): Node | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(
    (node) => isWrapper(node) && node.isConnected,
  ) as Node | undefined;
}

/**
 * Keeps React working on a page that the browser translates. Chrome, Edge and others replace each text
 * by a `font` element with the translation. React still references the removed text node, so that an
 * updated amount would not appear, and removing such a node throws. The original text node is therefore
 * put back, empty, before its translation. When React changes it, the old translation is removed and the
 * browser translates the new text; when React removes it, the translation is removed too.
 * @returns function that ends the observation; displayed translations then stay
 * @source ours; the behaviour is described in facebook/react#11538
 */
export function syncTranslatedTexts(page: Node): () => void {
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
        // The user requested the original: the browser restores the emptied text.
        for (const each of byText.values()) {
          if (each.shown !== node || node.isConnected) continue;
          forget(each, false);
          if (each.text.isConnected && each.text.data === '') each.text.data = each.source;
        }
      } else if (isText(node) && !node.isConnected) {
        const existing = byText.get(node);
        const shown = existing ? undefined : wrapperOf(record);
        if (existing) forget(existing, true);
        else if (isWrapper(shown)) {
          byText.set(node, { text: node, source: node.data, shown });
          // Before reinserting it, so that only React's own changes are observed.
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
