// What follows the # in links that were sent by mail.

/** The account and the code of a link for a new password: names have no dot. */
export function readRecovery(given: string): { readonly name: string; readonly code: string } | undefined {
  const [name = '', code = '', ...more] = given.split('.');
  return name !== '' && code !== '' && more.length === 0 ? { name, code } : undefined;
}
