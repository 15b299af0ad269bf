/** Whether lists and objects lie more than so many levels inside each other. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isNestedDeeper(each, levels - 1));
}
