/** Returns whether a reload would lose what the visitor has begun: an open dialog, a field that has the focus, or one that was filled in. */
export function isPageBusy(): boolean {
  if (document.querySelector('dialog[open], :focus:is(input, select, textarea)')) return true;
  // A checkbox has a value of its own, ticked or not.
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) =>
      field.matches('[type=checkbox], [type=radio]')
        ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
        : field.value !== field.defaultValue,
  );
}
