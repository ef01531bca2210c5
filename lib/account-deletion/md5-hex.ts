/**
 * Returns the MD5 hash of a text's UTF-8 bytes in lower-case hex, the form in which Swin's API expects a password.
 *
 * Browsers have no MD5; the library is loaded on the first call. Treat the hash like the password: whoever has it can
 * delete the account with it.
 */
export async function md5Hex(text: string): Promise<string> {
  const { md5 } = await import('js-md5')
  return md5(new TextEncoder().encode(text))
}
