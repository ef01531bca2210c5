import { md5 } from 'js-md5'

/**
 * Returns the MD5 hash of a text's UTF-8 bytes in lower-case hex, which is how some APIs expect a password.
 *
 * Browsers offer no MD5. The library is bundled with the form: a chunk loaded at the first call could be gone after a
 * deployment. Treat the hash like the password: whoever has it can delete the account.
 */
export const md5Hex = (text: string): string => md5(new TextEncoder().encode(text))
