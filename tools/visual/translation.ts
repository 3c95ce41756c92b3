import type { Page } from 'playwright';

interface TranslatedWindow extends Window {
  lostTexts?: string[];
}

/**
 * Wraps every text of the page in two `font` elements, now and whenever one appears, as Chrome does when it translates a page.
 * Records what React writes into a text that is no longer there: the visitor goes on reading the earlier one.
 */
function translate(): void {
  const lostTexts: string[] = ((window as TranslatedWindow).lostTexts = []);
  const replaced = new WeakSet<Node>();
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    const isSkipped =
      parent === null ||
      parent.closest('script, style, textarea, title, svg, font, option, [translate="no"]');
    if (isSkipped || text.data.trim() === '') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
    replaced.add(text);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  const { nodeValue } = Object.getOwnPropertyDescriptors(Node.prototype);
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      if (replaced.has(this)) lostTexts.push(`"${this.nodeValue}" became "${value}"`);
      nodeValue.set?.call(this, value);
    },
  });
  const start = () => {
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of target instanceof Text ? [target] : addedNodes)
          if (node.isConnected) wrapAll(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  addEventListener('load', start, { once: true });
}

/** Translates the pages that are opened in the context from here on. */
export const translatePages = (page: Pick<Page, 'addInitScript'>): Promise<unknown> =>
  page.addInitScript(translate);

/** Changes of texts that did not appear since the last call, one line each. */
export const takeLostTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as TranslatedWindow).lostTexts?.splice(0) ?? []);
