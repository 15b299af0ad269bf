/** Returns whether a reload would interrupt the visitor: a dialog is open, a field has the focus, or a field has been changed. */
export function isVisitorBusy(): boolean {
  if (document.querySelector('dialog[open], :focus:is(input, select, textarea)')) return true;
  // `value` of a checkbox or radio button does not depend on whether it is checked.
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) =>
      field.matches('[type=checkbox], [type=radio]')
        ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
        : field.value !== field.defaultValue,
  );
}
