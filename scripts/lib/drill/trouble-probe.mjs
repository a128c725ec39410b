// Runs in the page: records every trouble notice that was ever visible.
globalThis.drillTrouble = new Set();
new MutationObserver(() => {
  for (const element of document.querySelectorAll('[data-trouble]'))
    if (element.checkVisibility({ visibilityProperty: true }))
      globalThis.drillTrouble.add(element.innerText.replaceAll(/\s+/g, ' ').trim());
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
