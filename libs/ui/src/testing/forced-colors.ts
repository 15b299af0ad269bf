/*
 * A page cannot turn on forced colors; only the system or the browser's tools can. This approximates them for viewing and applies
 * the kit's own rules for them. `npm run test:visual` tests with the browser's forced colors.
 */

const QUERY = /\(forced-colors:\s*active\)/;
const changed = new Set<CSSMediaRule>();

const imitation = `
:root[data-theme='forced-colors'] {
  color-scheme: dark;
  background: Canvas;
  color: CanvasText;
}
:root[data-theme='forced-colors'] :is(*, *::before, *::after):not([style*='forced-color-adjust'], img) {
  color: CanvasText !important;
  background-color: Canvas !important;
  border-color: currentcolor !important;
  outline-color: Highlight !important;
  box-shadow: none !important;
  text-shadow: none !important;
}
:root[data-theme='forced-colors'] :is(a[href], a[href] *) { color: LinkText !important; }
:root[data-theme='forced-colors'] :is(button, button *) { color: ButtonText !important; }
:root[data-theme='forced-colors'] :is(:disabled, [aria-disabled='true'], :disabled *) { color: GrayText !important; }
:root[data-theme='forced-colors'] svg { background-color: transparent !important; }
`;

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) yield* mediaRules(rule.cssRules);
  }
}

/** Turns the imitation of forced colors on or off. */
export function imitateForcedColors(isOn: boolean): void {
  document.querySelector('#forced-colors')?.remove();
  for (const rule of changed) rule.media.mediaText = '(forced-colors: active)';
  changed.clear();
  if (!isOn) return;
  const style = document.createElement('style');
  style.id = 'forced-colors';
  style.textContent = imitation;
  document.head.append(style);
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      if (!QUERY.test(rule.media.mediaText)) continue;
      rule.media.mediaText = 'all';
      changed.add(rule);
      // The kit's rules for forced colors override the imitation: important rules in layers win.
      for (const inner of rule.cssRules) {
        if (!('style' in inner)) continue;
        const declarations = inner.style as CSSStyleDeclaration;
        for (const name of [...declarations])
          declarations.setProperty(name, declarations.getPropertyValue(name), 'important');
      }
    }
  }
}
