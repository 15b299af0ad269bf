/** Whether lists and objects are nested more than `levels` deep. */
export function isNestedDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isNestedDeeperThan(each, levels - 1));
}
