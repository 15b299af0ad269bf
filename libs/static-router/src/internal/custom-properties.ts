import type { AtRule, Root, Rule } from 'postcss';

/** Returns the custom properties of a stylesheet that have one value, everywhere and always. */
function constantsOf(root: Root, mayBe: (name: string) => boolean): ReadonlyMap<string, string> {
  const values = new Map<string, string | undefined>();
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isAlways =
      mayBe(prop) &&
      (parent as Rule | undefined)?.selector === ':root' &&
      (parent?.parent?.type === 'root' || (parent?.parent as AtRule | undefined)?.name === 'layer');
    values.set(prop, isAlways && !values.has(prop) ? value : undefined);
  });
  const constants = new Map<string, string>();
  for (let before = -1; before !== constants.size;) {
    before = constants.size;
    for (const [name, value] of values) {
      const inserted = value && withConstants(value, constants);
      if (inserted && !inserted.includes('var(')) constants.set(name, inserted);
    }
  }
  return constants;
}

/** Returns the value of a declaration with the constants that it names in their place. */
const withConstants = (value: string, constants: ReadonlyMap<string, string>) =>
  value.replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use);

/**
 * Replaces `var()` references to custom properties that have only one value, in place; the declarations stay.
 *
 * @param mayBe Whether nothing else than the stylesheet sets a property of this name.
 */
export function inlineConstantCustomProperties(
  root: Root,
  mayBe: (name: string) => boolean = () => true,
): void {
  const constants = constantsOf(root, mayBe);
  root.walkDecls((declaration) => {
    declaration.value = withConstants(declaration.value, constants);
  });
}

/**
 * Removes custom properties that no `var()` of the stylesheet uses, in place.
 *
 * @param mayGo Whether nothing else than the stylesheet uses a property of this name.
 */
export function removeUnusedCustomProperties(
  root: Root,
  mayGo: (name: string) => boolean = () => true,
): void {
  for (let before = -1, after = 0; before !== after;) {
    before = after;
    const used = new Set<string>();
    root.walkDecls(({ value }) => {
      for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) used.add(name);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop) || !mayGo(declaration.prop)) return;
      const { parent } = declaration;
      declaration.remove();
      if (parent?.nodes.length === 0) parent.remove();
      after += 1;
    });
  }
}

/** Renames all custom properties to short names, in place. */
export function shortenCustomPropertyNames(root: Root): void {
  const names = new Map<string, string>();
  const shortOf = (name: string) => {
    const short = names.get(name) ?? `--${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  };
  root.walkDecls(/^--/, (declaration) => {
    declaration.prop = shortOf(declaration.prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(/--[\w-]+/g, (name) => names.get(name) ?? name);
  });
}
