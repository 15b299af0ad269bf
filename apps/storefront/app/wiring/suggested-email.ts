/** The address that the next form for a new account begins with, told by the page before. It is never stored. */
let suggested: string | undefined;

/** Nobody types an address twice (WCAG 2.2, 3.3.7): the confirmation of an order passes it on. */
export function suggestEmail(email: string): void {
  suggested = email;
}

/** The address, once. */
export function takeSuggestedEmail(): string {
  const email = suggested ?? '';
  suggested = undefined;
  return email;
}
